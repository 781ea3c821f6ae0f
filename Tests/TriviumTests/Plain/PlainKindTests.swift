import QuizEngine
import QuizScreens
import TestSupport
import Testing

@testable import trivium

/// Questions that are more than a choice, asked line by line.
@Suite struct PlainKindTests {
  private let text: PlainText

  init() throws {
    text = PlainText(words: Words(tag: "en", texts: try ProjectFiles.texts(language: "en")))
  }

  private func entry(_ id: String, order: [Int]? = nil) throws -> Paper.Entry {
    let question = try #require(KindSamples.deck.question(id: id))
    return Paper.Entry(
      question: question, optionOrder: order ?? Array(0..<question.optionCount))
  }

  private func draft(_ id: String, order: [Int]? = nil) throws -> PlainDraft {
    text.draft(for: try entry(id, order: order), outline: KindSamples.deck.outline)
  }

  private func session(at id: String) throws -> QuizSession {
    var deck = KindSamples.deck
    deck.questions = deck.questions.filter { $0.id == id }
    return QuizSession(
      paper: Paper(drawnFrom: deck, request: PaperRequest(mode: .practice), seed: 1))
  }

  // MARK: What is asked

  static let questions: [(String, [String])] = [
    ("speed", ["How fast?", "The answer is a number, in kn."]),
    (
      "lights",
      [
        "Which are true?",
        "Type 1 for “True” or 2 for “False”, one statement after the other or all in one line.",
        "1. Red is to port.", "2. Green is to port.", "3. White is astern.",
      ]
    ),
    (
      "capitals",
      [
        "Which capital?",
        "To be matched: France; Italy. Type the number of what goes with each, one after the "
          + "other or all in one line.", "1. Paris", "2. Rome", "3. Lyon",
      ]
    ),
    ("card", ["die Katze"]),
  ]

  @Test(arguments: questions)
  func aQuestionSaysWhatMayBeChosenAndHow(id: String, lines: [String]) throws {
    #expect(Array(text.question(of: try session(at: id), timeLeft: nil).dropFirst(2)) == lines)
  }

