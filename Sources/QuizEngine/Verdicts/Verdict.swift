/// Whether a paper is passed, and by which conditions.
public struct Verdict: Equatable, Sendable {
  public let conditions: [Condition]

  /// Makes a verdict of its conditions.
  public init(conditions: [Condition]) { self.conditions = conditions }

  public var isPassed: Bool { conditions.allSatisfy(\.isMet) }

  /// The result of one condition, for one category where it is asked of each.
  public struct Condition: Equatable, Sendable {
    public let rule: PassRule
    public let categoryID: String?
    /// The section it is asked of; `nil` for the whole paper.
    public let sectionID: String?
    /// The number the condition asks for: a minimum, or for errors a maximum.
    public let needed: Int
    /// The number that was reached.
    public let got: Int
    public let isMet: Bool

    /// Makes the result of a condition.
    public init(
      rule: PassRule, categoryID: String? = nil, sectionID: String? = nil, needed: Int, got: Int,
      isMet: Bool
    ) {
      self.rule = rule
      self.categoryID = categoryID
      self.sectionID = sectionID
      self.needed = needed
      self.got = got
      self.isMet = isMet
    }

    /// Whether the number that is needed is a maximum, of errors.
    public var isMaximum: Bool {
      switch rule {
      case .maximumErrors, .maximumErrorPoints, .maximumWrongOfWeight: true
      case .minimumShare, .minimumCorrect, .minimumPoints, .minimumCountPerCategory,
        .minimumSharePerCategory:
        false
      }
    }
  }

  /// Applies every rule to the graded questions of a paper or section; unscored ones are left out.
  public init(
    rules: [PassRule], outcomes: [Outcome], categoryOrder: [String],
    scoring: Scoring = .weightWon, sectionID: String? = nil
  ) {
    let scored = outcomes.filter { !$0.question.isUnscored }
    let marks = Marks(scored, scoring: scoring)
    conditions = rules.flatMap { rule -> [Condition] in
      switch rule {
      case .minimumCountPerCategory, .minimumSharePerCategory:
        CategoryScore.scores(of: scored, order: categoryOrder).map { score in
          let needed = Self.needed(of: rule, in: score)
          return Condition(
            rule: rule, categoryID: score.categoryID, sectionID: sectionID, needed: needed,
            got: score.right, isMet: score.right >= needed)
        }
      default: [Self.condition(of: rule, marks: marks, sectionID: sectionID)]
      }
    }
  }

  /// What the conditions of a whole paper or section are measured by.
  private struct Marks {
    let right: Int
    let wrong: Int
    let won: Int
    let all: Int
    let outcomes: [Outcome]

    init(_ outcomes: [Outcome], scoring: Scoring) {
      right = outcomes.count(where: \.isRight)
      wrong = outcomes.count - right
      won = outcomes.reduce(0) { $0 + $1.marksWon(scoring) }
      all = outcomes.reduce(0) { $0 + $1.marks(scoring) }
      self.outcomes = outcomes
    }
  }

  private static func condition(
    of rule: PassRule, marks: Marks, sectionID: String?
  ) -> Condition {
    let (needed, got): (Int, Int) =
      switch rule {
      case .minimumShare(let share): (share.needed(of: marks.all), marks.won)
      case .minimumCorrect(let count): (count, marks.right)
      case .maximumErrors(let count): (count, marks.wrong)
      case .minimumPoints(let count): (count, marks.won)
      case .maximumErrorPoints(let count): (count, marks.all - marks.won)
      case .maximumWrongOfWeight(let weight, let count):
        (count, marks.outcomes.count { $0.question.points == weight && !$0.isRight })
      case .minimumCountPerCategory, .minimumSharePerCategory: (0, 0)
      }
    let isMaximum = Condition(rule: rule, needed: 0, got: 0, isMet: true).isMaximum
    return Condition(
      rule: rule, sectionID: sectionID, needed: needed, got: got,
      isMet: isMaximum ? got <= needed : got >= needed)
  }

  private static func needed(of rule: PassRule, in score: CategoryScore) -> Int {
    switch rule {
    case .minimumCountPerCategory(let count): count
    case .minimumSharePerCategory(let share): share.needed(of: score.total)
    default: 0
    }
  }
}
