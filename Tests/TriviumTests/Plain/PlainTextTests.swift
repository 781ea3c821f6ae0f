import QuizEngine
import QuizScreens
import TestSupport
import Testing

@testable import trivium

@Suite struct PlainTextTests {
  private let text: PlainText

  init() throws {
    text = PlainText(words: Words(tag: "en", texts: try ProjectFiles.texts(language: "en")))
  }

  private func session(_ deck: Deck, _ mode: Mode) -> QuizSession {
    QuizSession(paper: Paper(drawnFrom: deck, request: PaperRequest(mode: mode), seed: 1))
  }

  @Test func aQuestionIsSaidWithItsTimeAndItsOptionsNumbered() {
    let lines = text.question(of: session(SampleDeck.game, .game), timeLeft: .seconds(20))
    #expect(
      lines == [
        "", "Question 1 of 6, Sky", "Time: 20 seconds.",
        "Which planet of the solar system has the shortest day?", "1. Mercury", "2. Jupiter",
        "3. Mars", "4. Neptune",
      ])
  }

  @Test func severalAnswersAreAskedForInWords() {
    var session = session(SampleDeck.game, .practice)
    for index in 1...4 { session.apply(.move(to: index)) }
    let lines = text.question(of: session, timeLeft: nil)
    #expect(lines.contains("Choose 2 answers. Type their numbers with blanks between them."))
  }

  @Test func theTopicOfAnExamQuestionIsNotSaid() {
    let lines = text.question(of: session(SampleDeck.exam, .exam), timeLeft: nil)
    #expect(lines[1] == "Question 1 of 8")
  }

  @Test func aDescriptionStandsForThePicture() {
    var deck = SampleDeck.game
    deck.questions[0].image = "sky.txt"
    deck.questions[0].imageDescription = "A planet\nwith rings"
    var lines = text.question(of: session(deck, .practice), timeLeft: nil)
    #expect(lines.contains("Picture: A planet") && lines.contains("with rings"))
    deck.questions[0].imageDescription = nil
    lines = text.question(of: session(deck, .practice), timeLeft: nil)
    #expect(lines.contains("The picture of this question cannot be shown here."))
  }

  @Test func aRightAnswerIsSaidWithItsPointsAndExplained() {
    var session = session(SampleDeck.game, .game)
    session.apply(.answer(0, GivenAnswer(.option(1), taken: .seconds(4))))
    #expect(
      text.verdict(of: session) == [
        "✓ Right, 180 points", "Jupiter turns once in about ten hours.", "A standard work",
      ])
  }

  @Test func aLateAnswerIsSaidInWords() {
    var session = session(SampleDeck.game, .game)
    session.apply(.answer(0, GivenAnswer(.unanswered, taken: .seconds(20), isLate: true)))
    #expect(text.verdict(of: session).first == "✗ Time’s up: the right answer is Jupiter")
  }

  @Test func explanationsAreLeftOutWhereTheDeckHasThemOff() {
    var deck = SampleDeck.game
    deck.outline.blueprint.showsExplanations = false
    var session = session(deck, .practice)
    session.apply(.answer(0, GivenAnswer(.option(0), taken: .zero)))
    #expect(text.verdict(of: session) == ["✗ Wrong: the right answer is Jupiter"])
  }

  @Test func anExamGivesNothingAway() {
    var session = session(SampleDeck.exam, .exam)
    session.apply(.answer(0, GivenAnswer(.option(0), taken: .zero)))
    #expect(text.verdict(of: session) == ["Noted."])
  }

  @Test func anExamsResultSaysPassOrFailAndTheWorstTopicFirst() {
    var session = session(SampleDeck.exam, .exam)
    for index in [0, 1, 2, 4, 5] {
      let answer = session.paper.entries[index].question.rightAnswer
      session.apply(.answer(index, GivenAnswer(answer, taken: .zero)))
    }
    session.apply(.finish(elapsed: .seconds(75)))
    #expect(
      text.results(of: session, isNewHighScore: false) == [
        "", "✗ FAILED", "5 of 8, 62 %, 1 minute 15 seconds", "✗ At least 6 right: 5",
        "Missed by one. Go over the mistakes, and the next try can do it.",
        "Rules of the road: 2 of 4", "Signals and lights: 3 of 4",
      ])
  }

  @Test(arguments: [
    (20_000, "20 seconds"), (1_000, "1 second"), (2_700_000, "45 minutes"),
    (90_000, "1 minute 30 seconds"), (0, "0 seconds"), (19_400, "20 seconds"),
  ])
  func timesAreSaidInWords(milliseconds: Int, words: String) {
    #expect(text.spoken(.milliseconds(milliseconds)) == words)
  }

  @Test func noTextOfADeckBringsAnEscapeSequence() {
    var deck = SampleDeck.game
    deck.outline.title = "T\u{1B}]0;x\u{7}"
    deck.outline.categories[0].name = "S\u{202E}ky"
    deck.questions[0] =
      SampleDeck.single(
        "evil", "sky", "Q\u{1B}[2J\r\nnext", ["a\u{9B}31m", "b\rC"], 1, "E\u{1B}c\u{8}")
      ?? deck.questions[0]
    var session = session(deck, .game)
    var lines = text.opening(of: session.paper) + text.question(of: session, timeLeft: nil)
    session.apply(.answer(0, GivenAnswer(.option(0), taken: .zero)))
    lines += text.verdict(of: session)
    let scalars = lines.joined().unicodeScalars
    #expect(lines.contains("next"))
    #expect(!scalars.contains { $0.value < 0x20 || (0x7F..<0xA0).contains($0.value) })
    #expect(!scalars.contains("\u{202E}"))
  }
}
