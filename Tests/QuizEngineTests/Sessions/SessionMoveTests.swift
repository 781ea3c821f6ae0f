import QuizEngine
import Testing

/// Where a session lets one go.
struct SessionMoveTests {
  /// Five questions, the second and fourth answered, the third shown.
  private func session(
    _ mode: Mode, _ navigation: ExamBlueprint.Navigation = .free
  ) -> QuizSession {
    var session = Sample.session(
      (0..<5).map { Sample.single("q\($0)") }, mode: mode, passRules: [.minimumCorrect(1)],
      navigation: navigation)
    session.apply(.answer(3, GivenAnswer(.option(0), taken: .zero)))
    session.apply(.move(to: 1))
    session.apply(.answer(1, GivenAnswer(.option(0), taken: .zero)))
    session.apply(.move(to: 2))
    return session
  }

  static let ways: [(Mode, ExamBlueprint.Navigation, [Bool])] = [
    (.exam, .free, [true, true, true, true, true]),
    (.exam, .skip, [true, false, true, true, true]),
    (.exam, .forward, [false, false, false, true, false]),
    (.game, .free, [false, false, false, true, false]),
    (.practice, .free, [false, false, false, true, false]),
    (.review, .free, [false, false, false, true, false]),
  ]

  @Test(arguments: ways)
  func oneGoesAsFarAsTheRulesAllow(
    mode: Mode, navigation: ExamBlueprint.Navigation, expected: [Bool]
  ) {
    let session = session(mode, navigation)
    #expect((0..<5).map(session.allowsMove) == expected)
    for target in 0..<5 {
      var moved = session
      moved.apply(.move(to: target))
      #expect(moved.position == (expected[target] ? target : 2))
    }
  }

  @Test(arguments: Mode.allCases)
  func thereIsNoWayBeyondThePaper(mode: Mode) {
    let session = session(mode)
    #expect(!session.allowsMove(to: -1))
    #expect(!session.allowsMove(to: 5))
  }

  @Test func theEndIsAtTheLastQuestion() {
    var session = session(.game)
    #expect(!session.isAtEnd)
    session.apply(.move(to: 3))
    session.apply(.move(to: 4))
    #expect(session.isAtEnd)
    session.apply(.move(to: 5))
    #expect(session.position == 4)
    #expect(session.current?.question.id == "q4")
  }
}
