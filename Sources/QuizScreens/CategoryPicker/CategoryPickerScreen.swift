package import QuizEngine
package import TerminalKit

/// The categories of a deck as cards, with all of them together first.
package struct CategoryPickerScreen: ScreenState {
  package let deckID: String
  package let mode: Mode
  package var picker = Picker()

  package init(deckID: String, mode: Mode) {
    self.deckID = deckID
    self.mode = mode
  }

  package enum Command: Equatable, Sendable {
    case move(Picker.Move)
    case start, practise, filter, help, back
  }

  package func path(in world: Surroundings) -> [String] {
    var path = ["Trivium", world.summary(id: deckID)?.outline.title ?? deckID]
    if mode == .practice { path.append(world.words(.modePractice)) }
    return path
  }

  /// The categories as the filter leaves them; the first, `nil`, is all of them.
  package func categories(in world: Surroundings) -> [DeckOutline.Category?] {
    guard let deck = world.summary(id: deckID) else { return [] }
    let used = deck.outline.categories.filter { world.count(of: deck, categoryID: $0.id) > 0 }
    let all: [DeckOutline.Category?] = [nil] + (used.count > 1 ? used : [])
    let titles = all.map { $0?.name ?? world.words(.categoriesAll) }
    return picker.shown(titles, folded: TextFolding.folded).map { all[$0] }
  }

  package func bindings(in world: Surroundings) -> [KeyBinding<Command>] {
    let words = world.words
    let practise = KeyBinding(
      .character("p"), label: "p", help: words(.keyPractise), command: Command.practise)
    return picker.bindings(
      words, count: categories(in: world).count, move: Command.move, open: .start,
      openHelp: mode == .game ? .keyPlay : .keyPractise, own: mode == .game ? [practise] : [],
      filter: .filter, help: .help, back: .back)
  }

  package mutating func type(
    _ key: Key, in world: Surroundings, at now: Duration
  ) -> [Action]? {
    picker.type(key) ? [] : nil
  }

  package mutating func update(
    _ command: Command, in world: Surroundings, at now: Duration
  ) -> [Action] {
    let categories = categories(in: world)
    switch command {
    case .move(let move):
      picker.move(move, count: categories.count, columns: PickerLayout(size: world.size).columns)
    case .start: return start(mode, among: categories, in: world)
    case .practise: return start(.practice, among: categories, in: world)
    case .filter: picker.openFilter()
    case .help: return [.openHelp]
    case .back:
      guard picker.isFiltering else { return [.back] }
      picker.closeFilter()
    }
    return []
  }

  private func start(
    _ mode: Mode, among categories: [DeckOutline.Category?], in world: Surroundings
  ) -> [Action] {
    guard !categories.isEmpty, let deck = world.summary(id: deckID) else { return [] }
    let categoryID = categories[picker.focus(among: categories.count)]?.id
    let count = world.gameLength(of: deck, categoryID: categoryID)
    let request = PaperRequest(
      mode: mode, categoryID: categoryID, regionID: world.settings.regions[deckID],
      variantID: world.variantID(deckID: deckID), questionCount: max(1, count),
      clock: mode == .game ? world.settings.clock : .times1)
    return [.start(deckID: deckID, request)]
  }
}
