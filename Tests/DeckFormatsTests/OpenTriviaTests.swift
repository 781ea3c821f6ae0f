import DeckFormats
import Foundation
import QuizEngine
import Testing

struct OpenTriviaTests {
  static func item(
    _ question: String, _ correct: String = "r", wrong: String = #""a","b","c""#,
    type: String = "multiple", category: String = "X", difficulty: String = "easy"
  ) -> String {
    """
    {"type":"\(type)","difficulty":"\(difficulty)","category":"\(category)",
    "question":"\(question)","correct_answer":"\(correct)","incorrect_answers":[\(wrong)]}
    """
  }

  static func results(_ items: String...) -> String {
    "{\"response_code\":0,\"results\":[\(items.joined(separator: ",\n"))]}"
  }

  static let encodings: [(String, String)] = [
    (
      "HTML",
      item(
        "What&#039;s 2+2 &amp; &quot;more&quot;?", "caf&eacute; (four)", wrong: #""5 %41","a+b""#,
        category: "Science &amp; Nature")
    ),
    (
      "urlLegacy",
      item(
        "What%27s+2%2B2+%26+%22more%22%3F", "caf%C3%A9+%28four%29", wrong: #""5+%2541","a%2Bb""#,
        category: "Science+%26+Nature")
    ),
    (
      "url3986",
      item(
        "What%27s%202%2B2%20%26%20%22more%22%3F", "caf%C3%A9%20%28four%29",
        wrong: #""5%20%2541","a%2Bb""#, category: "Science%20%26%20Nature")
    ),
    (
      "base64",
      item(
        "V2hhdCdzIDIrMiAmICJtb3JlIj8=", "Y2Fmw6kgKGZvdXIp", wrong: #""NSAlNDE=","YSti""#,
        type: "bXVsdGlwbGU=", category: "U2NpZW5jZSAmIE5hdHVyZQ==", difficulty: "ZWFzeQ==")
    ),
  ]

  @Test(arguments: encodings)
  func allFourEncodingsReadTheSame(name: String, item: String) throws {
    let reading = read(Self.results(item))
    #expect(reading.format == "opentdb")
    #expect(reading.findings.isEmpty)
    let question = try #require(reading.deck?.questions.first)
    #expect(question.stem == "What's 2+2 & \"more\"?")
    guard case .single(let choice) = question.kind else {
      Issue.record("not a single choice")
      return
    }
    #expect(choice.options[choice.correct] == "café (four)")
    #expect(choice.options.sorted() == ["5 %41", "a+b", "café (four)"])
    #expect(question.difficulty == 1)
    #expect(question.categoryID == "science-nature")
    #expect(
      reading.deck?.outline.categories
        == [DeckOutline.Category(id: "science-nature", name: "Science & Nature")])
    #expect(question.id == read(Self.results(Self.encodings[0].1)).deck?.questions[0].id)
  }

