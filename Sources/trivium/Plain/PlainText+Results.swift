import QuizEngine
import QuizScreens
import TerminalKit

extension PlainText {
  /// How the paper went, with the conditions of an exam and the topics.
  func results(of session: QuizSession, isNewHighScore: Bool) -> [String] {
    var lines = ["", headline(session)]
    if isNewHighScore { lines.append("★ " + words(.resultsNewHighScore)) }
    lines.append(figures(of: session))
    lines += (session.verdict?.conditions ?? []).map { condition($0, session.paper.outline) }
    lines += topics(of: session)
    lines += Self.lines(of: AdviceText(session, words: words).text)
    if session.paper.hasPracticeConditions { lines.append(words(.resultsPracticeConditions)) }
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
    var figures = [
      words(
        .scoreOf, ["score": words.number(session.score), "total": words.number(session.total)]),
      words.percent(session.percent),
    ]
    if session.paper.mode == .game {
      figures.append(words.counted(.countPoints, session.points))
      figures.append(words(.resultsStreak, ["count": words.number(session.bestStreak)]))
    }
    if let elapsed = session.elapsed { figures.append(spoken(elapsed)) }
    return figures.joined(separator: ", ")
  }

  private func condition(_ condition: Verdict.Condition, _ outline: DeckOutline) -> String {
    let name = outline.category(id: condition.categoryID ?? "").map { cleaned($0.name) + ", " }
    let rule = RulesText(outline, words: words).condition(condition.rule)
    let sign = condition.isMet ? "✓" : "✗"
    return "\(sign) " + words.labelled((name ?? "") + rule, words.number(condition.got))
  }

  /// The topics, the worst first.
  private func topics(of session: QuizSession) -> [String] {
    let scores = session.categoryScores.filter { !$0.categoryID.isEmpty }
    guard session.paper.outline.blueprint.showsCategoryBreakdown, scores.count > 1 else {
      return []
    }
    let sorted = scores.enumerated().sorted { a, b in
      let difference =
        a.element.right * b.element.total - b.element.right * a.element.total
      return difference == 0 ? a.offset < b.offset : difference < 0
    }
    return sorted.map(\.element).map { score in
      let name = session.paper.outline.category(id: score.categoryID)?.name ?? score.categoryID
      let figures = words(
        .scoreOf, ["score": words.number(score.right), "total": words.number(score.total)])
      return words.labelled(cleaned(name), figures)
    }
  }
}
