package import QuizEngine

/// What came of reading a deck.
package struct DeckReading: Equatable, Sendable {
  /// The name of the format that was taken, as in "native".
  package var format: String
  /// `nil` where nothing can be used; the findings then say why.
  package var deck: Deck?
  package var findings: [Finding]
  /// How many questions of the files are not in the deck.
  package var skippedCount: Int

  /// Makes a reading.
  package init(format: String, deck: Deck?, findings: [Finding] = [], skippedCount: Int = 0) {
    self.format = format
    self.deck = deck
    self.findings = findings
    self.skippedCount = skippedCount
  }

  /// The findings that are errors.
  package var errors: [Finding] { findings.filter { $0.severity == .error } }
}
