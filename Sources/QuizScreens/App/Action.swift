package import QuizEngine

/// What a screen asks for; the app decides what comes of it.
package enum Action: Equatable, Sendable {
  case quit
  case back
  case goHome
  case openDecks(DeckPickerScreen.Purpose)
  /// A deck was chosen: its categories, or for an exam its modes.
  case openDeck(id: String)
  case openChoice(DeckChoice, deckID: String)
  /// Something about a deck was chosen: it is kept, and what the deck asks for next follows, or its
  /// modes, where these are not open yet.
  case choose(DeckChoice, optionID: String, deckID: String, leadsOn: Bool)
  case openPapers(deckID: String)
  case openCategories(deckID: String, mode: Mode)
  case openHighScores
  case openSettings
  case openHelp
  /// A paper is to be drawn and begun, in place of what lies above Welcome and the pickers.
  case start(deckID: String, PaperRequest)
  /// The running or finished paper is to be begun anew with the next seed.
  case restart
  case ask(DialogScreen)
  /// A dialog's answer: it closes, then this happens.
  case answer(DialogScreen.Choice)
  case record(SessionEvent)
  case openMap(QuizSession)
  /// Time has moved the paper on; a map that lies over it follows.
  case updateMap(QuizSession)
  /// The card has something to tell; what lies over it is taken off.
  case showCard
  /// The map was left for a question of the paper.
  case goTo(question: Int)
  case handIn
  case giveUp
  /// An unfinished paper, by its name, is to be gone on with.
  case goOn(paperID: String)
  /// The result of a paper that was handed in while nobody was there.
  case openResult(QuizSession)
  case finishQuiz(QuizSession)
  case openReview(QuizSession, onlyMistakes: Bool)
  case change(Settings)
  case sound(Sound)
  /// What was typed ahead is thrown away.
  case discardTyping
}

/// What is heard.
package enum Sound: Equatable, Sendable { case right, wrong }
