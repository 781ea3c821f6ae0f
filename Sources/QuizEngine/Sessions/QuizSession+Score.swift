extension QuizSession {
  /// Each question with what was given for it, in the order of the paper.
  public var outcomes: [Outcome] {
    zip(paper.entries, given).map {
      Outcome(question: $0.question, answer: $1?.answer ?? .unanswered)
    }
  }

  /// Each question's result; `nil` where nothing was given yet.
  public var results: [Bool?] {
    zip(paper.entries, given).map { entry, given in
      given.map { entry.question.accepts($0.answer) }
    }
  }

  public var correctCount: Int { outcomes.count(where: \.isRight) }
  /// What the marks are; a game and practice count questions by their weights.
  public var scoring: Scoring {
    paper.mode == .exam ? paper.outline.blueprint.scoring : .weightWon
  }
  /// The marks won; unscored questions count nothing.
  public var score: Int { outcomes.reduce(0) { $0 + $1.marksWon(scoring) } }
  /// The marks there are.
  public var total: Int { outcomes.reduce(0) { $0 + $1.marks(scoring) } }
  /// The marks won in whole per cent, rounded down; 0 for an empty paper.
  public var percent: Int { total == 0 ? 0 : score * 100 / total }

  /// Right answers in a row up to the last question that was answered.
  public var streak: Int { streaks.last ?? 0 }
  public var bestStreak: Int { streaks.max() ?? 0 }

  /// The streak after each question up to the last one that has a result, in the order of the paper.
  private var streaks: [Int] {
    let results = results
    let end = results.lastIndex { $0 != nil } ?? -1
    var streak = 0
    return results[...end].map { isRight in
      streak = isRight == true ? streak + 1 : 0
      return streak
    }
  }

  /// The points that each answered question brought; all 0 outside a game.
  public var pointsByQuestion: [Int] {
    guard paper.mode == .game else { return given.map { _ in 0 } }
    let brought = zip(streaks, given).map { streak, given in
      guard streak > 0, let given else { return 0 }
      return GamePoints.points(
        taken: given.taken, limit: paper.questionTimeLimit, streak: streak)
    }
    return brought + Array(repeating: 0, count: given.count - brought.count)
  }

  public var points: Int { pointsByQuestion.reduce(0, +) }

  /// The result of the pass rules, section by section, then of the whole; `nil` outside an exam.
  public var verdict: Verdict? {
    guard paper.mode == .exam, paper.outline.isExam else { return nil }
    return Verdict(
      conditions: paper.sections.flatMap(conditions)
        + Verdict(
          rules: paper.outline.blueprint.passRules, outcomes: outcomes,
          categoryOrder: categoryOrder, scoring: scoring
        ).conditions)
  }

  /// The results of a section's own rules.
  func conditions(of section: Paper.Section) -> [Verdict.Condition] {
    Verdict(
      rules: section.rules.passRules, outcomes: Array(outcomes[section.range]),
      categoryOrder: categoryOrder, scoring: scoring, sectionID: section.id
    ).conditions
  }

  private var categoryOrder: [String] { paper.outline.categories.map(\.id) }

  public var categoryScores: [CategoryScore] {
    CategoryScore.scores(of: Array(outcomes[satRange]), order: categoryOrder)
  }

  /// The ids of the questions that were not answered right, in the order of the paper.
  ///
  /// Those that are not scored, and those of sections that were not sat, are left out.
  public var missedIDs: [String] {
    outcomes[satRange].filter(\.isMistake).map(\.question.id)
  }
}
