import QuizEngine
import TerminalKit

extension QuestionCardScreen {
  /// Takes what a digit names.
  mutating func pick(_ index: Int, in world: Surroundings, at now: Duration) -> [Action] {
    guard index < sheet.marks.pickCount, session.allowsAnswer(at: session.position) else {
      return []
    }
    switch sheet.marks {
    case .none, .front: return []
    case .options: return pickOption(index, in: world, at: now)
    case .back:
      sheet.marks = .back(known: index == 0)
      return submit(in: world, at: now)
    case .truths, .partners, .order:
      sheet.set(index)
      return committingRow(in: world, at: now)
    }
  }

  private mutating func pickOption(
    _ row: Int, in world: Surroundings, at now: Duration
  ) -> [Action] {
    sheet.focus = row
    if isMultiple {
      // Where the number is stated, no more than that can be marked.
      guard sheet.isMarked[row] || sheet.markedCount < statedCount ?? .max else {
        return refuse(in: world)
      }
      sheet.toggle(row)
    } else {
      sheet.mark(only: row)
    }
    revealFocus(in: world)
    if mode == .exam { return commit(at: now) }
    return isMultiple ? [] : submit(in: world, at: now)
  }

  /// Does what Space does to the row in focus.
  mutating func mark(in world: Surroundings, at now: Duration) -> [Action] {
    if sheet.marks == .front { return turn(in: world) }
    guard let row = sheet.focus else { return [] }
    switch sheet.marks {
    case .none, .front: return []
    case .options, .back: return pick(row, in: world, at: now)
    case .truths, .partners, .order:
      guard session.allowsAnswer(at: session.position) else { return [] }
      sheet.change(row)
      return committingRow(in: world, at: now)
    }
  }

  mutating func cycle(by step: Int, in world: Surroundings, at now: Duration) -> [Action] {
    guard session.allowsAnswer(at: session.position) else { return [] }
    sheet.cyclePartner(by: step)
    return committingRow(in: world, at: now)
  }

  /// Shows the row that is in focus now, and takes what is set as the answer of an exam.
  private mutating func committingRow(in world: Surroundings, at now: Duration) -> [Action] {
    revealFocus(in: world)
    return mode == .exam ? commit(at: now) : []
  }

  /// Turns a card to its back.
  private mutating func turn(in world: Surroundings) -> [Action] {
    sheet.turn()
    revealSheet(in: world)
    return []
  }

  mutating func confirm(in world: Surroundings, at now: Duration) -> [Action] {
    if sheet.marks == .front { return turn(in: world) }
    if isTypedUnclear { return refuse(in: world) }
    return mode == .exam ? confirmInExam(in: world, at: now) : confirmWhole(in: world, at: now)
  }

  /// Does not take the answer as it stands, and says why.
  private mutating func refuse(in world: Surroundings) -> [Action] {
    sheet.isUnclear = true
    revealVerdict(in: world)
    return []
  }

  /// Goes on from what is answered, and takes the row in focus where that is another option.
  private mutating func confirmInExam(in world: Surroundings, at now: Duration) -> [Action] {
    // Said once; whoever wants to go on with fewer marks can.
    if lacksMarks, sheet.markedCount > 0, !sheet.isUnclear { return refuse(in: world) }
    let isAnswered = isTakenWhole || !session.allowsAnswer(at: session.position)
    if isAnswered || sheet.focus == nil || sheet.focus == sheet.markedRow {
      return move(by: 1, in: world, at: now)
    }
    return mark(in: world, at: now)
  }

  /// Takes what is marked, once it is all that is asked for, or the option in focus.
  private mutating func confirmWhole(in world: Surroundings, at now: Duration) -> [Action] {
    guard let entry else { return [] }
    guard isTakenWhole, !isMultiple || sheet.markedCount > 0 else {
      return isMultiple && sheet.focus == nil ? refuse(in: world) : mark(in: world, at: now)
    }
    if entry.question.isComplete(sheet.answer(to: entry)) { return submit(in: world, at: now) }
    // What is missing is pointed at.
    if let open = sheet.marks.openRows.first {
      sheet.focus = open
      revealFocus(in: world)
      return []
    }
    return entry.question.isTyped ? [] : refuse(in: world)
  }

  /// Whether several keys make one answer, so that Enter is needed to say that it is whole.
  private var isTakenWhole: Bool {
    switch sheet.marks {
    case .options(let isMarked): isMultiple || isMarked.isEmpty
    case .none, .truths, .partners, .order: true
    case .front, .back: false
    }
  }

  /// Whether something is typed where a number is asked for that is none.
  private var isTypedUnclear: Bool {
    guard case .number(let key) = entry?.question.kind,
      session.allowsAnswer(at: session.position)
    else { return false }
    let typed = Answer.text(sheet.field.value)
    return !typed.isEmpty && !key.understands(sheet.field.value)
  }

  /// Whether fewer options are marked than the question says are right.
  private var lacksMarks: Bool {
    guard let statedCount, session.allowsAnswer(at: session.position) else { return false }
    return sheet.markedCount < statedCount
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
