import QuizEngine
import TestSupport
import Testing

@Suite struct SessionClockTests {
  private func session(_ deck: Deck, _ mode: Mode) -> QuizSession {
    QuizSession(paper: Paper(drawnFrom: deck, request: PaperRequest(mode: mode), seed: 1))
  }

  @Test func aQuestionOfAGameRunsOutAtItsLimit() {
    let session = session(SampleDeck.game, .game)
    func timeOut(_ milliseconds: Int) -> QuizSession.TimeOut? {
      session.timeOut(elapsed: .seconds(200), shown: .milliseconds(milliseconds))
    }
    #expect(timeOut(19_999) == nil)
    #expect(timeOut(20_000) == .question(limit: .seconds(20)))
  }

  @Test func anExamRunsOutAsAWhole() {
    let session = session(SampleDeck.exam, .exam)
    #expect(session.timeOut(elapsed: .seconds(599), shown: .seconds(599)) == nil)
    #expect(session.timeOut(elapsed: .seconds(600), shown: .seconds(600)) == .paper)
    #expect(session.clock(elapsed: .seconds(100), shown: .seconds(10))?.left == .seconds(500))
    #expect(session.clock(elapsed: .seconds(700), shown: .seconds(10))?.left == .zero)
  }

  @Test func thePaperComesBeforeItsQuestion() {
    var deck = SampleDeck.exam
    deck.outline.blueprint.questionTimeLimit = .seconds(30)
    let session = session(deck, .exam)
    #expect(
      session.timeOut(elapsed: .seconds(40), shown: .seconds(30))
        == .question(limit: .seconds(30)))
    #expect(session.timeOut(elapsed: .seconds(600), shown: .seconds(30)) == .paper)
    #expect(session.clock(elapsed: .seconds(15), shown: .seconds(5))?.left == .seconds(25))
  }

  @Test func practiceHasNoClock() {
    let session = session(SampleDeck.exam, .practice)
    #expect(session.timeOut(elapsed: .seconds(1_000_000), shown: .seconds(1_000_000)) == nil)
    #expect(session.clock(elapsed: .zero, shown: .zero) == nil)
  }
}
