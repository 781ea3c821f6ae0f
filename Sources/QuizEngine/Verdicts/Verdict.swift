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
    /// The number the condition asks for: a minimum, or for errors a maximum.
    public let needed: Int
    /// The number that was reached.
    public let got: Int
    public let isMet: Bool

    /// Makes the result of a condition.
    public init(rule: PassRule, categoryID: String? = nil, needed: Int, got: Int, isMet: Bool) {
      self.rule = rule
      self.categoryID = categoryID
      self.needed = needed
      self.got = got
      self.isMet = isMet
    }

    fileprivate static func atLeast(
      _ needed: Int, got: Int, rule: PassRule, categoryID: String? = nil
    ) -> Condition {
      Condition(
        rule: rule, categoryID: categoryID, needed: needed, got: got, isMet: got >= needed)
    }

    fileprivate static func atMost(_ allowed: Int, got: Int, rule: PassRule) -> Condition {
      Condition(rule: rule, needed: allowed, got: got, isMet: got <= allowed)
    }
  }

  /// Applies every rule to the graded questions of a paper; unscored ones are left out.
  public init(rules: [PassRule], outcomes: [Outcome], categoryOrder: [String]) {
    let scored = outcomes.filter { !$0.question.isUnscored }
    conditions = rules.flatMap { rule in
      Self.conditions(of: rule, outcomes: scored, categoryOrder: categoryOrder)
    }
  }

  private static func conditions(
    of rule: PassRule, outcomes: [Outcome], categoryOrder: [String]
  ) -> [Condition] {
    let right = outcomes.count(where: \.isRight)
    let won = outcomes.reduce(0) { $0 + ($1.isRight ? $1.question.points : 0) }
    let all = outcomes.reduce(0) { $0 + $1.question.points }
    switch rule {
    case .minimumShare(let share):
      return [.atLeast(share.needed(of: all), got: won, rule: rule)]
    case .minimumCorrect(let count): return [.atLeast(count, got: right, rule: rule)]
    case .maximumErrors(let count):
      return [.atMost(count, got: outcomes.count - right, rule: rule)]
    case .minimumPoints(let count): return [.atLeast(count, got: won, rule: rule)]
    case .maximumErrorPoints(let count): return [.atMost(count, got: all - won, rule: rule)]
    case .maximumWrongOfWeight(let weight, let count):
      let wrong = outcomes.count { $0.question.points == weight && !$0.isRight }
      return [.atMost(count, got: wrong, rule: rule)]
    case .minimumCountPerCategory, .minimumSharePerCategory:
      return CategoryScore.scores(of: outcomes, order: categoryOrder).map { score in
        .atLeast(
          needed(of: rule, in: score), got: score.right, rule: rule, categoryID: score.categoryID)
      }
    }
  }

  private static func needed(of rule: PassRule, in score: CategoryScore) -> Int {
    switch rule {
    case .minimumCountPerCategory(let count): count
    case .minimumSharePerCategory(let share): share.needed(of: score.total)
    default: 0
    }
  }
}
