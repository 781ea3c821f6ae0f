import QuizEngine
import TerminalKit

extension QuestionCardScreen {
  package mutating func update(
    _ command: Command, in world: Surroundings, at now: Duration
  ) -> [Action] {
    switch command {
    case .focus(let step): moveFocus(by: step, in: world)
    case .scroll(let rows): scroll(by: rows, in: world)
    case .page(let pages): scrollPages(pages, in: world)
    case .pick(let row): return isGuarded(at: now) ? [] : pick(row, in: world, at: now)
    case .confirm: return isGuarded(at: now) ? [] : confirm(in: world, at: now)
    case .mark: return isGuarded(at: now) ? [] : mark(in: world, at: now)
    case .cycle(let step): return isGuarded(at: now) ? [] : cycle(by: step, in: world, at: now)
    case .leaveField: sheet.isTyping.toggle()
    case .goOn: return isGuarded(at: now) ? [] : goOn(in: world, at: now)
    case .hold:
      if !isGuarded(at: now), case .verdict(let since, _) = phase {
        phase = .verdict(since: since, isHeld: true)
        revealVerdict(in: world)
      }
    case .next: return move(by: 1, in: world, at: now)
    case .previous: return move(by: -1, in: world, at: now)
    case .beginSection: return isGuarded(at: now) ? [] : beginSection(in: world, at: now)
    case .flag: return flag()
    case .map: return openMap(at: now)
    case .restart: return [askRestart(in: world)]
    case .help: return [.openHelp]
    case .leave: return commitText(at: now) + [askLeave(in: world)]
    }
    return []
  }

  /// Whether what is shown is so new that a key was meant for what was there before.
  private func isGuarded(at now: Duration) -> Bool {
    if case .verdict(let since, _) = phase { return now - since < Self.guardTime }
    return now - shownAt < Self.guardTime
  }

  private mutating func goOn(in world: Surroundings, at now: Duration) -> [Action] {
    session.isAtEnd ? finish(at: now) : go(to: session.position + 1, in: world, at: now)
  }

  mutating func move(by step: Int, in world: Surroundings, at now: Duration) -> [Action] {
    step > 0 && session.isAtEnd
      ? openMap(at: now) : go(to: session.position + step, in: world, at: now)
  }

  private mutating func openMap(at now: Duration) -> [Action] {
    commitText(at: now) + [.openMap(session)]
  }

  /// Goes to a question where the rules allow it.
  package mutating func go(
    to index: Int, in world: Surroundings, at now: Duration
  ) -> [Action] {
    guard session.allowsMove(to: index), index != session.position else { return [] }
    let actions = commitText(at: now)
    show(index, in: world, at: now)
    return actions + [.discardTyping]
  }

  mutating func show(_ index: Int, in world: Surroundings, at now: Duration) {
    session.apply(.move(to: index))
    phase = .asking
    shownAt = now
    scroll = VerticalScroll()
    if let entry {
      let given = session.given[session.position]?.answer ?? .unanswered
      sheet = AnswerSheet(for: entry, given: given)
      // Nothing is typed where nothing is taken.
      sheet.isTyping = sheet.isTyping && session.allowsAnswer(at: session.position)
      revealMarks(in: world)
    }
  }

  /// Hands in the section that is sat, or the paper where it is of one piece.
  package mutating func handIn(at now: Duration) -> [Action] {
    !session.paper.locksSections ? finish(at: now) : endSection(at: now)
  }

  /// Ends the paper: what is unanswered counts as wrong, and practice counts what was seen.
  package mutating func finish(at now: Duration) -> [Action] {
    let actions = commitText(at: now)
    if mode == .practice || mode == .review { session = session.withoutUnseen() }
    session.apply(.finish(elapsed: now - startedAt))
    return actions + [.finishQuiz(session)]
  }

  private mutating func flag() -> [Action] {
    guard let entry else { return [] }
    let isFlagged = !session.isFlagged[session.position]
    session.apply(.flag(session.position, isFlagged))
    return [
      .record(
        .flagged(
          deckID: session.paper.outline.id, questionID: entry.question.id, isFlagged: isFlagged))
    ]
  }
}
