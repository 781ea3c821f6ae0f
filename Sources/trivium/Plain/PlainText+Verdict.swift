import QuizEngine
import QuizScreens
import TerminalKit

extension PlainText {
  /// What came of the answer to the question that is shown; in an exam, nothing of it.
  func verdict(of session: QuizSession) -> [String] {
    guard let entry = session.current, let given = session.given[session.position] else {
      return []
    }
    if session.paper.mode == .exam {
      return [words(given.isLate ? .verdictTimeUp : .plainNoted)]
    }
    let question = entry.question
    var lines: [String]
    if case .card = question.kind {
      lines = [words(.plainNoted)]
    } else if question.accepts(given.answer) {
      lines = [right(session)]
    } else {
      lines = Self.lines(of: wrong(given, question, session.paper.outline))
    }
    if session.paper.outline.blueprint.showsExplanations {
      lines += Self.lines(of: question.explanation)
      lines += question.references.flatMap(Self.lines)
    }
    return lines
  }

  private func right(_ session: QuizSession) -> String {
    var parts = ["✓ " + words(.verdictRight)]
    let points = session.pointsByQuestion[session.position]
    if points > 0 { parts.append(words.counted(.countPoints, points)) }
    if session.paper.mode == .game, session.streak > 1 {
      parts.append(words(.streak, ["count": words.number(session.streak)]))
    }
    return parts.joined(separator: ", ")
  }

  private func wrong(
    _ given: GivenAnswer, _ question: Question, _ outline: DeckOutline
  ) -> String {
    let head = words(given.isLate ? .verdictTimeUp : .verdictWrong)
    let answer = AnswerText(outline, words: words).right(question)
    return "✗ " + words.labelled(head, words(.verdictRightIs, ["answer": answer]))
  }
}
