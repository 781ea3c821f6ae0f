package import QuizEngine

/// What the journal tells of the past, as far as it is wanted.
package struct Past {
  /// The past; of decks that were not opened an outline.
  package let history: History
  /// The papers that can be gone on with, at most one a deck, the one touched last first.
  package let unfinished: [UnfinishedPaper]
  /// Where whole pasts of decks are.
  private let source: Source?

  struct Source {
    let cache: PastCache
    let decks: [PastSummary.Deck]
    let circumstances: FoldCircumstances
    let journal: JournalFolder
    let today: Int
  }

  init(history: History, unfinished: [UnfinishedPaper], source: Source?) {
    self.history = history
    self.unfinished = unfinished
    self.source = source
  }

  /// The whole past of a deck.
  package func deck(_ id: String) -> DeckHistory {
    guard !history.isWhole(deckID: id), let source else { return history.deck(id) }
    var records = JournalRecords(paths: [])
    if let deck = source.decks.first(where: { $0.id == id }),
      let fold = source.cache.fold(of: deck, into: &records)
    {
      return fold.whole(of: records, in: source.circumstances)
    }
    // The cache is gone or another one since.
    return JournalReader(folder: source.journal.path).read(today: source.today).history.deck(id)
  }

  /// The past with one deck whole.
  package func history(withDeck id: String) -> History {
    var history = history
    history.take(deck(id), deckID: id)
    return history
  }
}
