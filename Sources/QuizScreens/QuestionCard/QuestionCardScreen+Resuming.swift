package import QuizEngine
import TerminalKit

extension QuestionCardScreen {
  /// Shows a paper that was begun before, at the question it goes on with.
  package init(session: QuizSession, at now: Duration, startedAt: Duration) {
    self.init(session: session, at: now)
    self.startedAt = startedAt
    if session.isBetweenSections { phase = .announcing }
    guard let entry, let given = session.given[session.position] else { return }
    sheet = AnswerSheet(for: entry, given: given.answer)
    sheet.isTyping = sheet.isTyping && session.allowsAnswer(at: session.position)
    // All is answered, and only the last verdict was still to be left.
    if mode != .exam { phase = .verdict(since: now, isHeld: mode != .game) }
  }

  /// Shows another question in the place of the one that is shown, with all its time.
  mutating func replaceQuestion(with other: Paper.Entry, at now: Duration) -> [Action] {
    guard let voidID = entry?.question.id else { return [] }
    session.apply(.replace(session.position, other))
    sheet = AnswerSheet(for: other)
    scroll = VerticalScroll()
    shownAt = now
    return [.record(.replaced(voidID: voidID, other)), .discardTyping]
  }

  /// Takes the question that is shown as out of time.
  mutating func loseQuestion(in world: Surroundings, at now: Duration) -> [Action] {
    guard let limit = session.questionTimeLimit else { return [] }
    return take(GivenAnswer(.unanswered, taken: limit, isLate: true), in: world, at: now)
  }
}
