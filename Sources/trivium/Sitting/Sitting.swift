import QuizEngine

/// A paper that is sat one question after the other, without a screen.
///
/// It adds the clocks to a session; times are given with each change.
struct Sitting {
  private(set) var session: QuizSession
  private let startedAt: Duration
  private var shownAt: Duration

  /// Begins a paper at its first question.
  init(paper: Paper, at now: Duration) {
    session = QuizSession(paper: paper)
    startedAt = now
    shownAt = now
  }

  var paper: Paper { session.paper }

  /// The time left for the question, or else for the paper; `nil` without a clock.
  func timeLeft(at now: Duration) -> Duration? {
    session.clock(elapsed: now - startedAt, shown: now - shownAt)?.left
  }

  /// Carries out what time alone brings about; `nil` where nothing has run out.
  ///
  /// A question that runs out has no answer, a paper that does has ended.
  mutating func tick(at now: Duration) -> QuizSession.TimeOut? {
    guard !session.isFinished else { return nil }
    let timeOut = session.timeOut(elapsed: now - startedAt, shown: now - shownAt)
    switch timeOut {
    case .paper: finish(at: now)
    case .section: break
    case .question(let limit):
      let answer = GivenAnswer(.unanswered, taken: limit, isLate: true)
      session.apply(.answer(session.position, answer))
    case nil: break
    }
    return timeOut
  }

  /// Takes an answer to the question that is shown.
  mutating func give(_ answer: Answer, at now: Duration) {
    session.apply(.answer(session.position, GivenAnswer(answer, taken: now - shownAt)))
  }

  /// The record of what was given for the question that is shown; `nil` where nothing was.
  var answered: SessionEvent.AnsweredQuestion? {
    SessionEvent.AnsweredQuestion(in: session, at: session.position)
  }

  /// Shows a question, where the rules allow it.
  mutating func go(to index: Int, at now: Duration) {
    session.apply(.move(to: index))
    shownAt = now
  }

  /// Hands in the section that is sat, or the paper where it is of one piece.
  ///
  /// - Returns: what is to be recorded of it, besides the end.
  mutating func handIn(at now: Duration) -> [SessionEvent] {
    guard paper.locksSections, let section = session.section else {
      finish(at: now)
      return []
    }
    session.apply(.endSection(elapsed: now - startedAt))
    return session.isFinished ? [] : [.sectionEnded(id: section.id)]
  }

  /// Begins the next section.
  mutating func beginSection(at now: Duration) -> [SessionEvent] {
    guard session.isBetweenSections, let next = session.nextSection else { return [] }
    session.apply(.beginSection(elapsed: now - startedAt))
    shownAt = now
    return [.sectionBegun(id: next.id)]
  }

  /// Ends the paper; what is unanswered is wrong.
  mutating func finish(at now: Duration) {
    session.apply(.finish(elapsed: now - startedAt))
  }
}