  static let references: [(String, String)] = [
    ("&lt;p&gt; and &lt;br /&gt;", "<p> and <br />"), ("&amp;lt;", "&lt;"),
    ("&amp;amp;", "&amp;"), ("a&shy;b", "a\u{AD}b"), ("&#65;&#x42;&#128512;", "AB😀"),
    ("&pi;&deg;&rsquo;&hellip;&Eacute;", "π°’…É"), ("AT&T & co; &unknown;", "AT&T & co; &unknown;"),
    ("<b>1 < 2</b> &amp;", "<b>1 < 2</b> &"), ("  edge &amp; blanks  ", "  edge & blanks  "),
    ("&nbsp;x", "\u{A0}x"), (#"a\nb &amp;"#, "a\nb &"), ("</title> &amp; x", "</title> & x"),
    ("&#039;&apos;", "''"), ("no reference", "no reference"),
  ]

  @Test(arguments: references)
  func aReferenceIsReadExactlyOnceAndATagIsText(source: String, text: String) throws {
    let reading = read(Self.results(Self.item(source)))
    #expect(reading.deck?.questions.first?.stem == text)
  }

  @Test func trueAndFalseAreStatements() {
    let reading = read(
      Self.results(
        Self.item("P 1", "True", wrong: #""False""#, type: "boolean", difficulty: "hard"),
        Self.item("P 2", "False", wrong: #""True""#, type: "boolean", difficulty: "?")))
    #expect(reading.deck?.questions.map(\.kind) == [.trueFalse(true), .trueFalse(false)])
    #expect(reading.deck?.questions.map(\.difficulty) == [3, nil])
  }

  @Test func commentLinesInFrontAndABareListAreAccepted() {
    let bare = "// https://opentdb.com/api.php?amount=1\r\n//x\n[\(Self.item("A b?"))]"
    let reading = read(bare)
    #expect(reading.deck?.questions.count == 1)
    #expect(reading.findings.isEmpty)
    #expect(read("\u{FEFF}\(bare)") == reading)
  }

  @Test func theDeckIsAGameWithTwentySecondsAQuestion() {
    let outline = read(Self.results(Self.item("A b?"))).deck?.outline
    #expect(outline?.title == "Open Trivia Database")
    #expect(outline?.id == "bank")
    #expect(outline?.blueprint == ExamBlueprint())
  }

  static let codes: [(Int, String)] = [
    (1, "there are not enough questions for this choice"),
    (2, "the service did not understand the request"),
    (3, "the service does not know the session token"),
    (4, "all questions for this choice have been given under this session token"),
    (5, "the service was asked too often"), (17, "the service refused with the code 17"),
  ]

  @Test(arguments: codes)
  func aResponseCodeIsExplained(code: Int, problem: String) {
    let reading = read("{\"response_code\":\(code),\"results\":[]}")
    #expect(reading.deck == nil)
    #expect(reading.findings.map(\.problem) == [problem])
  }

  @Test func anEmptyListOfResultsIsExplained() {
    #expect(read("{\"results\":[]}").findings.map(\.problem) == ["the file has no questions"])
  }

  static let faults: [(String, String)] = [
    (#"{"type":"multiple","correct_answer":"x"}"#, "`difficulty` is missing"),
    ("7", "`type` is missing"),
    (item("A b?", wrong: "1"), "`incorrect_answers` is not a list of texts"),
    (item("A b?", wrong: ""), "there are 0 wrong answers, but 1 to 25 are needed"),
    (item("A b?", wrong: #""r","a""#), "the options 0 and 1 (counted from 0) are equal"),
    (item("A b?", "Yes", type: "boolean"), "the right answer is `Yes` and not True or False"),
    (item("A b?", type: "essay"), "the type `essay` is not known"),
    (item(" "), "the text of the question is empty"),
  ]

  @Test(arguments: faults)
  func aBadResultIsSkippedWithASentence(item: String, problem: String) throws {
    let reading = read("{\"results\":[\n\(item),\n\(Self.item("Good one?"))]}")
    #expect(reading.deck?.questions.map(\.stem) == ["Good one?"])
    #expect(reading.skippedCount == 1)
    let finding = try #require(reading.errors.first)
    #expect(finding.problem == problem)
    #expect(finding.line == 2)
  }

  @Test func aTextThatIsNotEncodedAsTheOthersIsSkipped() {
    let good = Self.encodings[3].1
    let bad = good.replacing("Y2Fmw6kgKGZvdXIp", with: "not base64!")
    let reading = read(Self.results(bad, good))
    #expect(reading.deck?.questions.count == 1)
    #expect(reading.findings.map(\.problem) == ["a text is not in base64, as the others are"])
  }

  @Test func aRepeatIsKeptAndReported() throws {
    let item = Self.item("A b?")
    let reading = read(Self.results(item, Self.item("Other one?"), item))
    let ids = try #require(reading.deck?.questions.map(\.id))
    #expect(ids.count == 3)
    #expect(ids[2] == ids[0] + "-2")
    #expect(
      reading.findings.map(\.problem) == ["the question repeats that of bank.json, line 1"])
  }

  @Test func theSameTextWithOtherAnswersIsReportedToo() {
    let reading = read(Self.results(Self.item("A b?"), Self.item("A b?", "s")))
    #expect(reading.deck?.questions.count == 2)
    #expect(
      reading.findings.map(\.problem) == [
        "the question has the text of that of bank.json, line 1, with other answers"
      ])
  }

  @Test func theRightAnswerIsNotAlwaysInTheSamePlace() {
    let items = (0..<40).map { Self.item("Question \($0)?") }
    let reading = read("[\(items.joined(separator: ","))]")
    let places = reading.deck?.questions.compactMap { question -> Int? in
      if case .single(let choice) = question.kind { choice.correct } else { nil }
    }
    #expect(Set(places ?? []) == [0, 1, 2, 3])
  }
}
