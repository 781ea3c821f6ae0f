/// What is known of the past: a fold over all that was recorded, in order.
///
/// Of a deck that is not opened an outline is enough; questions are known once its whole past was
/// taken in.
public struct History: Equatable, Sendable {
  private var decks: [String: Known] = [:]
  /// The deck of the paper that was started last.
  public private(set) var lastDeckID: String?

  private enum Known: Equatable {
    case outline(DeckHistory.Outline)
    case whole(DeckHistory)
  }

  /// How many answers there were, and how many of them were right.
  public struct Tally: Equatable, Sendable {
    public var answered: Int
    public var right: Int

    /// Makes a tally.
    public init(answered: Int = 0, right: Int = 0) {
      self.answered = answered
      self.right = right
    }

    mutating func add(isRight: Bool) {
      answered += 1
      right += isRight ? 1 : 0
    }
  }

  /// An empty past.
  public init() {}

  /// Makes a past of the outlines of its decks.
  public init(outlines: [String: DeckHistory.Outline], lastDeckID: String?) {
    decks = outlines.mapValues(Known.outline)
    self.lastDeckID = lastDeckID
  }

  // MARK: Decks

  /// The ids of the decks that something is known of, sorted.
  public var deckIDs: [String] { decks.keys.sorted() }

  /// Whether the questions of a deck are known, as they are where there is nothing to know.
  public func isWhole(deckID: String) -> Bool {
    if case .outline = decks[deckID] { false } else { true }
  }

  /// What is known of the questions of a deck; empty where nothing is.
  public func deck(_ id: String) -> DeckHistory {
    if case .whole(let deck) = decks[id] { deck } else { DeckHistory() }
  }

  /// What is known of a deck while no question of it is asked for.
  public func outline(deckID: String) -> DeckHistory.Outline {
    switch decks[deckID] {
    case .outline(let outline): outline
    case .whole(let deck): deck.outline
    case nil: DeckHistory.Outline()
    }
  }

  /// What came of the papers of a deck.
  public func results(deckID: String) -> DeckResults {
    switch decks[deckID] {
    case .outline(let outline): outline.results
    case .whole(let deck): deck.results
    case nil: DeckResults()
    }
  }

  /// Takes in the whole past of a deck in the place of what is known of it.
  public mutating func take(_ deck: DeckHistory, deckID: String) {
    decks[deckID] = deck == DeckHistory() ? nil : .whole(deck)
  }

  /// Changes the past of a deck; one that is known in outline only cannot tell what would become of
  /// it, and stays as it is.
  private mutating func change(deckID: String, _ body: (inout DeckHistory) -> Void) {
    guard isWhole(deckID: deckID) else { return }
    var deck = deck(deckID)
    // While the value here holds the tables too, they would be copied.
    decks[deckID] = nil
    body(&deck)
    take(deck, deckID: deckID)
  }

  // MARK: Adding

  /// Adds that a paper was started.
  public mutating func addStart(deckID: String) { lastDeckID = deckID }

  /// Adds an answer.
  ///
  /// - Parameter day: the local date in days since 1970-01-01; `nil` where it is not known.
  public mutating func addAnswer(
    deckID: String, questionID: String, categoryID: String = "", isRight: Bool, day: Int? = nil
  ) {
    change(deckID: deckID) {
      $0.addAnswer(questionID: questionID, categoryID: categoryID, isRight: isRight, day: day)
    }
  }

  /// Adds that a question was flagged or is so no more.
  public mutating func addFlag(deckID: String, questionID: String, isFlagged: Bool) {
    change(deckID: deckID) { $0.addFlag(questionID: questionID, isFlagged: isFlagged) }
  }

  /// Adds a result.
  public mutating func addFinish(_ paper: FinishedPaper) {
    change(deckID: paper.deckID) { $0.addFinish(paper) }
  }

  // MARK: Questions

  /// What is known of each question of a deck that was ever answered, by the questions' ids.
  public func records(deckID: String) -> [String: QuestionRecord] { deck(deckID).records }

  /// What is known of a question; `nil` where it was never answered.
  public func record(deckID: String, questionID: String) -> QuestionRecord? {
    records(deckID: deckID)[questionID]
  }

  /// How the answers to a category went, or to all of a deck for `nil`.
  public func tally(deckID: String, categoryID: String?) -> Tally {
    deck(deckID).tally(categoryID: categoryID)
  }

  /// The ids of the questions of a deck whose last answer was wrong, sorted.
  public func mistakeIDs(deckID: String) -> [String] { deck(deckID).mistakeIDs }

  /// The ids of the flagged questions of a deck, sorted.
  public func flaggedIDs(deckID: String) -> [String] { deck(deckID).flagged.sorted() }

  // MARK: Counts and scores

  /// How many questions of a deck were answered wrong at last.
  public func mistakeCount(deckID: String) -> Int { outline(deckID: deckID).mistakeCount }

  /// How many questions of any deck were answered wrong at last.
  public var mistakeCount: Int { decks.keys.reduce(0) { $0 + mistakeCount(deckID: $1) } }

  /// The best game of a deck, category and number of questions; a tie leaves the earlier one.
  public func highScore(deckID: String, categoryID: String?, questionCount: Int) -> FinishedPaper? {
    results(deckID: deckID).bests.filter {
      $0.mode == .game && $0.categoryID == categoryID && $0.questionCount == questionCount
    }.reduce(nil) { best, next in next.points > best?.points ?? 0 ? next : best }
  }

  /// The best points of any game of a deck; `nil` where there is none.
  public func bestPoints(deckID: String) -> Int? {
    results(deckID: deckID).bests.filter { $0.mode == .game }.map(\.points).max()
  }
}
