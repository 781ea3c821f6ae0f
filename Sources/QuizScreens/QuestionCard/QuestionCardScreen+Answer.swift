import QuizEngine
import TerminalKit

extension QuestionCardScreen {
  mutating func pick(_ row: Int, in world: Surroundings, at now: Duration) -> [Action] {
    guard row < sheet.rowCount, session.allowsAnswer(at: session.position) else { return [] }
    sheet.focus = row
    if isMultiple {
      // Where the number is stated, no more than that can be marked.
      guard sheet.isMarked[row] || sheet.markedCount < statedCount ?? .max else { return [] }
      sheet.toggle(row)
    } else {
      sheet.mark(only: row)
    }
    if mode == .exam { return commit(at: now) }
    return isMultiple ? [] : submit(in: world, at: now)
  }

  mutating func mark(in world: Surroundings, at now: Duration) -> [Action] {
    guard let row = sheet.focus else { return [] }
    return pick(row, in: world, at: now)
  }

  mutating func confirm(in world: Surroundings, at now: Duration) -> [Action] {
    guard let entry else { return [] }
    let isWhole = isMultiple || sheet.rowCount == 0
    if mode == .exam {
      // Enter goes on from what is answered, and takes the row in focus where that is another one.
      let isAnswered = isWhole || !session.allowsAnswer(at: session.position)
      if isAnswered || sheet.focus == nil || sheet.focus == sheet.markedRow {
        return move(by: 1, in: world, at: now)
      }
    } else if isWhole, sheet.rowCount == 0 || sheet.markedCount > 0 {
      let isComplete = sheet.markedCount >= statedCount ?? 0
      return sheet.answer(to: entry).isEmpty || !isComplete ? [] : submit(in: world, at: now)
    }
    return mark(in: world, at: now)
  }

  /// How many answers are asked for, where the question says so.
  private var statedCount: Int? {
    guard case .multiple(let choice) = entry?.question.kind, choice.statesCount else { return nil }
    return choice.correct.count
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

  // MARK: Exams

  /// Takes what stands in the field of an exam before the question is left.
  mutating func commitText(at now: Duration) -> [Action] {
    guard mode == .exam, entry?.question.isTyped == true else { return [] }
    return commit(at: now)
  }

  /// Takes the sheet as the answer of an exam; nothing is given away.
  private mutating func commit(at now: Duration) -> [Action] {
    guard let entry, session.allowsAnswer(at: session.position) else { return [] }
    let answer = sheet.answer(to: entry)
    let earlier = session.given[session.position]
    guard answer != (earlier?.answer ?? .unanswered) else { return [] }
    session.apply(.answer(session.position, GivenAnswer(answer, taken: now - shownAt)))
    return SessionEvent.AnsweredQuestion(in: session, at: session.position).map {
      [.record(earlier == nil ? .answered($0) : .changed($0))]
    } ?? []
  }
}
