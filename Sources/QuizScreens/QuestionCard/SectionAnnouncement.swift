package import QuizEngine

/// What is told between two sections of an exam.
package struct SectionAnnouncement: Equatable {
  /// What was handed in, what comes next, its rules in figures, and what is final.
  package let lines: [String]

  /// Tells of the section that comes next; `nil` where there is none.
  package init?(of session: QuizSession, words: Words) {
    guard let done = session.section, let next = session.nextSection else { return nil }
    let sections = session.paper.sections
    let handedIn = words(.sectionHandedIn, ["name": done.rules.name])
    let isLate = session.timedOutSectionIDs.contains(done.id)
    lines = [
      isLate
        ? words.labelled(words(.continueTimeUp).capitalisedFirst, handedIn) : handedIn,
      words(
        .sectionOf,
        [
          "number": words.number(session.sectionIndex + 2),
          "total": words.number(sections.count), "name": next.rules.name,
        ]),
      RulesText(session.paper.outline, words: words).figures(of: next.rules),
      words(next.rules.isGate ? .sectionGate : .sectionNoWayBack),
    ]
  }
}
