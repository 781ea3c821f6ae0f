import QuizEngine
import Testing

struct ClockFactorTests {
  static let factors: [(ClockFactor, Int?)] = [
    (.off, nil), (.times1, 20_000), (.times125, 25_000), (.times150, 30_000), (.times200, 40_000),
  ]

  @Test(arguments: factors)
  func aFactorStretchesALimitOrTakesItAway(factor: ClockFactor, milliseconds: Int?) {
    #expect(factor.applied(to: .seconds(20)) == milliseconds.map { Duration.milliseconds($0) })
    #expect(factor.applied(to: nil) == nil)
  }

  @Test func aStretchedLimitIsExact() {
    #expect(ClockFactor.times125.applied(to: .milliseconds(1)) == .microseconds(1250))
    #expect(ClockFactor.times150.applied(to: .seconds(2700)) == .seconds(4050))
  }

  /// The limits of a question and of the paper that a deck has, and those that a mode gives.
  struct Case {
    var isExam: Bool
    var question: Int?
    var paper: Int?
    var mode: Mode
    var expectedQuestion: Int?
    var expectedPaper: Int?
  }

  static let cases: [Case] = [
    Case(isExam: false, question: 20, mode: .game, expectedQuestion: 20),
    Case(isExam: false, question: nil, mode: .game, expectedQuestion: nil),
    Case(
      isExam: false, question: 20, paper: 90, mode: .game, expectedQuestion: 20,
      expectedPaper: 90),
    Case(isExam: false, question: 20, paper: 60, mode: .practice),
    Case(isExam: false, question: 20, paper: 60, mode: .review),
    Case(isExam: true, question: nil, paper: 2700, mode: .exam, expectedPaper: 2700),
    Case(isExam: true, question: 30, paper: nil, mode: .exam, expectedQuestion: 30),
    Case(isExam: true, question: nil, paper: nil, mode: .exam),
    Case(isExam: true, question: nil, paper: 2700, mode: .game, expectedQuestion: 20),
    Case(isExam: true, question: 30, paper: 2700, mode: .game, expectedQuestion: 30),
    Case(isExam: true, question: 30, paper: 2700, mode: .practice),
    Case(isExam: true, question: 30, paper: 2700, mode: .review),
  ]

  @Test(arguments: cases, ClockFactor.allCases)
  func aModeHasTheClocksOfItsRules(example: Case, factor: ClockFactor) {
    let rules = ExamBlueprint(
      timeLimit: example.paper.map { .seconds($0) },
      questionTimeLimit: example.question.map { .seconds($0) },
      passRules: example.isExam ? [.minimumCorrect(1)] : [])
    let paper = Paper(
      drawnFrom: Sample.deck(count: 3, rules: rules),
      request: PaperRequest(mode: example.mode, clock: factor), seed: 1)
    let question = example.expectedQuestion.map { Duration.seconds($0) }
    let whole = example.expectedPaper.map { Duration.seconds($0) }
    #expect(paper.questionTimeLimit == factor.applied(to: question))
    #expect(paper.timeLimit == factor.applied(to: whole))
  }

  @Test(arguments: Mode.allCases, ClockFactor.allCases)
  func aChangedClockIsMarkedWhereThereIsAClock(mode: Mode, factor: ClockFactor) {
    let paper = Paper(
      drawnFrom: Sample.deck(count: 3), request: PaperRequest(mode: mode, clock: factor), seed: 1)
    let hasClock = mode == .game || mode == .exam
    #expect(paper.hasPracticeConditions == (hasClock && factor != .times1))
  }
}
