import DeckFormats
import QuizEngine
import Testing

/// What is looked at as a whole, and when.
@Suite struct CheckingTests {
  /// A bank with everything wrong: long right options in one place, asked twice, half explained.
  private static let bank = (0..<50).map { number in
    CheckedBank.choice(
      "q\(number)", "What is \(["snow", "coal", "rain", "wind", "hail"][number % 5])?",
      ["the right \(number % 5)", "x", "y"], correct: "0",
      more: number < 25 ? #","explanation":"E""# : "")
  }
  private static let deck = #"{"examName":"E","draw":[{"count":40}],"passingPercentage":0.5"#

  @Test func aFolderIsToldOfAllInOneOrder() {
    let findings = CheckedBank.findings(Self.bank, deck: Self.deck + "}")
    #expect(findings.count == 4 + 45)
    #expect(findings[0].contains("the bank has 50 questions, 40 are drawn"))
    #expect(findings[1].contains("the right option is longer than every other in 50 of 50"))
    #expect(findings[2].contains("the option 1 is right in 50 (100 %)"))
    #expect(findings[3].contains("question q5: the question asks the same as `q0`"))
    #expect(findings[48].contains("25 questions have no explanation, such as `q25`"))
  }

  @Test func readingADeckToPlayOrToListItTellsNothingOfThat() {
    #expect(CheckedBank.findings(Self.bank, deck: Self.deck + "}", isThorough: false) == [])
  }

  @Test func aLooseFileIsToldOfItsQuotasAlone() {
    let questions = "[\(Self.bank.joined(separator: ",\n"))]"
    let list = DeckFormats.reading(
      of: [SourceFile(name: "bank.json", text: questions)], id: "b", isThorough: true)
    #expect(list.findings == [])
    let file = DeckFormats.reading(
      of: [SourceFile(name: "bank.json", text: Self.deck + ",\"questions\":\(questions)}")],
      id: "b",
      isThorough: true)
    #expect(
      file.findings.map(\.problem) == [
        "the bank has 50 questions, 40 are drawn: there are only 1.2 times as many"
      ])
  }

  @Test func aBankOfAnotherFormatIsReadAsEver() {
    let result =
      #"{"category":"C","type":"boolean","difficulty":"easy","question":"Q","#
      + #""correct_answer":"True","incorrect_answers":["False"]}"#
    let text =
      #"{"response_code":0,"results":[\#(Array(repeating: result, count: 50).joined(separator: ","))]}"#
    let files = [SourceFile(name: "bank.json", text: text)]
    let reading = DeckFormats.reading(of: files, id: "b")
    #expect(reading.deck?.questions.count == 50)
    #expect(DeckFormats.reading(of: files, id: "b", isThorough: true) == reading)
  }
}
