/// A bar that grows by eighths of a cell.
package struct SmoothBar: Equatable, Sendable {
  /// The part that is filled, of `total`; what lies outside of 0 to `total` counts as the end.
  package var value: Int
  package var total: Int
  package var role: Role
  /// What the empty part is drawn with.
  package var track: Character

  package init(value: Int, total: Int, role: Role = .bar, track: Character = " ") {
    self.value = value
    self.total = total
    self.role = role
    self.track = track
  }

  /// A clock that runs down: low from one half, critical from one fifth.
  package static func countdown(left: Duration, of limit: Duration) -> SmoothBar {
    let (left, limit) = (left.milliseconds, limit.milliseconds)
    let role: Role = left * 5 <= limit ? .barCritical : left * 2 <= limit ? .barLow : .bar
    return SmoothBar(value: left, total: limit, role: role)
  }

  /// The eighths of a cell that are filled; some while anything is left, all only at the end.
  package func eighths(columns: Int) -> Int {
    guard total > 0, columns > 0, value > 0 else { return 0 }
    if value >= total { return columns * 8 }
    let (product, remainder) = value.multipliedFullWidth(by: columns * 8)
    let filled = total.dividingFullWidth((product, remainder)).quotient
    return max(1, filled)
  }

  /// Draws the bar on one row.
  package func draw(into canvas: inout Canvas, at position: Position, columns: Int) {
    guard columns > 0 else { return }
    let filled = eighths(columns: columns)
    let (whole, part) = (filled / 8, filled % 8)
    canvas.fill(
      Area(row: position.row, column: position.column, rows: 1, columns: columns), with: track,
      as: .track)
    canvas.fill(
      Area(row: position.row, column: position.column, rows: 1, columns: whole), with: "█",
      as: role)
    if part > 0 {
      // U+2589 is seven eighths, U+258F one.
      canvas.write(
        Glyph(base: 0x2590 - UInt32(part)),
        at: Position(row: position.row, column: position.column + whole), ink: .role(role))
    }
  }
}

extension Duration {
  /// Whole milliseconds, rounded down.
  fileprivate var milliseconds: Int {
    let (seconds, attoseconds) = components
    return Int(seconds) * 1000 + Int(attoseconds / 1_000_000_000_000_000)
  }
}
