import QuizEngine
import TestSupport
import Testing

@Suite struct PaperClockTests {
  private func paper(_ deck: Deck, _ mode: Mode) -> Paper {
    Paper(drawnFrom: deck, request: PaperRequest(mode: mode), seed: 1)
  }

  @Test func aQuestionOfAGameRunsOutAtItsLimit() {
    let paper = paper(SampleDeck.game, .game)
    func timeOut(_ milliseconds: Int) -> Paper.TimeOut? {
      paper.timeOut(
        startedAt: .zero, shownAt: .seconds(100),
        at: .seconds(100) + .milliseconds(milliseconds))
    }
    #expect(timeOut(19_999) == nil)
    #expect(timeOut(20_000) == .question(limit: .seconds(20)))
  }

  @Test func anExamRunsOutAsAWhole() {
    let paper = paper(SampleDeck.exam, .exam)
    #expect(paper.timeOut(startedAt: .zero, shownAt: .zero, at: .seconds(599)) == nil)
    #expect(paper.timeOut(startedAt: .zero, shownAt: .zero, at: .seconds(600)) == .paper)
    #expect(
      paper.timeLeft(startedAt: .zero, shownAt: .seconds(90), at: .seconds(100)) == .seconds(500))
  }

  @Test func thePaperComesBeforeItsQuestion() {
    var deck = SampleDeck.exam
    deck.outline.blueprint.questionTimeLimit = .seconds(30)
    let paper = paper(deck, .exam)
    #expect(
      paper.timeOut(startedAt: .zero, shownAt: .seconds(10), at: .seconds(40))
        == .question(limit: .seconds(30)))
    #expect(paper.timeOut(startedAt: .zero, shownAt: .seconds(570), at: .seconds(600)) == .paper)
    #expect(
      paper.timeLeft(startedAt: .zero, shownAt: .seconds(10), at: .seconds(15)) == .seconds(25))
  }

  @Test func practiceHasNoClock() {
    let paper = paper(SampleDeck.exam, .practice)
    #expect(paper.timeOut(startedAt: .zero, shownAt: .zero, at: .seconds(1_000_000)) == nil)
    #expect(paper.timeLeft(startedAt: .zero, shownAt: .zero, at: .zero) == nil)
  }
}
