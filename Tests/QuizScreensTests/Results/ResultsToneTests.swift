import QuizEngine
import QuizScreens
import TerminalKit
import TestSupport
import Testing

/// How words and roles of the results follow the pass mark and the distance from it.
struct ResultsToneTests {
  /// A sitting of an exam of one-mark questions, so many of them right.
  static func session(
    _ deck: Deck, _ mode: Mode = .exam, right: Int, elapsed: Duration = .seconds(10)
  ) -> QuizSession {
    var request = PaperRequest(mode: mode)
    request.questionCount = mode == .exam ? nil : deck.questions.count
    var session = QuizSession(paper: Paper(drawnFrom: deck, request: request, seed: 1))
    for index in session.paper.entries.indices {
      session.apply(
        .answer(index, GivenAnswer(.option(index < right ? 0 : 1), taken: .seconds(1))))
      session.apply(.move(to: index + 1))
    }
    session.apply(.finish(elapsed: elapsed))
    return session
  }

  struct Case: CustomTestStringConvertible, Sendable {
    let mark: Int
    let right: Int
    let exam: Phrase
    let practice: Phrase
    let tone: Phrase
    let role: Role
    var testDescription: String { "\(right) of 50, \(mark) needed" }

    init(
      _ mark: Int, _ right: Int, _ exam: Phrase, _ practice: Phrase, _ tone: Phrase, _ role: Role
    ) {
      (self.mark, self.right, self.exam) = (mark, right, exam)
      (self.practice, self.tone, self.role) = (practice, tone, role)
    }
  }

  /// Of 50 questions 45 are 90 %, 38 are 76 % and 30 are 60 %.
  static let cases = [
    Case(45, 0, .adviceMissing, .adviceBelowFar, .toneStrictFar, .wrong),
    Case(45, 35, .adviceMissing, .adviceBelow, .toneStrictMissed, .wrong),
    Case(45, 44, .adviceMissing, .adviceBelowJust, .toneStrictNear, .wrong),
    Case(45, 45, .advicePassedJust, .adviceAboveJust, .toneStrictJust, .warning),
    Case(45, 49, .advicePassedEase, .adviceAboveEase, .toneStrictEase, .text),
    Case(38, 0, .adviceMissing, .adviceBelowFar, .toneFirmFar, .wrong),
    Case(38, 30, .adviceMissing, .adviceBelow, .toneFirmMissed, .wrong),
    Case(38, 36, .adviceMissing, .adviceBelowJust, .toneFirmNear, .warning),
    Case(38, 40, .advicePassedJust, .adviceAboveJust, .toneFirmJust, .text),
    Case(38, 48, .advicePassedEase, .adviceAboveEase, .toneFirmEase, .right),
    Case(30, 10, .adviceMissing, .adviceBelowFar, .toneMildFar, .warning),
    Case(30, 20, .adviceMissing, .adviceBelow, .toneMildMissed, .warning),
    Case(30, 29, .adviceMissing, .adviceBelowJust, .toneMildNear, .warning),
    Case(30, 30, .advicePassedJust, .adviceAboveJust, .toneMildJust, .right),
    Case(30, 45, .advicePassedEase, .adviceAboveEase, .toneMildEase, .right),
  ]

  @Test(arguments: cases)
  func wordsAndRoleFollowTheMarkAndTheDistance(_ example: Case) throws {
    let words = try TestWorld.surroundings().words
    let rules: [[PassRule]] = [
      [.minimumCorrect(example.mark)], [.maximumErrors(50 - example.mark)],
      [.minimumPoints(example.mark)], [.maximumErrorPoints(50 - example.mark)],
    ]
    for passing in rules {
      let deck = Decks.exam(50, passing: passing)
      let exam = AdviceText(Self.session(deck, right: example.right), words: words)
      let missing = max(0, example.mark - example.right)
      let outcome =
        missing > 0 ? words.counted(example.exam, missing) : words(example.exam)
      #expect(exam.text == outcome + " " + words(example.tone))
      #expect(exam.role == example.role)
      let practice = AdviceText(Self.session(deck, .practice, right: example.right), words: words)
      #expect(practice.text == words(example.practice) + " " + words(example.tone))
      #expect(practice.role == example.role)
    }
  }

  @Test(arguments: [Mode.exam, .practice])
  func nothingIsLeftToSayOfAPaperWithoutAMistake(_ mode: Mode) throws {
    let words = try TestWorld.surroundings().words
    let advice = AdviceText(Self.session(Decks.exam(10), mode, right: 10), words: words)
    #expect(advice.text == words(.advicePerfect))
    #expect(advice.role == .right)
  }
}
