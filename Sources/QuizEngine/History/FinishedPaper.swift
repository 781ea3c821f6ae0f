/// The result of a paper that was sat to its end.
public struct FinishedPaper: Equatable, Sendable {
  public var deckID: String
  public var categoryID: String?
  public var mode: Mode
  public var variantID: String?
  public var regionID: String?
  /// The paper whose questions were named; `nil` for one that was drawn.
  public var fixedPaperID: String?
  public var questionCount: Int
  public var score: Int
  public var total: Int
  public var points: Int
  public var bestStreak: Int
  public var elapsed: Duration
  /// Whether it was passed; `nil` for a game and for practice.
  public var isPassed: Bool?
  public var conditions: [Verdict.Condition]
  /// Sat without a terminal, by a script.
  public var isScripted: Bool
  /// Sat with clocks other than those of the rules.
  public var hasPracticeConditions: Bool
  /// When it ended: UTC, ISO 8601; empty until it is recorded.
  public var at: String
  /// The local date of its end, ISO 8601; empty until it is recorded.
  public var day: String

  /// Takes the result of a session that has ended; `nil` before its end.
  public init?(_ session: QuizSession, isScripted: Bool) {
    guard let elapsed = session.elapsed else { return nil }
    let verdict = session.verdict
    self.init(
      deckID: session.paper.outline.id, categoryID: session.paper.request.categoryID,
      mode: session.paper.mode, variantID: session.paper.request.variantID,
      regionID: session.paper.request.regionID,
      fixedPaperID: session.paper.request.fixedPaperID,
      questionCount: session.paper.entries.count, score: session.score, total: session.total,
      points: session.points, bestStreak: session.bestStreak, elapsed: elapsed,
      isPassed: verdict?.isPassed, conditions: verdict?.conditions ?? [], isScripted: isScripted,
      hasPracticeConditions: session.paper.hasPracticeConditions)
  }

  /// Makes a result, as one that is read back.
  public init(
    deckID: String, categoryID: String? = nil, mode: Mode, variantID: String? = nil,
    regionID: String? = nil, fixedPaperID: String? = nil, questionCount: Int, score: Int,
    total: Int, points: Int,
    bestStreak: Int, elapsed: Duration, isPassed: Bool? = nil,
    conditions: [Verdict.Condition] = [], isScripted: Bool = false,
    hasPracticeConditions: Bool = false, at: String = "", day: String = ""
  ) {
    self.deckID = deckID
    self.categoryID = categoryID
    self.mode = mode
    self.variantID = variantID
    self.regionID = regionID
    self.fixedPaperID = fixedPaperID
    self.questionCount = questionCount
    self.score = score
    self.total = total
    self.points = points
    self.bestStreak = bestStreak
    self.elapsed = elapsed
    self.isPassed = isPassed
    self.conditions = conditions
    self.isScripted = isScripted
    self.hasPracticeConditions = hasPracticeConditions
    self.at = at
    self.day = day
  }

  /// Whether it can be a high score: a finished game under its own clock, played by a person.
  public var countsForHighScore: Bool {
    mode == .game && !isScripted && !hasPracticeConditions
  }
}
