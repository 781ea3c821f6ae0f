/// What is known of the past of one deck: a fold over what was recorded of it, in order.
public struct DeckHistory: Equatable, Sendable {
  /// What is known of each question that was ever answered, by the questions' ids.
  public private(set) var records: [String: History.QuestionRecord]
  /// How the answers to each category went, by the categories' ids.
  public private(set) var tallies: [String: History.Tally]
  /// The ids of the questions that are flagged.
  public private(set) var flagged: Set<String>
  /// What came of the papers that were finished.
  public private(set) var results: DeckResults

  /// Makes a past of its parts; without any nothing has happened.
  public init(
    records: [String: History.QuestionRecord] = [:], tallies: [String: History.Tally] = [:],
    flagged: Set<String> = [], results: DeckResults = DeckResults()
  ) {
    self.records = records
    self.tallies = tallies
    self.flagged = flagged
    self.results = results
  }

  /// Adds an answer that came after all others.
  ///
  /// - Parameter day: the local date in days since 1970-01-01; `nil` where it is not known.
  public mutating func addAnswer(
    questionID: String, categoryID: String = "", isRight: Bool, day: Int? = nil
  ) {
    tallies[categoryID, default: History.Tally()].add(isRight: isRight)
    records[questionID, default: History.QuestionRecord()].add(isRight: isRight, day: day)
  }

  /// Adds an answer of a day that is not known before all others.
  public mutating func addFirstAnswer(
    questionID: String, categoryID: String = "", isRight: Bool
  ) {
    tallies[categoryID, default: History.Tally()].add(isRight: isRight)
    records[questionID, default: History.QuestionRecord()].addFirst(isRight: isRight)
  }

  /// Adds that a question was flagged or is so no more.
  public mutating func addFlag(questionID: String, isFlagged: Bool) {
    if isFlagged {
      flagged.insert(questionID)
    } else {
      flagged.remove(questionID)
    }
  }

  /// Adds a result.
  public mutating func addFinish(_ paper: FinishedPaper) { results.add(paper) }

  /// How the answers to a category went, or to all of the deck for `nil`.
  public func tally(categoryID: String?) -> History.Tally {
    if let categoryID { return tallies[categoryID] ?? History.Tally() }
    return tallies.values.reduce(into: History.Tally()) { sum, tally in
      sum.answered += tally.answered
      sum.right += tally.right
    }
  }

  /// The ids of the questions whose last answer was wrong, sorted.
  public var mistakeIDs: [String] {
    records.filter { !$0.value.wasRightLast }.map(\.key).sorted()
  }

  /// What pickers of decks show.
  public var outline: Outline {
    Outline(
      answeredCount: records.count, mistakeCount: records.values.count { !$0.wasRightLast },
      results: results)
  }

  /// What is known of a deck's past while no question of it is asked for.
  public struct Outline: Equatable, Sendable {
    /// How many questions were ever answered.
    public var answeredCount: Int
    /// How many questions were answered wrong at last.
    public var mistakeCount: Int
    public var results: DeckResults

    /// Makes an outline; without any parts nothing has happened.
    public init(
      answeredCount: Int = 0, mistakeCount: Int = 0, results: DeckResults = DeckResults()
    ) {
      self.answeredCount = answeredCount
      self.mistakeCount = mistakeCount
      self.results = results
    }
  }
}
