import QuizEngine
import TerminalKit

/// What was reached as a bar, with a line where the pass mark stands.
package struct PassBar: Equatable {
  package let value: Int
  package let total: Int
  package let mark: Int
  package let isMet: Bool
  /// Whether the mark must not be passed: errors fill the bar.
  package let isMaximum: Bool

  /// Measures a condition by the outcomes that it is asked of.
  init(_ condition: Verdict.Condition, outcomes: [Outcome], scoring: Scoring) {
    let scored = outcomes.filter { !$0.question.isUnscored }
    value = condition.got
    mark = condition.needed
    isMet = condition.isMet
    isMaximum = condition.isMaximum
    total =
      switch condition.rule {
      case .minimumShare, .minimumPoints: scored.reduce(0) { $0 + $1.marks(scoring) }
      case .minimumCorrect, .minimumCountPerCategory, .minimumSharePerCategory: scored.count
      case .maximumErrors, .maximumErrorPoints, .maximumWrongOfWeight:
        // The mark stands in the middle, where a few errors can be told from many.
        max(condition.needed * 2, condition.got, 1)
      }
  }

  func draw(on canvas: inout Canvas, in area: Area, words: Words) {
    let text = words(isMaximum ? .resultsAtMost : .resultsPassMark, ["mark": words.number(mark)])
    let label = text + (isMet ? " ✓" : " ✗")
    let room = max(8, area.columns - displayWidth(of: label) - 3)
    let bar = SmoothBar(value: value, total: total, role: isMet ? .right : .wrong, track: "─")
    bar.draw(into: &canvas, at: area.origin, columns: room)
    if total > 0 {
      let column = area.column + min(room, mark * room / total)
      canvas.write("┆", at: Position(row: area.row, column: column), as: .title)
    }
    canvas.writeRight(
      label, at: Position(row: area.row, column: area.endColumn - 1),
      as: isMet ? .right : .wrong)
  }
}
