internal import JSONText
internal import QuizEngine

extension FinishedPaper {
  /// Reads the result of a paper.
  init(_ line: JournalLine) throws(JournalLineError) {
    guard let mode = Mode(rawValue: try line.text(.mode)) else { throw .outOfRange("mode") }
    let mark = -1_000_000_000...1_000_000_000
    let count = 0...1_000_000_000
    self.init(
      deckID: try line.text(.deck), categoryID: try line.text(ifAny: .category), mode: mode,
      variantID: try line.text(ifAny: .variant), regionID: try line.text(ifAny: .region),
      fixedPaperID: try line.text(ifAny: .fixed),
      questionCount: try line.number(.count, in: count),
      score: try line.number(.score, in: mark), total: try line.number(.total, in: mark),
      points: try line.number(.points, in: mark),
      bestStreak: try line.number(.bestStreak, in: count),
      elapsed: .milliseconds(try line.number(.elapsed, in: 0...1_000_000_000_000)),
      isPassed: try line.truth(ifAny: .passed),
      conditions: try line.list(.conditions).compactMap(Verdict.Condition.init(record:)),
      isScripted: try line.truth(ifAny: .scripted) ?? false,
      hasPracticeConditions: try line.truth(ifAny: .practiceConditions) ?? false,
      at: try line.text(.at), day: try line.text(.day))
  }
}
