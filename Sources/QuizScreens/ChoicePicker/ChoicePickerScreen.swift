import QuizEngine
import TerminalKit

/// A choice about a deck's exam as cards; what is taken is remembered.
package struct ChoicePickerScreen: PickerScreen {
  package let deckID: String
  package let choice: DeckChoice
  var picker: Picker
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
  func cards(in world: Surroundings) -> [DeckChoice.Option] {
    guard let outline = world.summary(id: deckID)?.outline else { return [] }
    let all = choice.options(of: outline, words: world.words)
    return picker.shown(all.map(\.name), folded: TextFolding.folded).map { all[$0] }
  }

  func item(_ option: DeckChoice.Option, in world: Surroundings) -> PickerItem {
    PickerItem(icon: "", title: option.name, lines: [])
  }

  var openHelp: Phrase { .keySelect }

  func open(_ option: DeckChoice.Option, in world: Surroundings) -> [Action] {
    [.choose(choice, optionID: option.id, deckID: deckID, leadsOn: leadsOn)]
  }
}
