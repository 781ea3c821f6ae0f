package import QuizEngine

/// What was reached, in the terms of the exam's scoring: "47 of 60", "68 of 74 marks",
/// "8 error points, at most 10".
package struct ScoreText: Equatable {
  package let score: String
  /// The share in per cent; `nil` where what was lost is counted.
  package let percent: String?

  /// Tells of a session that has ended; what was not sat is left out.
  package init(_ session: QuizSession, words: Words) {
    let scoring = session.scoring
    guard scoring == .weightLost else {
      score = Self.share(
        session.satScore, of: session.satTotal, isMarks: session.countsMarks, words: words)
      percent = words.percent(session.satScore * 100 / max(1, session.satTotal))
      return
    }
    let lost = session.satTotal - session.satScore
    let most = session.paper.outline.blueprint.passRules.lazy.compactMap { rule in
      if case .maximumErrorPoints(let most) = rule { most } else { nil }
    }.first
    score =
      most.map { words.counted(.countErrorPointsOf, lost, ["most": words.number($0)]) }
      ?? words.counted(.countErrorPoints, lost)
    percent = nil
  }

  /// Tells of a result of the past.
  package init(_ result: FinishedPaper, outline: DeckOutline?, words: Words) {
    let variant = outline?.variant(id: result.variantID)?.outline ?? outline
    let scoring = result.mode == .exam ? variant?.blueprint.scoring : nil
    if scoring == .weightLost {
      score = words.counted(.countErrorPoints, result.total - result.score)
      percent = nil
    } else {
      score = Self.share(
        result.score, of: result.total,
        isMarks: scoring == .option || result.total > result.questionCount, words: words)
      percent = result.total > 0 ? words.percent(result.score * 100 / result.total) : nil
    }
  }

  static func share(
    _ score: Int, of total: Int, isMarks: Bool, words: Words
  ) -> String {
    let (score, all) = (words.number(score), words.number(total))
    return isMarks
      ? words.counted(.countMarksOf, total, ["score": score, "total": all])
      : words(.scoreOf, ["score": score, "total": all])
  }
}
