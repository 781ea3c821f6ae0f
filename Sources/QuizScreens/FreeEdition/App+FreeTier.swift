#if FreeEdition
  import QuizEngine

  extension App {
    /// Shows that a deck is used up, where it is; then nothing of it begins.
    mutating func refusesWhatIsUsedUp(deckID: String) -> Bool {
      guard FreeTier(world.history).isUsedUp(deckID: deckID) else { return false }
      let loaded = deck?.id == deckID ? deck?.outline.title : nil
      let title = world.summary(id: deckID)?.outline.title ?? loaded ?? deckID
      stack.push(
        .reading(
          ReadingScreen(
            deckTitle: title, heading: world.words(.freeUsedUp),
            problem: world.words.usedUpText(deckTitle: title))))
      return true
    }
  }
#endif
