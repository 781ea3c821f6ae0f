import JSONText
import QuizEngine

extension ScriptReport {
  /// The line for the end; `nil` where none is printed.
  func finish(of session: QuizSession) -> String? {
    guard isJSON, let result = FinishedPaper(session, isScripted: true) else { return nil }
    let finish: JSONValue = [
      "deck": .string(result.deckID), "mode": .string(result.mode.rawValue),
      "variant": .text(result.variantID), "region": .text(result.regionID),
      "seed": .number(Double(session.paper.seed)), "score": .int(result.score),
      "total": .int(result.total), "points": .int(result.points),
      "bestStreak": .int(result.bestStreak), "seconds": .seconds(result.elapsed),
      "passed": result.isPassed.map(JSONValue.bool) ?? .null,
      "conditions": .array(result.conditions.map(Self.json)),
      "categories": .array(Self.categories(of: session)), "missed": .strings(session.missedIDs),
    ]
    let line: JSONValue = ["finish": finish]
    return line.text(.line)
  }

  private static func json(_ condition: Verdict.Condition) -> JSONValue {
    [
      "rule": .string(condition.rule.name), "section": .text(condition.sectionID),
      "category": .text(condition.categoryID), "needed": .int(condition.needed),
      "got": .int(condition.got), "met": .bool(condition.isMet),
    ]
  }

  /// The marks of each category that was asked; they add up to the marks of the paper.
  private static func categories(of session: QuizSession) -> [JSONValue] {
    var order = session.paper.outline.categories.map(\.id)
    var marks: [String: (score: Int, total: Int)] = [:]
    for outcome in session.outcomes where !outcome.question.isUnscored {
      let id = outcome.question.categoryID
      if !order.contains(id) { order.append(id) }
      let before = marks[id] ?? (0, 0)
      marks[id] = (
        before.score + outcome.marksWon(session.scoring),
        before.total + outcome.marks(session.scoring)
      )
    }
    return order.compactMap { id in
      marks[id].map {
        ["id": .text(id), "score": .int($0.score), "total": .int($0.total)]
      }
    }
  }
}
