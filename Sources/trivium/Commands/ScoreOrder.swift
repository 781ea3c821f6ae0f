import QuizEngine

/// The order of results, the best first.
enum ScoreOrder {
  /// Sorts results and leaves out those of scripts.
  ///
  /// Games come first, by points, then those with a changed clock, then exams and practice by the
  /// share of marks; of equal ones the earlier stays before.
  static func bestFirst(_ papers: [FinishedPaper]) -> [FinishedPaper] {
    papers.filter { !$0.isScripted }.enumerated().sorted { a, b in
      let (left, right) = (a.element, b.element)
      if group(left) != group(right) { return group(left) < group(right) }
      if left.mode == .game, left.points != right.points { return left.points > right.points }
      let difference = left.score * right.total - right.score * left.total
      return difference == 0 ? a.offset < b.offset : difference > 0
    }.map(\.element)
  }

  private static func group(_ paper: FinishedPaper) -> Int {
    switch paper.mode {
    case .game: paper.hasPracticeConditions ? 1 : 0
    case .exam: paper.hasPracticeConditions ? 3 : 2
    case .practice, .review: 4
    }
  }
}
