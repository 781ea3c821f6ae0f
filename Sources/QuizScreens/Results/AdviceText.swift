package import QuizEngine

/// What to do next, in a sentence whose tone follows the pass mark.
package struct AdviceText {
  package let text: String

  /// Takes the state of a session that has ended.
  package init(_ session: QuizSession, words: Words) {
    let percent = session.percent
    if session.paper.mode == .game {
      text = ""
    } else if let verdict = session.verdict {
      text =
        verdict.isPassed
        ? (percent == 100 ? words(.advicePerfect) : words(.advicePassed))
        : Self.afterFailure(verdict, session: session, words: words)
    } else {
      text = words(Self.phrase(forPercent: percent, mark: Self.mark(of: session)))
    }
  }

  /// The pass mark in per cent that practice is measured by; 0 where the deck has none.
  private static func mark(of session: QuizSession) -> Int {
    for rule in session.paper.outline.blueprint.passRules {
      switch rule {
      case .minimumShare(let share): return share.percent
      case .minimumCorrect(let count):
        return count * 100 / max(1, session.paper.outline.blueprint.questionsPerSession)
      case .maximumErrors(let count):
        let total = max(1, session.paper.outline.blueprint.questionsPerSession)
        return (total - count) * 100 / total
      default: continue
      }
    }
    return 0
  }

  private static func phrase(forPercent percent: Int, mark: Int) -> Phrase {
    if percent == 100 { return .advicePerfect }
    if mark == 0 { return percent > 50 ? .adviceGood : .adviceKeepOn }
    if percent < mark { return .adviceBelowMark }
    return mark >= 90 ? .adviceStrict : .adviceAboveMark
  }

  private static func afterFailure(
    _ verdict: Verdict, session: QuizSession, words: Words
  ) -> String {
    let failed = verdict.conditions.filter { !$0.isMet }
    if failed.count == 1, let only = failed.first {
      let name = session.paper.outline.category(id: only.categoryID ?? "")?.name
      let distance = abs(only.needed - only.got)
      if let name {
        return words.counted(.adviceOneTopic, distance, ["topic": name])
      }
      return words.counted(.adviceMissing, distance)
    }
    return words(.adviceSeveral)
  }
}
