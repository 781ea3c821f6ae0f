/// The best results of the past for each deck, mode, category, form of the exam, fixed paper and
/// number of questions.
public struct BestResults: Equatable, Sendable {
  private let history: History

  /// Looks at all that was finished.
  public init(_ history: History) { self.history = history }

  /// The decks that have results, sorted by id.
  public var deckIDs: [String] {
    history.deckIDs.filter { !history.results(deckID: $0).bests.isEmpty }
  }

  /// The best results of a deck: games before exams, the best first.
  public func results(deckID: String) -> [FinishedPaper] {
    history.results(deckID: deckID).bestFirst
  }
}
