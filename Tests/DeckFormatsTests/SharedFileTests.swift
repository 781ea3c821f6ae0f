import DeckFormats
import Foundation
import JSONText
import QuizEngine
import Testing

@Suite(.enabled(if: Folders.shared != nil, "the folder shared is not beside the project"))
struct SharedFileTests {
  private func reading(_ path: String) throws -> DeckReading {
    DeckFormats.reading(of: [try Folders.sharedFile(path)], id: "shared")
  }

  @Test func theWholeBankOfOpenTriviaDatabaseIsRead() throws {
    let path = "banks/trivia-opentdb/opentdb.json"
    let reading = try reading(path)
    let deck = try #require(reading.deck)
    #expect(deck.questions.count + reading.skippedCount == 5_250)
    #expect(reading.errors.map(\.description) == [])
    #expect(deck.outline.categories.count == 24)
    #expect(reading.findings.count { $0.problem.hasPrefix("the question repeats that of") } == 1)
    #expect(reading.findings.count { $0.problem.hasPrefix("the question has the text of") } == 3)
    #expect(deck.questions.count { if case .trueFalse = $0.kind { true } else { false } } == 783)

    let source = try JSONValue(parsing: try Folders.sharedFile(path).bytes)
    let results = try #require(source["results"]?.array)
    for (question, result) in zip(deck.questions, results) {
      let raw = try #require(result["question"]?.string)
      #expect(!raw.contains("&") || question.stem != raw)
      #expect(isDecoded(question.stem))
      for option in question.options { #expect(isDecoded(option)) }
    }
  }

  /// Whether no reference is left; one that was escaped twice may be.
  private func isDecoded(_ text: String) -> Bool {
    !text.utf8.contains(UInt8(ascii: "&"))
      || text.firstMatch(of: /&(#[0-9]+|#x[0-9a-fA-F]+|quot|amp|lt|gt|[a-z]+(acute|uml|grave));/)
        == nil
  }

  @Test(arguments: ["base64", "htmlcodes", "url3986"])
  func eachDerivedFileHasFiftyQuestions(encoding: String) throws {
    let reading = try reading("banks/trivia-opentdb/derived/opentdb_\(encoding)_50.json")
    #expect(reading.deck?.questions.count == 50)
    #expect(reading.errors.isEmpty)
    for question in reading.deck?.questions ?? [] {
      #expect(isDecoded(question.stem))
      #expect(!question.stem.contains("%20"))
    }
  }

  @Test func theDerivedFilesAgreeWhereTheyHaveTheSameQuestions() throws {
    let url = try #require(reading("banks/trivia-opentdb/derived/opentdb_url3986_50.json").deck)
    let base64 = try #require(reading("banks/trivia-opentdb/derived/opentdb_base64_50.json").deck)
    let html = try #require(reading("banks/trivia-opentdb/derived/opentdb_htmlcodes_50.json").deck)
    #expect(url.questions == base64.questions)
    #expect(url.questions.contains { question in html.questions.contains(question) })
  }

  @Test func caseTwelveReadsPlusAsABlankAndTwoBAsAPlus() throws {
    let question = try #require(reading("cases/12-opentdb-urllegacy.json").deck?.questions.first)
    #expect(question.stem == "What's the sum 2+2 & \"more\"?")
    #expect(question.options.contains("4 (four)") && question.options.contains("7 or 8"))
    #expect(question.accepts(.option(question.options.firstIndex(of: "4 (four)") ?? -1)))
  }

  @Test func caseThirteenHasNoQuestionsAndSaysWhy() throws {
    let reading = try reading("cases/13-opentdb-no-results.json")
    #expect(reading.deck == nil)
    #expect(
      reading.findings.map(\.problem) == ["there are not enough questions for this choice"])
  }
}
