import QuizEngine
import TerminalKit

extension QuestionCardScreen {
  /// How long a right and a wrong answer of a game stay in sight.
  private static let rightPause = Duration.milliseconds(1200)
  private static let wrongPause = Duration.milliseconds(2500)
  /// How long a flash and a flip take, and how often they are drawn meanwhile.
  static let flashTime = Duration.milliseconds(300)
  static let flipTime = Duration.milliseconds(240)
  private static let frameTime = Duration.milliseconds(60)
  /// How often a running clock is drawn.
  private static let clockTick = Duration.milliseconds(200)

  /// The clock that shows: the question's where it has one, else the section's or the paper's.
  func clock(at now: Duration) -> QuizSession.Clock? {
    session.clock(elapsed: now - startedAt, shown: takenForQuestion(at: now))
  }

  /// The time of the question so far; it stands still while a verdict shows.
  private func takenForQuestion(at now: Duration) -> Duration {
    if case .verdict = phase, let given = session.given[session.position] { return given.taken }
    return now - shownAt
  }

  package mutating func tick(in world: Surroundings, at now: Duration) -> [Action] {
    guard !session.isFinished else { return [] }
    let timeOut = session.timeOut(elapsed: now - startedAt, shown: now - shownAt)
    if timeOut == .paper { return finish(at: now) }
    if timeOut == .section { return endSection(at: now) }
    switch phase {
    case .announcing: return []
    case .asking:
      guard case .question(let limit) = timeOut else { return [] }
      return self.timeOut(limit, in: world, at: now)
    case .verdict(let since, let isHeld):
      // What lies over the card asks something of the person, who is not to be hurried.
      guard !isHeld, !world.isCovered, now - since >= pause else { return [] }
      guard !session.isAtEnd else { return finish(at: now) }
      return go(to: session.position + 1, in: world, at: now)
    }
  }

  /// Leaves a verdict in sight again for its time where it would be gone at once.
  mutating func uncover(at now: Duration) {
    guard case .verdict(let since, false) = phase, now - since >= pause else { return }
    phase = .verdict(since: now - Self.flashTime, isHeld: false)
  }

  /// The question's time is over: nothing was given.
  private mutating func timeOut(
    _ limit: Duration, in world: Surroundings, at now: Duration
  ) -> [Action] {
    guard mode == .exam else {
      return take(GivenAnswer(.unanswered, taken: limit, isLate: true), in: world, at: now)
    }
    var actions = commitText(at: now)
    if session.given[session.position] == nil {
      session.apply(
        .answer(session.position, GivenAnswer(.unanswered, taken: limit, isLate: true)))
      if let record = SessionEvent.AnsweredQuestion(in: session, at: session.position) {
        actions.append(.record(.answered(record)))
      }
    }
    guard !session.isAtEnd else { return actions + handIn(at: now) }
    actions += go(to: session.position + 1, in: world, at: now)
    return actions + [.updateMap(session)]
  }

  private var pause: Duration {
    session.results[session.position] == true ? Self.rightPause : Self.wrongPause
  }

  package func nextTick(in world: Surroundings, at now: Duration) -> Duration? {
    guard !session.isFinished else { return nil }
    var waits: [Duration] = []
    switch phase {
    case .asking:
      if clock(at: now) != nil { waits.append(Self.clockTick) }
      if isFlipping(in: world, at: now) { waits.append(Self.frameTime) }
    case .verdict(let since, let isHeld):
      if !isHeld, !world.isCovered { waits.append(pause - (now - since)) }
      if isFlashing(in: world, at: now) { waits.append(Self.frameTime) }
      if session.paper.timeLimit != nil { waits.append(Self.clockTick) }
    case .announcing:
      if session.paper.timeLimit != nil { waits.append(Self.clockTick) }
    }
    if let limit = session.paper.timeLimit { waits.append(limit - (now - startedAt)) }
    if phase != .announcing, let limit = session.section?.timeLimit {
      waits.append(limit - (now - startedAt - session.sectionBegan))
    }
    return waits.min().map { max(.milliseconds(1), $0) }
  }

  /// Whether the card is turning to a new question.
  func isFlipping(in world: Surroundings, at now: Duration) -> Bool {
    world.animates && mode != .exam && phase == .asking && shownAt > startedAt
      && now - shownAt < Self.flipTime
  }

  /// Whether the card is flashing after an answer.
  func isFlashing(in world: Surroundings, at now: Duration) -> Bool {
    guard world.animates, case .verdict(let since, _) = phase else { return false }
    return now - since < Self.flashTime
  }
}
