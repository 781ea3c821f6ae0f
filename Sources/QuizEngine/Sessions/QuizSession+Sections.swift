extension QuizSession {
  /// The section that is sat, or was handed in last; where one may walk freely, that of the
  /// question that is shown; `nil` where the exam is of one piece.
  public var section: Paper.Section? {
    guard paper.locksSections else { return paper.section(at: position) }
    return paper.sections.indices.contains(sectionIndex) ? paper.sections[sectionIndex] : nil
  }

  /// The section that comes next; `nil` where there is none.
  public var nextSection: Paper.Section? {
    guard paper.locksSections else { return nil }
    return paper.sections.indices.contains(sectionIndex + 1)
      ? paper.sections[sectionIndex + 1] : nil
  }

  /// The places of the questions that can be answered: those of the section, or all.
  public var openRange: Range<Int> {
    let all = 0..<paper.entries.count
    return paper.locksSections ? section?.range ?? all : all
  }

  /// The places of the questions that could be answered up to now: an exam that ends at a gate
  /// leaves the sections behind it out.
  public var satRange: Range<Int> { 0..<openRange.upperBound }

  /// Whether the section that is sat is the last one, or the exam is of one piece.
  public var isInLastSection: Bool {
    !paper.locksSections || sectionIndex >= paper.sections.count - 1
  }

  /// Which section is sat, and since when.
  var sectionState: SectionState {
    var state = SectionState()
    state.index = sectionIndex
    state.began = sectionBegan
    state.isHandedIn = isBetweenSections
    return state
  }

  /// Whether the exam ended at a section that had to be passed.
  public var isStoppedAtGate: Bool { isFinished && isGateFailed && !isInLastSection }

  /// Whether the section that is sat must be passed, and is not by the answers so far.
  var isGateFailed: Bool {
    guard let section, section.rules.isGate else { return false }
    return !Verdict(conditions: conditions(of: section)).isPassed
  }

  /// How many of the questions that can be answered have an answer, and how many have none.
  public var openAnsweredCount: Int { openRange.count { isAnswered(at: $0) } }
  public var openUnansweredCount: Int { openRange.count - openAnsweredCount }
}
