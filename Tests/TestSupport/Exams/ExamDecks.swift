package import DeckFormats
import Foundation
import JSONText
package import QuizEngine

/// The exams that the engine must be able to hold, each with a bank made up for it.
///
/// Those that are shipped are read from `Data/decks`; the rules of the others stand in `Decks`.
package enum ExamDecks {
  /// The exams that are shipped.
  package static let shipped = [
    "life-in-the-uk", "ccse", "cscs-operatives", "einbuergerungstest", "fischerpruefung",
    "patente-b", "patente-nautica", "examen-civique", "driving-uk", "driving-es", "driving-de",
    "driving-fr", "driving-pl", "driving-ch", "grundkenntnistest-zh",
  ]
  /// Further rules that no shipped exam has.
  package static let further = [
    "fischerpruefung-laender", "driving-be", "driving-cz", "driving-hu", "driving-nl-2024",
    "driving-se", "naturalisation-ne", "naturalisation-vd", "sportboot",
  ]
  package static var all: [String] { shipped + further }

  /// The text of an exam's `deck.json`.
  package static func source(_ id: String) throws -> [UInt8] {
    let path =
      shipped.contains(id)
      ? "Data/decks/\(id)/deck.json" : "Tests/TestSupport/Exams/Decks/\(id).json"
    return Array(try Data(contentsOf: ProjectFiles.root.appendingPathComponent(path)))
  }

  /// What an exam says of itself; `nil` where its `deck.json` cannot be used.
  package static func outline(_ id: String) throws -> DeckOutline? {
    let source = try source(id)
    let category = try JSONValue(parsing: source)["categories"]?.array?.first?["id"]?.string ?? ""
    let question: JSONValue = [
      "id": "any", "category": .string(category), "question": "?", "options": ["a", "b"],
      "correct": 0,
    ]
    return reading(id, source: source, questions: [question]).deck?.outline
  }

  /// An exam with a bank that fills each of its quotas one and a half times.
  package static func deck(_ id: String) throws -> Deck? {
    try outline(id).map { Deck(outline: $0, questions: GeneratedBank(for: $0).questions) }
  }

  /// The same, read from its files as a person would have written them.
  package static func reading(_ id: String) throws -> DeckReading {
    let questions = try deck(id)?.questions ?? []
    return reading(
      id, source: try source(id), questions: questions.map { NativeFormat.value(of: $0) })
  }

  /// A shipped exam with the bank that it is shipped with.
  package static func shippedReading(_ id: String) throws -> DeckReading {
    let folder = ProjectFiles.root.appendingPathComponent("Data/decks/\(id)")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    let files = try names.filter { $0.hasSuffix(".json") }.sorted().map { name in
      SourceFile(
        name: name, bytes: Array(try Data(contentsOf: folder.appendingPathComponent(name))))
    }
    return DeckFormats.reading(of: files, id: id)
  }

  /// One request for an exam of each variant and region.
  package static func requests(for outline: DeckOutline) -> [PaperRequest] {
    let variants = outline.variants.isEmpty ? [nil] : outline.variants.map { Optional($0.id) }
    let regions = outline.regions?.values.map { Optional($0.id) } ?? [nil]
    return variants.flatMap { variant in
      regions.map { PaperRequest(mode: .exam, regionID: $0, variantID: variant) }
    }
  }

  private static func reading(
    _ id: String, source: [UInt8], questions: [JSONValue]
  ) -> DeckReading {
    DeckFormats.reading(
      of: [
        SourceFile(name: "deck.json", bytes: source),
        SourceFile(name: "questions.json", text: JSONValue.array(questions).text(.line)),
      ], id: id)
  }
}
