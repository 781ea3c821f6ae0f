/// How far a text longer than its place is scrolled.
package struct VerticalScroll: Equatable, Sendable {
  private var offset: Int

  package init(offset: Int = 0) {
    self.offset = max(0, offset)
  }

  /// The rows that show; it holds for any size, so that a resize needs no event of its own.
  package func shown(total: Int, visible: Int) -> Range<Int> {
    let visible = max(0, visible)
    let start = max(0, min(offset, total - visible))
    return start..<min(max(total, start), start + visible)
  }

  package func isAtTop(total: Int, visible: Int) -> Bool {
    shown(total: total, visible: visible).lowerBound == 0
  }

  package func isAtBottom(total: Int, visible: Int) -> Bool {
    shown(total: total, visible: visible).upperBound >= total
  }

  package mutating func move(by rows: Int, total: Int, visible: Int) {
    let start = shown(total: total, visible: visible).lowerBound
    offset = max(0, start + max(-total, min(rows, total)))
    offset = shown(total: total, visible: visible).lowerBound
  }

  /// Scrolls as little as brings these rows into sight, the first of them at least.
  package mutating func reveal(_ rows: Range<Int>, total: Int, visible: Int) {
    let start = shown(total: total, visible: visible).lowerBound
    offset = max(0, min(rows.lowerBound, max(start, rows.upperBound - visible)))
    offset = shown(total: total, visible: visible).lowerBound
  }

  /// Scrolls by the arrows, PgUp, PgDn, Home and End; `false` for any other key.
  package mutating func handle(_ key: Key, total: Int, visible: Int) -> Bool {
    switch key {
    case .up: move(by: -1, total: total, visible: visible)
    case .down: move(by: 1, total: total, visible: visible)
    case .pageUp: move(by: -max(1, visible - 1), total: total, visible: visible)
    case .pageDown: move(by: max(1, visible - 1), total: total, visible: visible)
    case .home: move(by: -total, total: total, visible: visible)
    case .end: move(by: total, total: total, visible: visible)
    default: return false
    }
    return true
  }

  /// Draws lines, as many as the area has rows, and at its right edge `▲` and `▼` where there are
  /// more; leave that column out of the width of the lines.
  package func draw(_ lines: [String], into canvas: inout Canvas, area: Area, as role: Role) {
    for (row, index) in shown(total: lines.count, visible: area.rows).enumerated() {
      let place = Position(row: area.row + row, column: area.column)
      canvas.write(lines[index], at: place, as: role, limit: area.columns)
    }
    drawSigns(total: lines.count, into: &canvas, area: area)
  }

  package func drawSigns(total: Int, into canvas: inout Canvas, area: Area) {
    guard !area.isEmpty else { return }
    let column = area.endColumn - 1
    let isAtTop = isAtTop(total: total, visible: area.rows)
    if !isAtTop {
      canvas.write("▲", at: Position(row: area.row, column: column), as: .accent)
    }
    if !isAtBottom(total: total, visible: area.rows) {
      // One row alone has room for one sign; what is below is news, what is above was read.
      canvas.write("▼", at: Position(row: area.endRow - 1, column: column), as: .accent)
    }
  }
}
