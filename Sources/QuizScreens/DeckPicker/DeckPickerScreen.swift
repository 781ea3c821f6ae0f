package import QuizEngine
package import TerminalKit

/// All decks as a grid of cards.
package struct DeckPickerScreen: ScreenState {
  package var purpose: Purpose
  package var picker = Picker()

  /// What a deck is chosen for.
  package enum Purpose: Equatable, Sendable { case play, review }

  package init(purpose: Purpose) { self.purpose = purpose }

  package enum Command: Equatable, Sendable {
    case move(Picker.Move)
    case open, filter, help, back
  }

  package func path(in world: Surroundings) -> [String] {
    ["Trivium", world.words(purpose == .play ? .decksTitle : .decksReviewTitle)]
  }

  /// The decks that can be chosen here, as the filter leaves them.
  package func decks(in world: Surroundings) -> [DeckSummary] {
    let all = (world.catalogue ?? []).filter { deck in
      purpose == .play || !world.history.mistakeIDs(deckID: deck.id).isEmpty
    }
    let titles = all.map { $0.outline.title + " " + $0.id }
    return picker.shown(titles, folded: TextFolding.folded).map { all[$0] }
  }

  package func bindings(in world: Surroundings) -> [KeyBinding<Command>] {
    picker.bindings(
      world.words, count: decks(in: world).count, move: Command.move, open: .open,
      openHelp: .keyOpen, filter: .filter, help: .help, back: .back)
  }

  package mutating func type(
    _ key: Key, in world: Surroundings, at now: Duration
  ) -> [Action]? {
    picker.type(key) ? [] : nil
  }

  package mutating func update(
    _ command: Command, in world: Surroundings, at now: Duration
  ) -> [Action] {
    let decks = decks(in: world)
    switch command {
    case .move(let move):
      picker.move(move, count: decks.count, columns: PickerLayout(size: world.size).columns)
    case .open:
      guard !decks.isEmpty else { return [] }
      return [open(decks[picker.focus(among: decks.count)], in: world)]
    case .filter: picker.openFilter()
    case .help: return [.openHelp]
    case .back:
      guard picker.isFiltering else { return [.back] }
      picker.closeFilter()
    }
    return []
  }

  private func open(_ deck: DeckSummary, in world: Surroundings) -> Action {
    guard purpose == .review, deck.fault == nil else { return .openDeck(id: deck.id) }
    let mistakes = world.history.mistakeIDs(deckID: deck.id)
    return .start(
      deckID: deck.id,
      PaperRequest(
        mode: .review, regionID: world.settings.regions[deck.id],
        variantID: world.variantID(deckID: deck.id), questionCount: mistakes.count, pool: mistakes))
  }
}
