package import QuizEngine
package import QuizProgress
package import TerminalKit

/// What every screen may read: the decks there are, the past, the settings, the words, the terminal.
package struct Surroundings: Equatable, Sendable {
  /// The decks there are; `nil` until they are listed.
  package var catalogue: [DeckSummary]?
  /// How the decks were offered the last time: enough for Welcome until they are listed.
  package var knownHeadings: [DeckHeading]?
  package var history: History
  /// The local date, in days since 1970-01-01.
  package var today = 0
  /// The papers that can be gone on with, at most one a deck, the one touched last first.
  package var unfinished: [UnfinishedPaper] = []
  /// The papers whose time ran out while they were closed and that were handed in as they were.
  package var handedIn: [QuizSession] = []
  package var settings: Settings
  package var words: Words
  /// The languages and themes to choose from, by tag and name.
  package var languages: [Choice]
  package var themes: [Choice]
  package var size: Size
  package var glyphLevel: GlyphLevel
  package var hasColour: Bool
  /// Whether a grey can be told from white and black, as it cannot with eight colours.
  package var hasGreys: Bool
  /// Whether things may move at all; the setting alone does not bring back what was forbidden.
  package var allowsAnimation: Bool
  /// What must stay in sight, such as that answers cannot be saved.
  package var notice: String?
  /// Pictures that were asked for; a value of `nil` is one that cannot be shown.
  package var pictures: [PictureName: TextPicture?]
  /// The clock of the paper that is sat, for what lies over its card.
  package var clock: QuizSession.Clock?
  /// Whether something lies over the screen that is spoken to.
  package var isCovered = false

  /// Something to choose: what it is called in files, and what a person reads.
  package struct Choice: Equatable, Sendable {
    package var id: String
    package var name: String

    package init(id: String, name: String) {
      self.id = id
      self.name = name
    }
  }

  package init(
    words: Words, settings: Settings = Settings(), history: History = History(),
    catalogue: [DeckSummary]? = nil, languages: [Choice] = [], themes: [Choice] = [],
    size: Size = Size(columns: 80, rows: 24), glyphLevel: GlyphLevel = .full,
    hasColour: Bool = true, hasGreys: Bool = true, allowsAnimation: Bool = true
  ) {
    self.words = words
    self.settings = settings
    self.history = history
    self.catalogue = catalogue
    self.languages = languages
    self.themes = themes
    self.size = size
    self.glyphLevel = glyphLevel
    self.hasColour = hasColour
    self.hasGreys = hasGreys
    self.allowsAnimation = allowsAnimation
    pictures = [:]
  }

  /// Whether anything moves: by the setting, and only where there are colours.
  package var animates: Bool { allowsAnimation && settings.animates && hasColour }

  package func summary(id: String) -> DeckSummary? { catalogue?.first { $0.id == id } }

  /// What is offered; `nil` where nothing is known of it yet.
  package var headings: [DeckHeading]? { catalogue?.map(\.heading) ?? knownHeadings }

  /// The deck that Welcome offers: the one played last, else the game with the most questions.
  package var favourite: DeckHeading? {
    let usable = (headings ?? []).filter(\.isUsable)
    return usable.first { $0.id == history.lastDeckID }
      ?? usable.filter { !$0.isExam }.max { $0.questionCount < $1.questionCount }
      ?? usable.first
  }

  /// What of a deck is to be asked again today.
  package func schedule(deckID: String) -> ReviewSchedule {
    ReviewSchedule(deckID: deckID, history: history, today: today)
  }

  /// How many questions a game of a deck and category has.
  package func gameLength(of summary: DeckSummary, categoryID: String?) -> Int {
    let wanted =
      settings.questionsPerGame
      ?? (summary.outline.isExam ? 10 : summary.outline.blueprint.questionsPerSession)
    return min(wanted, count(of: summary, categoryID: categoryID))
  }

  /// How many questions of a category there are for the region and the variant chosen.
  package func count(of summary: DeckSummary, categoryID: String?) -> Int {
    summary.count(
      categoryID: categoryID, regionID: settings.regions[summary.id],
      variantID: settings.examChoice(for: summary.outline).variantID)
  }
}

/// A picture of a deck.
package struct PictureName: Hashable, Sendable {
  package var deckID: String
  package var file: String

  package init(deckID: String, file: String) {
    self.deckID = deckID
    self.file = file
  }
}
