import DeckFormats
import JSONText
import QuizEngine
import TerminalKit

/// What came of checking some decks.
struct CheckResult {
  private var deckCount = 0
  private var questionCount = 0
  private var findings: [Finding] = []

  /// Adds what was found in a deck.
  mutating func add(_ reading: DeckReading) {
    deckCount += reading.deck == nil ? 0 : 1
    questionCount += reading.deck?.questions.count ?? 0
    findings += reading.findings
  }

  var hasErrors: Bool { findings.contains { $0.severity == .error } }

  var json: JSONValue {
    [
      "decks": .int(deckCount), "questions": .int(questionCount),
      "findings": .array(findings.map(\.json)),
    ]
  }

  /// A line for each finding; where there is none, what was checked.
  var lines: [String] {
    guard findings.isEmpty else {
      return findings.map { "\($0.severity.rawValue): \($0.sentence)" }
    }
    return [
      "No faults: \(Self.count(deckCount, "deck")), \(Self.count(questionCount, "question"))."
    ]
  }

  private static func count(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }
}
