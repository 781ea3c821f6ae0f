import QuizEngine

/// The pass mark of an exam in per cent, by which its practice is measured too.
struct PassMark {
  /// 0 where there is none.
  let percent: Int

  /// Takes the mark of the rules; what questions weigh, where the rules leave it open, is told by
  /// those of a session.
  init(of session: QuizSession) {
    let blueprint = session.paper.outline.blueprint
    let scoring = blueprint.scoring
    let asked = session.outcomes.filter { !$0.question.isUnscored }
    let marks = asked.reduce(0) { $0 + $1.marks(scoring) }
    func total(_ count: Int, _ draws: [Draw]) -> Int {
      if scoring == .question { return count }
      if scoring != .option, let marks = draws.marks { return marks }
      return asked.isEmpty ? count : marks * count / asked.count
    }
    let whole = Self.percent(
      blueprint.passRules, count: blueprint.questionsPerSession,
      marks: total(blueprint.questionsPerSession, blueprint.allDraws))
    let parts = blueprint.sections.compactMap { section in
      Self.percent(
        section.passRules, count: section.questionCount,
        marks: total(section.questionCount, section.draws))
    }
    percent = whole ?? parts.max() ?? 0
  }

  private static func percent(_ rules: [PassRule], count: Int, marks: Int) -> Int? {
    let (count, marks) = (max(1, count), max(1, marks))
    for rule in rules {
      switch rule {
      case .minimumShare(let share): return share.percent
      case .minimumCorrect(let needed): return needed * 100 / count
      case .maximumErrors(let most): return max(0, count - most) * 100 / count
      case .minimumPoints(let needed): return min(100, needed * 100 / marks)
      case .maximumErrorPoints(let most): return max(0, marks - most) * 100 / marks
      case .maximumWrongOfWeight, .minimumCountPerCategory, .minimumSharePerCategory: continue
      }
    }
    return nil
  }
}
