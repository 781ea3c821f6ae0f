/// What came of the papers of one deck that were finished.
public struct DeckResults: Equatable, Sendable {
  /// The best result of each mode, category, form of the exam, fixed paper and number of
  /// questions; of equal ones the earlier.
  ///
  /// Scripted results, and those under other clocks than the rules', are left out.
  public private(set) var bests: [FinishedPaper]
  /// How many exams were sat to their end by a person under the clocks of the rules.
  public private(set) var examCount: Int
  /// How many of them were passed.
  public private(set) var passedCount: Int

  /// Makes results of their parts; without any nothing was finished.
  public init(bests: [FinishedPaper] = [], examCount: Int = 0, passedCount: Int = 0) {
    self.bests = bests
    self.examCount = examCount
    self.passedCount = passedCount
  }

  /// Adds a result that came after all others.
  mutating func add(_ paper: FinishedPaper) {
    guard !paper.isScripted, !paper.hasPracticeConditions else { return }
    switch paper.mode {
    case .game: guard paper.points > 0 else { return }
    case .exam:
      examCount += 1
      passedCount += paper.isPassed == true ? 1 : 0
    case .practice, .review: return
    }
    if let at = bests.firstIndex(where: { Self.isSameKind($0, paper) }) {
      if Self.isBetter(paper, than: bests[at]) { bests[at] = paper }
    } else {
      bests.append(paper)
    }
  }

  /// The best results: games before exams, the best first.
  public var bestFirst: [FinishedPaper] {
    bests.enumerated().sorted { a, b in
      let (left, right) = (a.element, b.element)
      if left.mode != right.mode { return left.mode == .game }
      if Self.isBetter(left, than: right) { return true }
      return !Self.isBetter(right, than: left) && a.offset < b.offset
    }.map(\.element)
  }

  private static func isSameKind(_ a: FinishedPaper, _ b: FinishedPaper) -> Bool {
    a.mode == b.mode && a.categoryID == b.categoryID && a.variantID == b.variantID
      && a.fixedPaperID == b.fixedPaperID && a.questionCount == b.questionCount
  }

  private static func isBetter(_ a: FinishedPaper, than b: FinishedPaper) -> Bool {
    a.mode == .game && b.mode == .game
      ? a.points > b.points : a.score * b.total > b.score * a.total
  }
}
