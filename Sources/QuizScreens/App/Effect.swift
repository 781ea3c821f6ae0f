package import QuizEngine

/// What the world must do; its answers come back as events.
package enum Effect: Equatable, Sendable {
  case listDecks
  case listLanguages
  case loadDeck(id: String)
  /// The past of a deck, of which an outline is known, is wanted whole.
  case loadHistory(deckID: String)
  case loadPicture(PictureName)
  case loadLanguage(tag: String?)
  case record(SessionEvent)
  /// Later records belong to this paper, which was begun before.
  case takeUp(paperID: String, deckID: String)
  case saveSettings(Settings)
  /// The theme or the glyphs were changed.
  case restyle(Settings)
  case sound(Sound, Settings.SoundSetting)
  case discardTyping
  case quit(code: Int32)
}
