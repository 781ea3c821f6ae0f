package import QuizEngine

/// A deck that is there, and where.
package struct ListedDeck: Equatable, Sendable {
  package var summary: DeckSummary
  package let location: DeckLocation
}
