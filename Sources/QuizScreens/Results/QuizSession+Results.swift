import QuizEngine

extension QuizSession {
  /// Whether a section could be answered before the exam ended.
  func isSat(_ section: Paper.Section) -> Bool {
    section.range.upperBound <= satRange.upperBound
  }

  /// The marks won, and those there are, in what was sat.
  var satScore: Int { outcomes[satRange].reduce(0) { $0 + $1.marksWon(scoring) } }
  var satTotal: Int { outcomes[satRange].reduce(0) { $0 + $1.marks(scoring) } }

  /// Whether the marks are other than the questions that are right.
  var countsMarks: Bool {
    switch scoring {
    case .question: false
    case .option: true
    case .weightWon, .weightLost:
      paper.entries.contains { !$0.question.isUnscored && $0.question.points != 1 }
    }
  }

  /// The conditions of the whole paper, and of the sections that were sat.
  var testedConditions: [Verdict.Condition] {
    let sat = paper.sections.filter(isSat).map(\.id)
    return (verdict?.conditions ?? []).filter { condition in
      condition.sectionID.map(sat.contains) ?? true
    }
  }

  /// What a condition comes to among the questions that it is asked of.
  func measure(of condition: Verdict.Condition) -> PassMeasure {
    let section = paper.sections.first { $0.id == condition.sectionID }
    return PassMeasure(
      condition, outcomes: section.map { Array(outcomes[$0.range]) } ?? outcomes,
      scoring: scoring)
  }

  /// How far the verdict lies from another one, by the condition that is furthest from being met;
  /// `nil` where the exam ended early, or has no such condition.
  var verdictDistance: PassDistance? {
    guard !isStoppedAtGate else { return nil }
    let tested = testedConditions
    let missed = tested.filter { !$0.isMet }
    guard missed.isEmpty else { return missed.map(distance).max() }
    guard verdict?.isPassed == true else { return nil }
    // That no topic has a mark to spare makes no narrow pass.
    let whole = tested.filter { $0.categoryID == nil && !$0.isOfOneWeight }
    return (whole.isEmpty ? tested : whole).map(distance).max()
  }

  private func distance(of condition: Verdict.Condition) -> PassDistance {
    let measure = measure(of: condition)
    return PassDistance(value: measure.value, needed: measure.needed, total: measure.total)
  }

  /// How far practice lies from the pass mark of its exam.
  func practiceDistance(mark percent: Int) -> PassDistance {
    PassDistance(value: score, needed: (percent * total + 99) / 100, total: total)
  }
}

extension Verdict.Condition {
  /// How far what was reached lies from what is needed.
  var distance: Int { abs(got - needed) }

  /// Whether it looks at questions of one weight only.
  var isOfOneWeight: Bool {
    if case .maximumWrongOfWeight = rule { true } else { false }
  }
}
