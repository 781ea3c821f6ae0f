package import QuizEngine

/// What the world must do; its answers come back as events.
package enum Effect: Equatable, Sendable {
  case listDecks
  case loadDeck(id: String)
  case loadPicture(PictureName)
  case loadLanguage(tag: String?)
  case record(SessionEvent)
  case saveSettings(Settings)
  /// The theme or the glyphs were changed.
  case restyle(Settings)
  case sound(Sound, Settings.SoundSetting)
  case discardTyping
  case quit(code: Int32)
}
