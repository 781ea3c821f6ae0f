import TerminalKit

/// A condition of the pass, what was reached, and whether that suffices.
package struct ConditionRow: Equatable {
  package let label: String
  package let got: String
  /// `nil` where it was not put to the test.
  package let isMet: Bool?

  func draw(on canvas: inout Canvas, in area: Area) {
    let least = min(displayWidth(of: label), area.columns / 2)
    let result = truncated(sign + got, to: max(1, area.columns - least - 4))
    let width = displayWidth(of: result)
    canvas.write(truncated(label, to: max(1, area.columns - width - 3)), at: area.origin, as: .text)
    canvas.writeRight(
      result, at: Position(row: area.row, column: area.endColumn - 1), as: role)
  }

  /// The sign before the result.
  package var sign: String { isMet.map { $0 ? "✓ " : "✗ " } ?? "– " }

  var role: Role { isMet.map { $0 ? .right : .wrong } ?? .warning }
}
