import QuizEngine
import TerminalKit

extension QuestionCardScreen {
  package mutating func update(
    _ command: Command, in world: Surroundings, at now: Duration
  ) -> [Action] {
    switch command {
    case .focus(let step): moveFocus(by: step, in: world)
    case .scroll(let pages): scrollPage(pages, in: world, at: now)
    case .pick(let row): return isGuarded(at: now) ? [] : pick(row, in: world, at: now)
    case .confirm: return isGuarded(at: now) ? [] : confirm(in: world, at: now)
    case .mark: return isGuarded(at: now) ? [] : mark(in: world, at: now)
    case .leaveField: sheet.isTyping.toggle()
    case .goOn: return isGuarded(at: now) ? [] : goOn(in: world, at: now)
    case .hold:
      if !isGuarded(at: now), case .verdict(let since, _) = phase {
        phase = .verdict(since: since, isHeld: true)
        revealVerdict(in: world)
      }
    case .next: return move(by: 1, in: world, at: now)
    case .previous: return move(by: -1, in: world, at: now)
    case .flag: return flag()
    case .map: return commitText(at: now) + [.openMap(session)]
    case .restart: return [askRestart(in: world)]
    case .help: return [.openHelp]
    case .leave: return [askLeave(in: world)]
    }
    return []
  }

  /// Whether what is shown is so new that a key was meant for what was there before.
  private func isGuarded(at now: Duration) -> Bool {
    if case .verdict(let since, _) = phase { return now - since < Self.guardTime }
    return now - shownAt < Self.guardTime
  }

  // MARK: Answering

  private mutating func pick(
    _ row: Int, in world: Surroundings, at now: Duration
  ) -> [Action] {
    guard row < sheet.rowCount, session.allowsAnswer(at: session.position) else { return [] }
    sheet.focus = row
    if isMultiple {
      sheet.toggle(row)
    } else {
      sheet.mark(only: row)
    }
    if mode == .exam { return commit(at: now) }
    return isMultiple ? [] : submit(in: world, at: now)
  }

  private mutating func mark(in world: Surroundings, at now: Duration) -> [Action] {
    guard let row = sheet.focus else { return [] }
    return pick(row, in: world, at: now)
  }

  private mutating func confirm(in world: Surroundings, at now: Duration) -> [Action] {
    if case .text = entry?.question.kind {
      if mode == .exam { return move(by: 1, in: world, at: now) }
      return sheet.field.isEmpty ? [] : submit(in: world, at: now)
    }
    if isMultiple {
      if mode == .exam { return move(by: 1, in: world, at: now) }
      return sheet.markedRow == nil ? [] : submit(in: world, at: now)
    }
    guard let row = sheet.focus else { return [] }
    // In an exam Enter on the answer that stands already goes on.
    if mode == .exam, sheet.markedRow == row { return move(by: 1, in: world, at: now) }
    return pick(row, in: world, at: now)
  }

  /// Takes the sheet as the answer of a game or of practice, and shows the verdict.
  private mutating func submit(in world: Surroundings, at now: Duration) -> [Action] {
    guard let entry else { return [] }
    let answer = GivenAnswer(sheet.answer(to: entry), taken: now - shownAt)
    return take(answer, in: world, at: now)
  }

  /// Takes an answer, shows what came of it, and asks for its record first.
  mutating func take(
    _ answer: GivenAnswer, in world: Surroundings, at now: Duration
  ) -> [Action] {
    guard let entry, session.allowsAnswer(at: session.position) else { return [] }
    session.apply(.answer(session.position, answer))
    phase = .verdict(since: now, isHeld: mode != .game)
    revealVerdict(in: world)
    guard let record = SessionEvent.AnsweredQuestion(in: session, at: session.position) else {
      return []
    }
    return [
      .record(.answered(record)),
      .sound(entry.question.accepts(answer.answer) ? .right : .wrong), .discardTyping,
    ]
  }

  /// Takes the sheet as the answer of an exam; nothing is given away.
  mutating func commit(at now: Duration) -> [Action] {
    guard let entry, session.allowsAnswer(at: session.position) else { return [] }
    let answer = sheet.answer(to: entry)
    let earlier = session.given[session.position]
    guard answer != (earlier?.answer ?? .unanswered) else { return [] }
    session.apply(.answer(session.position, GivenAnswer(answer, taken: now - shownAt)))
    return SessionEvent.AnsweredQuestion(in: session, at: session.position).map {
      [.record(earlier == nil ? .answered($0) : .changed($0))]
    } ?? []
  }

  /// Takes what stands in the field of an exam before the question is left.
  mutating func commitText(at now: Duration) -> [Action] {
    guard mode == .exam, case .text = entry?.question.kind else { return [] }
    return commit(at: now)
  }

  // MARK: Moving

  private mutating func goOn(in world: Surroundings, at now: Duration) -> [Action] {
    session.isAtEnd ? finish(at: now) : go(to: session.position + 1, at: now)
  }

  private mutating func move(
    by step: Int, in world: Surroundings, at now: Duration
  ) -> [Action] {
    let actions = commitText(at: now)
    if step > 0, session.isAtEnd { return actions + [.openMap(session)] }
    return actions + go(to: session.position + step, at: now)
  }

  /// Goes to a question where the rules allow it.
  package mutating func go(to index: Int, at now: Duration) -> [Action] {
    guard session.allowsMove(to: index), index != session.position else { return [] }
    show(index, at: now)
    return [.discardTyping]
  }

  private mutating func show(_ index: Int, at now: Duration) {
    session.apply(.move(to: index))
    phase = .asking
    shownAt = now
    scroll = VerticalScroll()
    if let entry {
      let given = session.given[session.position]?.answer ?? .unanswered
      sheet = AnswerSheet(for: entry, given: given)
    }
  }

  /// Ends the paper; what is unanswered counts as wrong.
  package mutating func finish(at now: Duration) -> [Action] {
    let actions = commitText(at: now)
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

  // MARK: Leaving

  private func askRestart(in world: Surroundings) -> Action {
    let words = world.words
    return .ask(
      DialogScreen(
        title: words(.dialogRestart), message: standing(in: world),
        choices: [
          .init(words(.dialogRestartYes), .restart), .init(words(.dialogStay), .stay),
        ]))
  }

  private func askLeave(in world: Surroundings) -> Action {
    let words = world.words
    var choices: [DialogScreen.Choice] = [.init(words(.dialogStay), .stay)]
    if mode == .exam { choices.append(.init(words(.dialogHandIn), .handIn)) }
    if mode == .practice || mode == .review {
      choices.append(.init(words(.dialogFinish), .handIn))
    }
    choices.append(.init(words(.dialogGiveUp), .giveUp))
    let title: Phrase =
      switch mode {
      case .game: .dialogLeaveGame
      case .exam: .dialogLeaveExam
      case .practice, .review: .dialogLeavePractice
      }
    return .ask(
      DialogScreen(title: words(title), message: standing(in: world), choices: choices))
  }

  private func standing(in world: Surroundings) -> String {
    world.words(
      .dialogStanding,
      [
        "answered": world.words.number(session.answeredCount),
        "total": world.words.number(session.paper.entries.count),
      ])
  }
}
