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
        : Self.afterFailure(session, words: words)
    } else {
      text = words(Self.phrase(forPercent: percent, mark: PassMark(of: session).percent))
    }
  }

  private static func phrase(forPercent percent: Int, mark: Int) -> Phrase {
    if percent == 100 { return .advicePerfect }
    if mark == 0 { return percent > 50 ? .adviceGood : .adviceKeepOn }
    switch mark {
    case 90...: return percent < mark ? .adviceBelowStrict : .adviceStrict
    case 75...: return percent < mark ? .adviceBelowFirm : .adviceAboveMark
    default: return percent < mark ? .adviceBelowMark : .adviceAboveMark
    }
  }

  private static func afterFailure(_ session: QuizSession, words: Words) -> String {
    if session.isStoppedAtGate, let gate = session.section {
      return words(.adviceGate, ["name": gate.rules.name])
    }
    let failed = session.testedConditions.filter { !$0.isMet }
    guard let only = failed.first else { return words(.adviceNotSat) }
    guard failed.count == 1 else { return words(.adviceSeveral) }
    let outline = session.paper.outline
    let distance = only.distance
    if let topic = outline.category(id: only.categoryID ?? "")?.name {
      return words.counted(.adviceOneTopic, distance, ["topic": topic])
    }
    if let section = session.paper.sections.first(where: { $0.id == only.sectionID }) {
      return words.counted(.adviceOneSection, distance, ["name": section.rules.name])
    }
    return words.counted(.adviceMissing, distance)
  }
}