  @Test func thingsToBeOrderedAreNumberedAsShown() throws {
    var session = try session(at: "periods")
    session.apply(.replace(0, try entry("periods", order: [2, 0, 1])))
    #expect(
      text.question(of: session, timeLeft: nil).dropFirst(2) == [
        "Earliest first?", "Type all numbers in the right order, with blanks between them.",
        "1. Chalk", "2. Trias", "3. Jura",
      ])
  }

  @Test(arguments: [
    (NumberKey.Form.decimal, "", "The answer is a number."),
    (.time, "", "The answer is a time, such as 14:25."),
    (.latitude, "", "The answer is a latitude, such as 42 21.5 N."),
    (.longitude, "", "The answer is a longitude, such as 9 8.5 E."),
  ])
  func aNumberSaysItsForm(form: NumberKey.Form, unit: String, hint: String) throws {
    let value = ExactNumber(millionths: 0)
    let key = try #require(NumberKey(value: value, tolerance: value, unit: unit, form: form))
    let question = Question(id: "n", stem: "?", kind: .number(key))
    #expect(text.hint(for: question, outline: KindSamples.deck.outline) == [hint])
  }

  /// The examples that are given would be understood.
  @Test(arguments: [
    (NumberKey.Form.time, "14:25"), (.time, "14h25"), (.latitude, "42 21.5 N"),
    (.longitude, "9 8.5 E"),
    (.latitude, "42 21,5 N"), (.longitude, "9 8,5 E"),
  ])
  func theExamplesOfTheHintsAreUnderstood(form: NumberKey.Form, example: String) throws {
    let value = ExactNumber(millionths: 0)
    let key = try #require(NumberKey(value: value, tolerance: value, form: form))
    #expect(key.understands(example))
  }

  // MARK: What is typed

  @Test func statementsAreAskedForOneAfterTheOther() throws {
    var draft = try draft("lights", order: [2, 0, 1])
    #expect(text.part(of: draft) == ["Statement 1 of 3: White is astern."])
    #expect(draft.take("1") == .part(0))
    #expect(text.part(of: draft) == ["Statement 2 of 3: Red is to port."])
    #expect(draft.take("3") == .unknown)
    #expect(draft.take("true") == .part(0))
    #expect(text.part(of: draft) == ["Statement 3 of 3: Green is to port."])
    #expect(draft.take("b") == .answer(.statements([true, false, true])))
  }

  @Test func partnersAreAskedForOneAfterTheOther() throws {
    var draft = try draft("capitals", order: [2, 1, 0])
    #expect(text.part(of: draft) == ["Which number goes with “France”?"])
    #expect(draft.take("4") == .unknown)
    #expect(draft.take("3") == .part(2))
    #expect(text.part(of: draft) == ["Which number goes with “Italy”?"])
    #expect(draft.take("rome") == .answer(.pairs([0, 1])))
  }

  static let whole: [(String, String, PlainInput)] = [
    ("lights", "1 2 1", .answer(.statements([true, false, true]))),
    ("lights", "a, b, a", .answer(.statements([true, false, true]))),
    ("lights", "1 2", .unknown), ("lights", "1 2 1 2", .unknown), ("lights", "1 2 3", .unknown),
    ("capitals", "1 2", .answer(.pairs([0, 1]))), ("capitals", "3 3", .answer(.pairs([2, 2]))),
    ("capitals", "2-2 1-1", .answer(.pairs([0, 1]))), ("capitals", "1-1", .unknown),
    ("capitals", "1-1 2-4", .unknown), ("capitals", "1 2 3", .unknown),
    ("periods", "2 1 3", .answer(.order([1, 0, 2]))), ("periods", "1 2", .unknown),
    ("periods", "1 1 2", .unknown), ("periods", "1", .unknown), ("periods", "Jura", .unknown),
    ("speed", "5,2 kn", .answer(.text("5,2 kn"))), ("speed", "7", .answer(.text("7"))),
    ("speed", "fast", .unknown), ("speed", "?", .repetition), ("speed", "q", .leaving),
    ("lights", "", .nothing), ("capitals", "?", .repetition), ("periods", "q", .leaving),
  ]

  @Test(arguments: whole)
  func oneLineMayHoldTheWholeAnswer(id: String, line: String, input: PlainInput) throws {
    var draft = try draft(id)
    #expect(draft.take(line) == input)
  }

  @Test func theWholeAnswerMayComeAfterAPart() throws {
    var draft = try draft("lights")
    #expect(draft.take("2") == .part(1))
    #expect(draft.take("1 2 1") == .answer(.statements([true, false, true])))
  }

  @Test func aQuestionThatIsSaidAgainBeginsWithItsFirstPart() throws {
    var draft = try draft("capitals")
    #expect(draft.take("2") == .part(1))
    #expect(draft.take("?") == .repetition)
    #expect(text.part(of: draft) == ["Which number goes with “France”?"])
  }

  @Test(arguments: ["", "the cat", "1"])
  func aCardShowsItsBackAndAsksWhetherItWasKnown(first: String) throws {
    var draft = try draft("card")
    #expect(text.part(of: draft) == [])
    #expect(text.prompt(for: draft) == "Enter shows the back.")
    #expect(draft.take(first) == .part(0))
    #expect(text.prompt(for: draft) == "Answer:")
    #expect(text.part(of: draft) == ["the cat", "1. I knew it", "2. I did not know it"])
    #expect(draft.take("") == .nothing)
    #expect(draft.take("3") == .unknown)
    var other = draft
    #expect(draft.take("1") == .answer(.known(true)))
    #expect(other.take("2") == .answer(.known(false)))
  }

  @Test(arguments: [
    ("lights", "That is none of the answers. Type a number from 1 to 2, or ? for the question."),
    ("capitals", "That is none of the answers. Type a number from 1 to 3, or ? for the question."),
    ("periods", "Type all numbers in the right order, with blanks between them."),
    ("speed", "The answer is a number, in kn."),
  ])
  func whatIsNoAnswerIsToldWhatWouldBe(id: String, words: String) throws {
    #expect(text.unknown(try draft(id)) == words)
  }

  // MARK: What is said of it

  static let verdicts: [(String, Answer, [String])] = [
    ("speed", .text("7"), ["✗ Wrong: the right answer is 5.2 ± 0.1 kn"]),
    (
      "lights", .statements([true, true, true]),
      [
        "✗ Wrong: the right answer is Red is to port.: True; Green is to port.: False; "
          + "White is astern.: True"
      ]
    ),
    (
      "capitals", .pairs([2, 2]),
      ["✗ Wrong: the right answer is France: Paris; Italy: Rome"]
    ),
    ("periods", .order([2, 1, 0]), ["✗ Wrong: the right answer is 1. Trias; 2. Jura; 3. Chalk"]),
    ("periods", .order([0, 1, 2]), ["✓ Right"]),
    ("card", .known(true), ["Noted.", "The plural is die Katzen."]),
    ("card", .known(false), ["Noted.", "The plural is die Katzen."]),
  ]

  @Test(arguments: verdicts)
  func theRightAnswerIsSaidInWords(id: String, answer: Answer, lines: [String]) throws {
    var session = try session(at: id)
    session.apply(.answer(0, GivenAnswer(answer, taken: .zero)))
    #expect(text.verdict(of: session) == lines)
  }

  @Test func anAnswerWithOpenPartsSaysWhichTheyAre() throws {
    let words = text.words
    let answers = AnswerText(KindSamples.deck.outline, words: words)
    let lights = try entry("lights").question
    #expect(
      answers.text(of: .statements([true, nil, false]), to: lights)
        == "Red is to port.: True; Green is to port.: unanswered; White is astern.: False")
    let capitals = try entry("capitals").question
    #expect(
      answers.text(of: .pairs([nil, 2]), to: capitals) == "France: unanswered; Italy: Lyon")
    #expect(answers.text(of: .pairs([nil, nil]), to: capitals) == "")
    #expect(
      answers.text(of: .order([1]), to: try entry("periods").question) == "1. Jura")
  }
}
