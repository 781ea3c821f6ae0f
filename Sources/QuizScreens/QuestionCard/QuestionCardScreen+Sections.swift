import QuizEngine
import TerminalKit

extension QuestionCardScreen {
  /// Hands in the section that is sat, and tells of the next one; after the last one, and after one
  /// that had to be passed, this is the end.
  mutating func endSection(at now: Duration) -> [Action] {
    guard let section = session.section, !session.isBetweenSections else { return [] }
    let actions = commitText(at: now)
    session.apply(.endSection(elapsed: now - startedAt))
    guard !session.isFinished else { return actions + [.finishQuiz(session)] }
    phase = .announcing
    shownAt = now
    scroll = VerticalScroll()
    return actions + [.record(.sectionEnded(id: section.id)), .showCard, .discardTyping]
  }

  /// Begins the section that was told of.
  mutating func beginSection(in world: Surroundings, at now: Duration) -> [Action] {
    guard let next = session.nextSection, session.isBetweenSections else { return [] }
    session.apply(.beginSection(elapsed: now - startedAt))
    show(session.position, in: world, at: now)
    return [.record(.sectionBegun(id: next.id)), .discardTyping]
  }

  /// The keys while the next section is told of.
  func announcementBindings(_ words: Words) -> [KeyBinding<Command>] {
    [
      KeyBinding(
        .enter, .character(" "), .right, label: words(.labelEnter), help: words(.keyBegin),
        command: .beginSection)
    ]
  }

  /// Tells that a section was handed in, and what comes next.
  func drawAnnouncement(on canvas: inout Canvas, in area: Area, world: Surroundings) {
    guard let announcement = SectionAnnouncement(of: session, words: world.words) else { return }
    var area = area
    let needed = announcement.lines.reduce(0) { $0 + wrapped($1, width: area.columns).count + 1 }
    let isRoomy = needed < area.rows
    if isRoomy { area = area.droppingTop(1) }
    for (text, role) in zip(announcement.lines, [Role.aside, .title, .text, .aside]) {
      let used = canvas.writeWrapped(text, in: area, as: role)
      area = area.droppingTop(used + (isRoomy ? 1 : 0))
    }
  }
}
