import QuizEngine

/// What a condition comes to in what is good, right answers or marks, also where it counts errors.
struct PassMeasure: Equatable {
  let value: Int
  let needed: Int
  let total: Int

  /// Measures a condition by the outcomes that it is asked of.
  init(_ condition: Verdict.Condition, outcomes: [Outcome], scoring: Scoring) {
    let scored = outcomes.filter { !$0.question.isUnscored }
    total =
      switch condition.rule {
      case .minimumShare, .minimumPoints, .maximumErrorPoints:
        scored.reduce(0) { $0 + $1.marks(scoring) }
      case .minimumCorrect, .maximumErrors: scored.count
      case .maximumWrongOfWeight(let weight, _): scored.count { $0.question.points == weight }
      case .minimumCountPerCategory, .minimumSharePerCategory:
        scored.count { $0.question.categoryID == condition.categoryID }
      }
    value = condition.isMaximum ? total - condition.got : condition.got
    needed = condition.isMaximum ? max(0, total - condition.needed) : condition.needed
  }
}
