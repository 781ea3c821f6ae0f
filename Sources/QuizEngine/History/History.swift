/// What is known of the past: a fold over all that was recorded, in order.
public struct History: Equatable, Sendable {
  /// The papers that were finished, oldest first.
  public private(set) var finished: [FinishedPaper] = []
  private var records: [String: [String: QuestionRecord]] = [:]
  private var tallies: [String: [String: Tally]] = [:]
  private var bookmarks: [String: Set<String>] = [:]
  /// The deck of the paper that was started last.
  public private(set) var lastDeckID: String?

  /// How many answers there were, and how many of them were right.
  public struct Tally: Equatable, Sendable {
    public var answered = 0
    public var right = 0
  }

  /// An empty past.
  public init() {}

  /// Adds that a paper was started.
  public mutating func addStart(deckID: String) { lastDeckID = deckID }

  /// Adds an answer.
  ///
  /// - Parameter day: the local date in days since 1970-01-01; `nil` where it is not known.
  public mutating func addAnswer(
    deckID: String, questionID: String, categoryID: String = "", isRight: Bool, day: Int? = nil
  ) {
    tallies[deckID, default: [:]][categoryID, default: Tally()].answered += 1
    tallies[deckID, default: [:]][categoryID, default: Tally()].right += isRight ? 1 : 0
    var record = records[deckID]?[questionID] ?? QuestionRecord()
    record.add(isRight: isRight, day: day)
    records[deckID, default: [:]][questionID] = record
  }

  /// Adds that a question was flagged or is so no more.
  public mutating func addFlag(deckID: String, questionID: String, isFlagged: Bool) {
    if isFlagged {
      bookmarks[deckID, default: []].insert(questionID)
    } else {
      bookmarks[deckID]?.remove(questionID)
    }
  }

  /// Adds a result.
  public mutating func addFinish(_ paper: FinishedPaper) { finished.append(paper) }

  /// What is known of each question of a deck that was ever answered, by the questions' ids.
  public func records(deckID: String) -> [String: QuestionRecord] { records[deckID] ?? [:] }

  /// What is known of a question; `nil` where it was never answered.
  public func record(deckID: String, questionID: String) -> QuestionRecord? {
    records[deckID]?[questionID]
  }

  /// How the answers to a category went, or to all of a deck for `nil`.
  public func tally(deckID: String, categoryID: String?) -> Tally {
    let ofDeck = tallies[deckID] ?? [:]
    if let categoryID { return ofDeck[categoryID] ?? Tally() }
    return ofDeck.values.reduce(into: Tally()) { sum, tally in
      sum.answered += tally.answered
      sum.right += tally.right
    }
  }

  /// The ids of the questions of a deck whose last answer was wrong, sorted.
  public func mistakeIDs(deckID: String) -> [String] {
    (records[deckID] ?? [:]).filter { !$0.value.wasRightLast }.map(\.key).sorted()
  }

  /// The ids of the flagged questions of a deck, sorted.
  public func flaggedIDs(deckID: String) -> [String] { (bookmarks[deckID] ?? []).sorted() }

  /// How many questions of any deck were answered wrong at last.
  public var mistakeCount: Int {
    records.values.reduce(0) { $0 + $1.values.count { !$0.wasRightLast } }
  }

  /// The best game of a deck, category and number of questions; a tie leaves the earlier one.
  public func highScore(deckID: String, categoryID: String?, questionCount: Int) -> FinishedPaper? {
    finished.filter {
      $0.countsForHighScore && $0.deckID == deckID && $0.categoryID == categoryID
        && $0.questionCount == questionCount && $0.points > 0
    }.reduce(nil) { best, next in next.points > best?.points ?? 0 ? next : best }
  }

  /// The best points of any game of a deck; `nil` where there is none.
  public func bestPoints(deckID: String) -> Int? {
    finished.filter { $0.countsForHighScore && $0.deckID == deckID && $0.points > 0 }
      .map(\.points).max()
  }
}
