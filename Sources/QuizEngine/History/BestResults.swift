/// The best results of the past for each deck, mode, category, form of the exam, fixed paper and
/// number of questions.
///
/// Scripted results, and those under other clocks than the rules', are left out; of equal ones the
/// earlier stays.
public struct BestResults: Equatable, Sendable {
  private let bests: [FinishedPaper]

  /// Picks the best of all that was finished.
  public init(_ history: History) {
    var bests: [FinishedPaper] = []
    for paper in history.finished where Self.counts(paper) {
      if let at = bests.firstIndex(where: { Self.isSameKind($0, paper) }) {
        if Self.isBetter(paper, than: bests[at]) { bests[at] = paper }
      } else {
        bests.append(paper)
      }
    }
    self.bests = bests
  }

  /// The decks that have results, sorted by id.
  public var deckIDs: [String] { Set(bests.map(\.deckID)).sorted() }

  /// The best results of a deck: games before exams, the best first.
  public func results(deckID: String) -> [FinishedPaper] {
    bests.enumerated().filter { $0.element.deckID == deckID }.sorted { a, b in
      let (left, right) = (a.element, b.element)
      if left.mode != right.mode { return left.mode == .game }
      if Self.isBetter(left, than: right) { return true }
      return !Self.isBetter(right, than: left) && a.offset < b.offset
    }.map(\.element)
  }

  private static func counts(_ paper: FinishedPaper) -> Bool {
    guard !paper.isScripted, !paper.hasPracticeConditions else { return false }
    return switch paper.mode {
    case .game: paper.points > 0
    case .exam: true
    case .practice, .review: false
    }
  }

  private static func isSameKind(_ a: FinishedPaper, _ b: FinishedPaper) -> Bool {
    a.deckID == b.deckID && a.mode == b.mode && a.categoryID == b.categoryID
      && a.variantID == b.variantID && a.fixedPaperID == b.fixedPaperID
      && a.questionCount == b.questionCount
  }

  private static func isBetter(_ a: FinishedPaper, than b: FinishedPaper) -> Bool {
    a.mode == .game && b.mode == .game
      ? a.points > b.points : a.score * b.total > b.score * a.total
  }
}
