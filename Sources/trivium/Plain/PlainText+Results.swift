import QuizEngine
import QuizScreens
import TerminalKit

extension PlainText {
  /// How the paper went, with the conditions of an exam, its sections and the topics.
  func results(of session: QuizSession, isNewHighScore: Bool) -> [String] {
    let report = ResultsReport(
      session, words: words, width: 1_000_000, isNewHighScore: isNewHighScore)
    var lines = ["", headline(session), figures(of: session)] + report.rows.compactMap(line)
    #if FreeEdition
      lines += words.sponsorLines(columns: 80)
    #endif
    return lines
  }

  private func headline(_ session: QuizSession) -> String {
    if let verdict = session.verdict {
      return verdict.isPassed ? "✓ " + words(.resultsPassed) : "✗ " + words(.resultsFailed)
    }
    guard session.paper.mode == .game else { return words(.resultsTitle) }
    if session.score == session.total { return "★ " + words(.resultsPerfect) }
    return words(session.score * 2 > session.total ? .resultsWellDone : .resultsKeepPractising)
  }

  private func figures(of session: QuizSession) -> String {
    let score = ScoreText(session, words: words)
    var figures = [score.score] + (score.percent.map { [$0] } ?? [])
    if session.paper.mode == .game {
      figures.append(words.counted(.countPoints, session.points))
      figures.append(words(.resultsStreak, ["count": words.number(session.bestStreak)]))
    }
    if let elapsed = session.elapsed { figures.append(spoken(elapsed)) }
    return figures.joined(separator: ", ")
  }

  /// A row of the report as a line; a bar says nothing of its own to the ear.
  private func line(_ row: ResultsReport.Row) -> String? {
    switch row {
    case .blank: nil
    case .text(let text, _): cleaned(text)
    case .passBar(_, let condition), .condition(let condition):
      condition.got.isEmpty
        ? condition.sign + cleaned(condition.label)
        : condition.sign + words.labelled(cleaned(condition.label), cleaned(condition.got))
    case .topic(let topic):
      topic.sign + words.labelled(cleaned(topic.name), topic.figures)
    }
  }
}
