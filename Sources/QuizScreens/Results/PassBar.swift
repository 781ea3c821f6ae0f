import QuizEngine
import TerminalKit

/// What was reached as a bar, with a line where the pass mark stands; what is filled is good.
package struct PassBar: Equatable {
  let measure: PassMeasure
  package let isMet: Bool
  /// What the mark asks for, and the same in fewer words.
  package let label: String
  let shortLabel: String

  /// The least columns of the bar.
  private static let leastColumns = 8

  func draw(on canvas: inout Canvas, in area: Area) {
    let sign = isMet ? " ✓" : " ✗"
    func room(beside label: String) -> Int { area.columns - displayWidth(of: label + sign) - 3 }
    let label = room(beside: label) < Self.leastColumns ? shortLabel : label
    let room = max(Self.leastColumns, room(beside: label))
    let bar = SmoothBar(
      value: measure.value, total: measure.total, role: isMet ? .right : .wrong, track: "─")
    bar.draw(into: &canvas, at: area.origin, columns: room)
    bar.drawMark(at: measure.needed, on: &canvas, from: area.origin, columns: room)
    canvas.writeRight(
      label + sign, at: Position(row: area.row, column: area.endColumn - 1),
      as: isMet ? .right : .wrong)
  }
}

extension SmoothBar {
  /// Draws a line over the bar where a value of it stands.
  func drawMark(
    at mark: Int, on canvas: inout Canvas, from position: Position, columns: Int
  ) {
    guard total > 0 else { return }
    let column = position.column + min(columns, mark * columns / total)
    canvas.write("┆", at: Position(row: position.row, column: column), as: .title)
  }
}
