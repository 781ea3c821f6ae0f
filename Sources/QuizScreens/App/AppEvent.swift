package import QuizEngine
package import TerminalKit

/// What reaches the app: input, and the world's answers to effects.
package enum AppEvent: Equatable, Sendable {
  case input(InputEvent)
  case decksListed([DeckSummary])
  /// The languages to choose from, by tag and name.
  case languagesListed([Surroundings.Choice])
  case deckLoaded(Deck)
  /// The whole past of a deck.
  case historyLoaded(DeckHistory, deckID: String)
  /// A deck could not be used, with the reason in a sentence.
  case deckFailed(id: String, problem: String)
  case pictureLoaded(PictureName, TextPicture?)
  case languageLoaded(Words)
  /// The start of a paper was recorded under this name.
  case paperNamed(id: String)
  /// A result was recorded and stamped with its date.
  case finished(FinishedPaper)
  /// It is another day than before, by the local date in days since 1970-01-01.
  case dayChanged(Int)
  /// The terminal's look was changed.
  case restyled(glyphs: GlyphLevel, hasColour: Bool)
  /// Something lasting to say, such as that answers cannot be saved; `nil` takes it back.
  case notice(String?)
}
