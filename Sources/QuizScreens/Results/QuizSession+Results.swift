import QuizEngine

extension QuizSession {
  /// Whether a section could be answered before the exam ended.
  func isSat(_ section: Paper.Section) -> Bool {
    section.range.upperBound <= satRange.upperBound
  }

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

  /// The condition that decides: one that is missed before the one that is met most closely, those
  /// of the whole paper first; of those that are asked of every topic none.
  var decisiveCondition: Verdict.Condition? {
    let all = testedConditions.filter { $0.categoryID == nil }
    let (whole, parts) = (
      all.filter { $0.sectionID == nil }, all.filter { $0.sectionID != nil }
    )
    let missed = (whole + parts).filter { !$0.isMet }
    if let first = missed.first(where: { !$0.isOfOneWeight }) ?? missed.first { return first }
    let met = whole.isEmpty ? parts : whole
    return met.filter { !$0.isOfOneWeight }.min { $0.distance < $1.distance } ?? met.first
  }
}

extension Verdict.Condition {
  /// How far what was reached lies from what is needed.
  var distance: Int { abs(got - needed) }

  /// Whether it looks at questions of one weight only.
  fileprivate var isOfOneWeight: Bool {
    if case .maximumWrongOfWeight = rule { true } else { false }
  }
}
