import QuizEngine
import QuizScreens
import TestSupport
import Testing

@testable import trivium

/// Lines of a script, and of its report, for questions that are more than a choice.
@Suite struct ScriptKindTests {
  private func entry(_ id: String, order: [Int]) throws -> Paper.Entry {
    Paper.Entry(question: try #require(KindSamples.deck.question(id: id)), optionOrder: order)
  }

  @Test(arguments: [
    ("1 2 1", ScriptLine.places([1, 2, 1])), ("0 0 1", .places([0, 0, 1])),
    ("1-2", .pairs([.init(1, 2)])), (" 1-2\t2-1", .pairs([.init(1, 2), .init(2, 1)])),
  ])
  func everyFormIsRead(text: String, line: ScriptLine) {
    #expect(ScriptLine(text) == line)
  }

  @Test(arguments: [
    "1-", "-1", "1-2-3", "1-2 3", "3 1-2", "1 - 2", "1–2", "1-2,2-1", "a-b", "--", "- -",
    "1-99999999999999999999", "1+2",
  ])
  func whatIsNoFormIsRefused(text: String) {
    #expect(ScriptLine(text) == nil)
  }

  static let lines: [(String, String, [Int], Answer)] = [
    ("1 2 1", "lights", [0, 1, 2], .statements([true, false, true])),
    ("1 2 0", "lights", [2, 0, 1], .statements([false, nil, true])),
    ("0 0 0", "lights", [0, 1, 2], .statements([nil, nil, nil])),
    ("=", "lights", [2, 0, 1], .statements([true, false, true])),
    ("1-1 2-2", "capitals", [0, 1, 2], .pairs([0, 1])),
    ("2-1 1-3", "capitals", [1, 2, 0], .pairs([0, 1])),
    ("1-2", "capitals", [1, 2, 0], .pairs([2, nil])),
    ("1-3 2-3", "capitals", [0, 1, 2], .pairs([2, 2])),
    ("3 1 2", "periods", [1, 2, 0], .order([0, 1, 2])),
    ("1 2 3", "periods", [1, 2, 0], .order([1, 2, 0])),
    ("\"5,2 kn", "speed", [], .text("5,2 kn")),
    ("1", "card", [0, 1], .known(true)), ("2", "card", [0, 1], .known(false)),
    ("=", "card", [0, 1], .known(true)), ("!", "card", [0, 1], .known(false)),
    ("-", "periods", [1, 2, 0], .unanswered),
  ]

  @Test(arguments: lines)
  func numbersAreThoseOfWhatIsShown(
    text: String, id: String, order: [Int], answer: Answer
  ) throws {
    #expect(ScriptLine(text)?.answer(to: try entry(id, order: order)) == answer)
  }

  static let misfits: [(String, String)] = [
    ("1 2", "lights"), ("1 2 1 1", "lights"), ("1 2 3", "lights"), ("1-2", "lights"),
    ("\"x", "lights"),
    ("1 2", "capitals"), ("1", "capitals"), ("3-1", "capitals"), ("1-4", "capitals"),
    ("0-1", "capitals"), ("1-0", "capitals"), ("1-1 1-2", "capitals"),
    ("3 1", "periods"), ("1 1 2", "periods"), ("1 2 3 4", "periods"), ("0 1 2", "periods"),
    ("1-2", "periods"),
    ("5", "speed"), ("1-2", "speed"), ("3", "card"), ("0", "card"), ("1 2", "card"),
    ("1-2", "card"),
  ]

  @Test(arguments: misfits)
  func whatDoesNotFitTheQuestionIsNoAnswer(text: String, id: String) throws {
    let question = try #require(KindSamples.deck.question(id: id))
    let entry = try entry(id, order: Array(0..<question.optionCount))
    #expect(try #require(ScriptLine(text)).answer(to: entry) == nil)
  }

  static let usages: [(String, String)] = [
    ("card", "write a number from 1 to 2, =, !, - or +S"),
    ("speed", "write \" and the answer, =, !, - or +S"),
    (
      "lights",
      "write 3 numbers with blanks between them, 1 for each statement that is true, 2 for one "
        + "that is false and 0 to leave one open, or =, !, - or +S"
    ),
    (
      "capitals",
      "write pairs such as 1-2 with blanks between them, each a number from 1 to 2 for what "
        + "stands on the left and one from 1 to 3 for its partner, or =, !, - or +S"
    ),
    (
      "periods",
      "write all numbers from 1 to 3 in the right order with blanks between them, or =, !, - or +S"
    ),
  ]

  @Test(arguments: usages)
  func theUsageSaysWhatToWrite(id: String, usage: String) throws {
    let question = try #require(KindSamples.deck.question(id: id))
    #expect(
      ScriptLine.usage(for: try entry(id, order: Array(0..<question.optionCount))) == usage)
  }

  static let reports: [(String, [Int], Answer, String)] = [
    (
      "speed", [], .text("5.2"),
      #""options":[],"given":"5.2","right":true"#
    ),
    (
      "lights", [2, 0, 1], .statements([true, nil, true]),
      #""options":["White is astern.","Red is to port.","Green is to port."],"given":[1,1,0],"#
        + #""right":false"#
    ),
    (
      "capitals", [1, 2, 0], .pairs([0, 1]),
      #""options":["Rome","Lyon","Paris"],"lefts":["France","Italy"],"given":["1-3","2-1"],"#
        + #""right":true"#
    ),
    (
      "capitals", [1, 2, 0], .pairs([nil, 2]),
      #""lefts":["France","Italy"],"given":["2-2"],"right":false"#
    ),
    (
      "periods", [1, 2, 0], .order([0, 1, 2]),
      #""options":["Jura","Chalk","Trias"],"given":[3,1,2],"right":true"#
    ),
    (
      "card", [0, 1], .known(false),
      #""options":["I knew it","I did not know it"],"given":2,"right":false"#
    ),
    ("lights", [0, 1, 2], .statements([nil, nil, nil]), #""given":null,"right":false"#),
    ("periods", [1, 2, 0], .unanswered, #""given":null,"right":false"#),
  ]

  @Test(arguments: reports)
  func aLineOfJSONSaysWhatWasGivenAsALineOfTheScriptWould(
    id: String, order: [Int], answer: Answer, part: String
  ) throws {
    var deck = KindSamples.deck
    deck.questions = deck.questions.filter { $0.id == id }
    var session = QuizSession(
      paper: Paper(drawnFrom: deck, request: PaperRequest(mode: .practice), seed: 1))
    session.apply(.replace(0, try entry(id, order: order)))
    session.apply(.answer(0, GivenAnswer(answer, taken: .zero)))
    let words = Words(tag: "en", texts: try ProjectFiles.texts(language: "en"))
    let report = ScriptReport(words: words, isJSON: true)
    let line = report.line(of: session, at: 0, timeLeft: nil)
    #expect(line.contains(part), "\(line)")
    #expect(line.contains(#""lefts""#) == (id == "capitals"))
  }

  @Test(arguments: KindSamples.all)
  func theRightAndTheWrongAnswerFitTheQuestion(question: Question) throws {
    let order = Array((0..<question.optionCount).reversed())
    let entry = Paper.Entry(question: question, optionOrder: order)
    #expect(ScriptLine.right.answer(to: entry).map(question.accepts) == true)
    #expect(ScriptLine.wrong.answer(to: entry).map(question.accepts) == false)
  }
}
