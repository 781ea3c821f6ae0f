#if FreeEdition
  import QuizEngine
  import TerminalKit

  extension Words {
    /// The key under which the sponsor's line stands among the texts.
    package static let sponsorLineKey = "_sponsor"

    /// A text of the free edition, with the deck's title and the number of questions in it.
    package func callAsFunction(_ phrase: FreePhrase, deckTitle: String = "") -> String {
      Self.filled(
        texts[phrase.rawValue] ?? phrase.rawValue,
        ["deck": deckTitle, "limit": number(FreeTier.questionsPerDeck)])
    }

    /// What the screen says of a deck that is used up, in paragraphs.
    func usedUpText(deckTitle: String) -> String {
      [FreePhrase.freeUsedUpText, .freeOtherDecks, .freeKept]
        .map { self($0, deckTitle: deckTitle) }.joined(separator: "\n\n")
    }

    /// The sponsor's line, named as such and cut to so many columns; empty where there is none.
    package func sponsorLines(columns: Int) -> [String] {
      let line = cleaned(TextFolding.trimmed(texts[Self.sponsorLineKey] ?? ""))
      guard !line.isEmpty else { return [] }
      return [truncated(labelled(self(.freeSponsor), line), to: columns)]
    }
  }
#endif
