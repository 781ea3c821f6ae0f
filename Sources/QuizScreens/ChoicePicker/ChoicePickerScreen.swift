import QuizEngine
package import TerminalKit

/// A choice about a deck's exam as cards; what is taken is remembered.
package struct ChoicePickerScreen: ScreenState {
  package let deckID: String
  package let choice: DeckChoice
  package var picker: Picker
  /// Whether what the deck asks for next follows, or a screen that is open already.
  package let leadsOn: Bool

  /// Opens with what was chosen last in focus.
  package init(_ choice: DeckChoice, deckID: String, leadsOn: Bool, in world: Surroundings) {
    self.deckID = deckID
    self.choice = choice
    self.leadsOn = leadsOn
    var focus: Int?
    if let outline = world.summary(id: deckID)?.outline {
      let chosen = choice.chosen(of: outline, in: world.settings)
      focus = choice.options(of: outline, words: world.words).firstIndex { $0.id == chosen }
    }
    picker = Picker(focus: focus ?? 0)
  }

  package enum Command: Equatable, Sendable {
    case move(Picker.Move)
    case choose, filter, help, back
  }

  package func path(in world: Surroundings) -> [String] {
    let outline = world.summary(id: deckID)?.outline
    return ["Trivium", outline?.title ?? deckID, label(in: world)]
  }

  /// What is chosen, in a word or two.
  private func label(in world: Surroundings) -> String {
    if case .profile = choice { return world.words(.choiceProfile) }
    return name(in: world)
  }

  func name(in world: Surroundings) -> String {
    guard let outline = world.summary(id: deckID)?.outline else { return "" }
    return choice.name(of: outline, in: world.settings, words: world.words)
  }

  /// What can be taken, as the filter leaves it.
  package func options(in world: Surroundings) -> [DeckChoice.Option] {
    guard let outline = world.summary(id: deckID)?.outline else { return [] }
    let all = choice.options(of: outline, words: world.words)
    return picker.shown(all.map(\.name), folded: TextFolding.folded).map { all[$0] }
  }

  package func bindings(in world: Surroundings) -> [KeyBinding<Command>] {
    picker.bindings(
      world.words, count: options(in: world).count, move: Command.move, open: .choose,
      openHelp: .keySelect, filter: .filter, help: .help, back: .back)
  }

  package mutating func type(
    _ key: Key, in world: Surroundings, at now: Duration
  ) -> [Action]? {
    picker.type(key) ? [] : nil
  }

  package mutating func update(
    _ command: Command, in world: Surroundings, at now: Duration
  ) -> [Action] {
    let options = options(in: world)
    switch command {
    case .move(let move):
      picker.move(move, count: options.count, columns: PickerLayout(size: world.size).columns)
    case .choose:
      guard !options.isEmpty else { return [] }
      let id = options[picker.focus(among: options.count)].id
      return [.choose(choice, optionID: id, deckID: deckID, leadsOn: leadsOn)]
    case .filter: picker.openFilter()
    case .help: return [.openHelp]
    case .back:
      guard picker.isFiltering else { return [.back] }
      picker.closeFilter()
    }
    return []
  }
}
