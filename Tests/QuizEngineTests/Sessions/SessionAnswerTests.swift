import QuizEngine
import Testing

/// Which answers a session takes.
struct SessionAnswerTests {
  private func session(
    _ mode: Mode, _ navigation: ExamBlueprint.Navigation = .free, count: Int = 4
  ) -> QuizSession {
    Sample.session(
      (0..<count).map { Sample.single("q\($0)") }, mode: mode, passRules: [.minimumCorrect(1)],
      navigation: navigation)
  }

  private func given(_ option: Int, isLate: Bool = false) -> GivenAnswer {
    GivenAnswer(isLate ? .unanswered : .option(option), taken: .seconds(2), isLate: isLate)
  }

  @Test func aSessionStartsAtItsFirstQuestionWithNothingGiven() {
    let session = session(.game)
    #expect(session.position == 0)
    #expect(session.given == [nil, nil, nil, nil])
    #expect(session.isFlagged == [false, false, false, false])
    #expect(session.answeredCount == 0)
    #expect(session.unansweredCount == 4)
    #expect(!session.isFinished)
    #expect(session.current?.question.id == "q0")
  }

  @Test(arguments: [Mode.game, .practice, .review], [GivenAnswer.none, .option])
  func anAnswerOfAGameOrOfPracticeIsFinal(mode: Mode, first: GivenAnswer) {
    var session = session(mode)
    session.apply(.answer(0, first))
    #expect(!session.allowsAnswer(at: 0))
    session.apply(.answer(0, given(3)))
    #expect(session.given[0] == first)
  }

  @Test func anAnswerOfAnExamIsReplacedAsOftenAsOneLikes() {
    var session = session(.exam)
    for option in [1, 2, 0] {
      session.apply(.answer(0, given(option)))
      #expect(session.given[0]?.answer == .option(option))
    }
    #expect(session.answeredCount == 1)
    session.apply(.answer(0, GivenAnswer(.unanswered, taken: .zero)))
    #expect(session.answeredCount == 0)
    #expect(session.given[0] != nil)
  }

  @Test func withFreeNavigationAnAnswerIsReplacedAfterOneHasComeBack() {
    var session = session(.exam, .free)
    session.answer([true, true])
    session.apply(.move(to: 0))
    session.apply(.answer(0, given(3)))
    #expect(session.given[0]?.answer == .option(3))
  }

  @Test(arguments: [ExamBlueprint.Navigation.skip, .forward])
  func otherwiseAnAnswerStandsOnceItsQuestionIsLeft(navigation: ExamBlueprint.Navigation) {
    var session = session(.exam, navigation)
    session.apply(.answer(0, given(1)))
    session.apply(.answer(0, given(2)))
    #expect(session.given[0]?.answer == .option(2))
    session.apply(.move(to: 1))
    #expect(!session.allowsAnswer(at: 0))
    session.apply(.answer(0, given(0)))
    #expect(session.given[0]?.answer == .option(2))
  }

  @Test func aQuestionThatWasSkippedIsStillTaken() {
    var session = session(.exam, .skip)
    session.apply(.move(to: 2))
    session.answer(2, right: true)
    session.apply(.move(to: 0))
    #expect(session.position == 0)
    session.apply(.answer(0, given(0)))
    #expect(session.results == [true, nil, true, nil])
  }

  @Test(arguments: [ExamBlueprint.Navigation.free, .skip, .forward])
  func aQuestionWhoseTimeRanOutIsLost(navigation: ExamBlueprint.Navigation) {
    var session = session(.exam, navigation)
    session.apply(.answer(0, given(0, isLate: true)))
    session.apply(.answer(0, given(0)))
    #expect(session.results[0] == false)
    #expect(session.unansweredCount == 4)
  }

  @Test(arguments: [-1, 4, .max])
  func anAnswerToNoQuestionDoesNothing(index: Int) {
    var session = session(.exam)
    let before = session
    session.apply(.answer(index, given(0)))
    session.apply(.flag(index, true))
    session.apply(.move(to: index))
    #expect(session == before)
  }

  @Test func aNegativeTimeIsNone() {
    #expect(GivenAnswer(.option(0), taken: .seconds(-3)).taken == .zero)
  }

  @Test func aFlagIsSetAndTakenAway() {
    var session = session(.exam)
    session.apply(.flag(2, true))
    #expect(session.isFlagged == [false, false, true, false])
    session.apply(.flag(2, false))
    #expect(session.isFlagged == [false, false, false, false])
  }

  @Test(arguments: Mode.allCases)
  func afterTheEndNothingChanges(mode: Mode) {
    var session = session(mode).finished(after: .seconds(90))
    #expect(session.isFinished)
    #expect(session.elapsed == .seconds(90))
    let before = session
    session.apply(.answer(0, given(0)))
    session.apply(.move(to: 1))
    session.apply(.flag(0, true))
    session.apply(.finish(elapsed: .seconds(1)))
    #expect(session == before)
    #expect(!session.allowsAnswer(at: 0))
    #expect(!session.allowsMove(to: 1))
  }

  @Test func theSameChangesGiveTheSameSession() {
    let changes: [QuizSession.Change] = [
      .answer(0, given(0)), .move(to: 2), .flag(2, true), .answer(2, given(3)), .move(to: 0),
      .answer(0, given(1)), .finish(elapsed: .seconds(30)),
    ]
    var (one, other) = (session(.exam), session(.exam))
    for change in changes { one.apply(change) }
    for change in changes { other.apply(change) }
    #expect(one == other)
    #expect(one.given.map { $0?.answer } == [.option(1), nil, .option(3), nil])
  }
}

extension GivenAnswer {
  fileprivate static let none = GivenAnswer(.unanswered, taken: .seconds(20), isLate: true)
  fileprivate static let option = GivenAnswer(.option(1), taken: .seconds(2))
}
