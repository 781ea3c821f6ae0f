package import QuizEngine
import TerminalKit

/// The categories of a deck as cards, with all of them together first.
package struct CategoryPickerScreen: PickerScreen {
  package let deckID: String
  package let mode: Mode
  var picker = Picker()

  package init(deckID: String, mode: Mode) {
    self.deckID = deckID
    self.mode = mode
  }

  package func path(in world: Surroundings) -> [String] {
    var path = ["Trivium", world.summary(id: deckID)?.outline.title ?? deckID]
    if mode == .practice { path.append(world.words(.modePractice)) }
    return path
  }

  /// The categories as the filter leaves them; the first, `nil`, is all of them.
  func cards(in world: Surroundings) -> [DeckOutline.Category?] {
    guard let deck = world.summary(id: deckID) else { return [] }
    let used = deck.outline.categories.filter { world.count(of: deck, categoryID: $0.id) > 0 }
    let all: [DeckOutline.Category?] = [nil] + (used.count > 1 ? used : [])
    let titles = all.map { $0?.name ?? world.words(.categoriesAll) }
    return picker.shown(titles, folded: TextFolding.folded).map { all[$0] }
  }

  var openHelp: Phrase { mode == .game ? .keyPlay : .keyPractise }

  func ownBindings(_ words: Words) -> [KeyBinding<PickerCommand>] {
    guard mode == .game else { return [] }
    return [
      KeyBinding(.character("p"), label: "p", help: words(.keyPractise), command: .practise)
    ]
  }

  func open(_ category: DeckOutline.Category?, in world: Surroundings) -> [Action] {
    start(mode, category, in: world)
  }

  func practise(_ category: DeckOutline.Category?, in world: Surroundings) -> [Action] {
    start(.practice, category, in: world)
  }

  private func start(
    _ mode: Mode, _ category: DeckOutline.Category?, in world: Surroundings
  ) -> [Action] {
    guard let deck = world.summary(id: deckID) else { return [] }
    let count = world.gameLength(of: deck, categoryID: category?.id)
    let request = PaperRequest(
      mode: mode, categoryID: category?.id, regionID: world.settings.regions[deckID],
      variantID: world.variantID(deckID: deckID), questionCount: max(1, count),
      clock: mode == .game ? world.settings.clock : .times1)
    return [.start(deckID: deckID, request)]
  }
}
