import DeckFormats
import Foundation
import QuizEngine
import TestSupport
import Testing

/// The official catalogue, sat under the rules of the Einbürgerungstest.
@Suite(
  .enabled(
    if: Folders.officialBank != nil,
    "the folder shared/banks/de-einbuergerung-tsv is not beside the project"))
struct OfficialBankTests {
  /// The questions of one file, as the program's own format has them.
  ///
  /// - Parameters:
  ///   - land: the region they belong to; `nil` for those of all Länder.
  ///   - prefix: what stands before their ids.
  private func questions(
    _ name: String, category: String, land: String? = nil, prefix: String = ""
  ) throws -> [[String: Any]] {
    let file = try #require(Folders.officialBank).appendingPathComponent("\(name).tsv")
    let text = String(decoding: try Data(contentsOf: file), as: UTF8.self)
    return try text.split(whereSeparator: \.isNewline).dropFirst().map { line in
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      try #require(fields.count == 9)
      var question: [String: Any] = [
        "id": prefix + fields[0], "category": category, "question": fields[1],
        "options": Array(fields[2...5]), "correct": try #require(Int(fields[6])),
        "fixedOrder": fields[7] == "0",
      ]
      question["region"] = land
      return question
    }
  }

  private func reading(of questions: [[String: Any]]) throws -> DeckReading {
    let bytes = Array(try JSONSerialization.data(withJSONObject: questions))
    return DeckFormats.reading(
      of: [
        SourceFile(name: "deck.json", bytes: try ExamDecks.source("einbuergerungstest")),
        SourceFile(name: "questions.json", bytes: bytes),
      ], id: "einbuergerungstest")
  }

  @Test func everyQuestionOfTheCatalogueIsRead() throws {
    let reading = try reading(
      of: questions("deutschland", category: "politik")
        + questions("berlin", category: "land", land: "berlin"))
    #expect(reading.skippedCount == 0)
    #expect(reading.deck?.questions.count == 310)
    #expect(reading.deck?.questions.count(where: \.hasFixedOrder) == 35)
    // The bank has Berlin's own questions and those of no other Land.
    let short = reading.errors.map(\.problem)
    #expect(short.count == 15)
    #expect(short.contains("region Bayern has 0 questions, 3 are drawn"))
    #expect(!short.contains { $0.contains("Berlin") })
  }

  @Test func thirtyQuestionsAndThreeOfTheLandAreAskedInEachOfTheSixteen() throws {
    let outline = try #require(try ExamDecks.outline("einbuergerungstest"))
    let lands = try #require(outline.regions?.values)
    #expect(lands.count == 16)
    // Where the bank has no questions of a Land, Berlin's stand in for them.
    let all =
      try questions("deutschland", category: "politik")
      + lands.flatMap { land in
        try questions(
          "berlin", category: "land", land: land.id,
          prefix: land.id == "berlin" ? "" : "\(land.id)-")
      }
    let reading = try reading(of: all)
    #expect(reading.errors.map(\.description) == [])
    let deck = try #require(reading.deck)
    #expect(deck.questions.count == 460)
    for land in lands {
      var own: Set<String> = []
      for seed in UInt64(0)..<60 {
        let paper = Paper(
          drawnFrom: deck, request: PaperRequest(mode: .exam, regionID: land.id), seed: seed)
        #expect(paper.entries.count == 33)
        #expect(paper.timeLimit == .seconds(3_600))
        let regions = paper.entries.map(\.question.regionID)
        #expect(regions.prefix(30).allSatisfy { $0 == nil })
        #expect(regions.suffix(3).allSatisfy { $0 == land.id })
        #expect(Set(paper.entries.map(\.question.id)).count == 33)
        for entry in paper.entries where entry.question.hasFixedOrder {
          #expect(entry.optionOrder == [0, 1, 2, 3])
        }
        own.formUnion(paper.entries.suffix(3).map(\.question.id))
      }
      #expect(own.count == 10, "\(land.id) asks only \(own.sorted())")
      for (mistakes, isPassed) in [(16, true), (17, false)] {
        let paper = Paper(
          drawnFrom: deck, request: PaperRequest(mode: .exam, regionID: land.id), seed: 7)
        let session = QuizSession(paper, mistakes: [.spread(mistakes)])
        #expect(session.score == 33 - mistakes)
        #expect(session.verdict?.isPassed == isPassed)
      }
    }
  }
}

extension Folders {
  /// The official catalogue of the Einbürgerungstest; `nil` where it is absent.
  fileprivate static let officialBank: URL? = {
    let folder = shared?.appendingPathComponent("banks/de-einbuergerung-tsv")
    return folder.flatMap { FileManager.default.fileExists(atPath: $0.path) ? $0 : nil }
  }()
}
