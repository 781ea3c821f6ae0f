package import QuizEngine
package import TerminalKit

/// How near the pass mark a session came and what to do next, in words whose tone follows the mark.
package struct AdviceText: Equatable {
  package private(set) var text = ""
  package private(set) var role = Role.text

  /// Takes the state of a session that has ended.
  package init(_ session: QuizSession, words: Words) {
    guard session.paper.mode != .game else { return }
    let mark = PassMark(of: session).percent
    let tone = PassTone(mark: mark)
    let isPerfect = session.satTotal > 0 && session.satScore == session.satTotal
    if let verdict = session.verdict {
      guard !(verdict.isPassed && isPerfect) else {
        (text, role) = (words(.advicePerfect), .right)
        return
      }
      take(
        verdict.isPassed
          ? words(session.verdictDistance == .withEase ? .advicePassedEase : .advicePassedJust)
          : Self.afterFailure(session, words: words),
        at: session.verdictDistance, tone: tone, words: words)
    } else if isPerfect {
      (text, role) = (words(.advicePerfect), .right)
    } else if mark == 0 {
      text = words(session.percent > 50 ? .adviceGood : .adviceKeepOn)
    } else {
      let distance = session.practiceDistance(mark: mark)
      take(words(Self.ofPractice(distance)), at: distance, tone: tone, words: words)
    }
  }

  /// Takes what came of it, and what the tone makes of its distance from the mark.
  private mutating func take(
    _ outcome: String, at distance: PassDistance?, tone: PassTone, words: Words
  ) {
    text = outcome
    // An exam that ended early has a way of its own.
    guard let distance else {
      role = .wrong
      return
    }
    text += " " + words(tone.phrase(at: distance))
    role = tone.role(at: distance)
  }

  private static func ofPractice(_ distance: PassDistance) -> Phrase {
    switch distance {
    case .withEase: .adviceAboveEase
    case .justPassed: .adviceAboveJust
    case .justMissed: .adviceBelowJust
    case .missed: .adviceBelow
    case .farOff: .adviceBelowFar
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
