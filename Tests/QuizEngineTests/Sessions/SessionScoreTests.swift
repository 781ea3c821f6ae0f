import QuizEngine
import Testing

struct SessionScoreTests {
  private func game(_ count: Int, limit: Duration? = nil) -> QuizSession {
    Sample.session((0..<count).map { Sample.single("q\($0)", correct: $0 % 4) }, limit: limit)
  }

  static let streaks: [(verdicts: String, streak: Int, best: Int)] = [
    ("", 0, 0), ("-", 0, 0), ("+", 1, 1), ("++", 2, 2), ("+-", 0, 1), ("++-+", 1, 2),
    ("+-++", 2, 2), ("-+++-", 0, 3), ("++++++++++++", 12, 12), ("+.+", 1, 1), ("++..", 2, 2),
    (".+", 1, 1), ("++.+-+.", 1, 2),
  ]

  /// `+` is a right answer, `-` a wrong one, `.` none.
  @Test(arguments: streaks)
  func aStreakIsTheRightAnswersInARow(example: (verdicts: String, streak: Int, best: Int)) {
    var session = game(12)
    for (index, sign) in example.verdicts.enumerated() where sign != "." {
      session.answer(index, right: sign == "+")
    }
    #expect(session.streak == example.streak)
    #expect(session.bestStreak == example.best)
  }

  @Test func aMistakeAndTheEndOfTheTimeBothEndTheStreak() {
    var session = game(5)
    session.answer([true, true])
    session.apply(.answer(2, GivenAnswer(.unanswered, taken: .seconds(20), isLate: true)))
    #expect(session.streak == 0)
    #expect(session.results == [true, true, false, nil, nil])
    #expect(session.pointsByQuestion == [100, 110, 0, 0, 0])
  }

  @Test func pointsFollowTheTimeAndTheStreakOfEachAnswer() {
    var session = game(5, limit: .seconds(20))
    session.answer(0, right: true, after: .seconds(10))
    session.answer(1, right: true, after: .seconds(7))
    session.answer(2, right: false, after: .seconds(1))
    session.answer(3, right: true, after: .seconds(20))
    #expect(session.pointsByQuestion == [150, 181, 0, 100, 0])
    #expect(session.points == 431)
  }

  @Test func aPerfectGameDoublesThePointsAtTheEleventhAnswer() {
    var session = game(12)
    session.answer(Array(repeating: true, count: 12))
    #expect(
      session.pointsByQuestion == [100, 110, 120, 130, 140, 150, 160, 170, 180, 190, 200, 200])
    #expect(session.points == 1850)
  }

  @Test func theStretchedClockIsTheOneThatCounts() {
    var session = Sample.session(
      [Sample.single("a")], limit: .seconds(20), clock: .times200)
    session.answer(0, right: true, after: .seconds(20))
    #expect(session.points == 150)
  }

  @Test func withoutAClockThereIsNoBonusForTime() {
    var session = Sample.session([Sample.single("a")], limit: .seconds(20), clock: .off)
    session.answer(0, right: true, after: .zero)
    #expect(session.points == 100)
  }

  @Test(arguments: [Mode.practice, .exam, .review])
  func onlyAGameHasPoints(mode: Mode) {
    var session = Sample.session([Sample.single("a"), Sample.single("b")], mode: mode)
    session.answer([true, true])
    #expect(session.points == 0)
    #expect(session.pointsByQuestion == [0, 0])
    #expect(session.score == 2)
  }

  @Test func marksAreWeightedAndUnscoredQuestionsCountNothing() {
    var session = Sample.session(
      [
        Sample.single("a", points: 5), Sample.single("b", points: 3),
        Sample.single("c", points: 4, isUnscored: true), Sample.single("d"),
      ], mode: .exam)
    session.answer([true, false, true, true])
    #expect(session.score == 6)
    #expect(session.total == 9)
    #expect(session.percent == 66)
    #expect(session.correctCount == 3)
    #expect(session.missedIDs == ["b"])
  }

  @Test func whatIsUnansweredIsMissed() {
    var session = game(4)
    session.answer([true, false])
    #expect(session.missedIDs == ["q1", "q2", "q3"])
    #expect(session.correctCount == 1)
    #expect(session.outcomes.map(\.isUnanswered) == [false, false, true, true])
  }

  @Test func anEmptyPaperHasNothingToCount() {
    let session = game(0)
    #expect(session.percent == 0)
    #expect(session.total == 0)
    #expect(session.current == nil)
    #expect(session.isAtEnd)
    #expect(session.missedIDs == [])
  }

  @Test(arguments: Mode.allCases, [true, false])
  func onlyAnExamOfADeckWithRulesHasAVerdict(mode: Mode, hasRules: Bool) {
    let session = Sample.session(
      [Sample.single("a")], mode: mode, passRules: hasRules ? [.minimumCorrect(1)] : [])
    #expect((session.verdict != nil) == (mode == .exam && hasRules))
  }

  @Test func theRecordOfAnAnswerIsAsItWasGraded() throws {
    var session = game(3, limit: .seconds(20))
    session.answer([true, true], after: .seconds(10))
    let record = try #require(SessionEvent.AnsweredQuestion(in: session, at: 1))
    #expect(record.deckID == "sample")
    #expect(record.question.id == "q1")
    #expect(record.isRight)
    #expect(record.points == 165)
    #expect(record.limit == .seconds(20))
    #expect(record.given.taken == .seconds(10))
    #expect(SessionEvent.AnsweredQuestion(in: session, at: 2) == nil)
    #expect(SessionEvent.AnsweredQuestion(in: session, at: 3) == nil)
  }
}
