#if FreeEdition
  import QuizEngine
  import QuizScreens
  import QuizStorage
  import TerminalKit

  extension Situation {
    /// Refuses a deck that is used up.
    func refuseWhatIsUsedUp(of deck: Deck) throws(Refusal) {
      guard FreeTier(past().history).isUsedUp(deckID: deck.id) else { return }
      throw Refusal.usage(words(.freeRefusal, deckTitle: cleaned(deck.outline.title)))
    }
  }
#endif
