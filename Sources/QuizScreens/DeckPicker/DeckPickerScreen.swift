import QuizEngine
import TerminalKit

/// All decks as a grid of cards.
package struct DeckPickerScreen: PickerScreen {
  package var purpose: Purpose
  var picker = Picker()

  /// What a deck is chosen for.
  package enum Purpose: Equatable, Sendable { case play, review }

  package init(purpose: Purpose) { self.purpose = purpose }

  package func path(in world: Surroundings) -> [String] {
    ["Trivium", world.words(purpose == .play ? .decksTitle : .decksReviewTitle)]
  }

  /// The decks that can be chosen here, as the filter leaves them: those in the language that the
  /// person reads first, each group by its titles.
  func cards(in world: Surroundings) -> [DeckSummary] {
    let all = (world.catalogue ?? []).filter { deck in
      purpose == .play || world.history.mistakeCount(deckID: deck.id) > 0
    }.map { deck in
      let language = deck.outline.primaryLanguage
      let isForeign = !language.isEmpty && language != world.words.primaryLanguage
      return (deck: deck, isForeign: isForeign, title: TextFolding.folded(deck.outline.title))
    }.sorted { one, other in
      one.isForeign == other.isForeign ? one.title < other.title : other.isForeign
    }.map(\.deck)
    let titles = all.map { $0.outline.title + " " + $0.id }
    return picker.shown(titles, folded: TextFolding.folded).map { all[$0] }
  }

  var openHelp: Phrase { .keyOpen }

  func open(_ deck: DeckSummary, in world: Surroundings) -> [Action] {
    guard purpose == .review, deck.fault == nil else { return [.openDeck(id: deck.id)] }
    // Which questions they are is known once the deck is there.
    return [
      .start(
        deckID: deck.id,
        PaperRequest(
          mode: .review, regionID: world.settings.regions[deck.id],
          variantID: world.variantID(deckID: deck.id)))
    ]
  }
}
