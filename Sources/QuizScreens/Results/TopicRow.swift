import TerminalKit

/// A topic or a part with what of it is right as a bar and in figures.
package struct TopicRow: Equatable {
  package let name: String
  package let figures: String
  package let value: Int
  package let total: Int
  /// What is needed of it, where that is asked of it alone.
  package var mark: Int?
  /// Whether it meets a condition of its own; `nil` where it has none.
  package var isMet: Bool?
  /// The columns that the names and the figures of all rows take.
  var nameColumns = 0
  var figureColumns = 0

  /// The figures and the sign behind them.
  var tail: String { figures + (isMet.map { $0 ? " ✓" : " ✗" } ?? "") }

  /// The sign before what is read out; empty where it has none.
  package var sign: String { isMet.map { $0 ? "✓ " : "✗ " } ?? "" }

  /// Gives the rows of a table their columns.
  static func aligned(_ rows: [TopicRow]) -> [TopicRow] {
    let names = rows.map { displayWidth(of: $0.name) }.max() ?? 0
    let figures = max(10, (rows.map { displayWidth(of: $0.tail) }.max() ?? 0) + 2)
    return rows.map { row in
      var row = row
      (row.nameColumns, row.figureColumns) = (names, figures)
      return row
    }
  }

  func draw(on canvas: inout Canvas, in area: Area) {
    canvas.writeRight(
      tail, at: Position(row: area.row, column: area.endColumn - 1),
      as: isMet == false ? .wrong : .text)
    // A name that is longer than three quarters of the room gives way to the bar, as far as enough of
    // it is left to be known by.
    let room = area.columns - 1 - figureColumns
    let longest = room - 2 - max(6, room / 4)
    let hasBar = nameColumns <= longest || longest >= 24
    let names = min(nameColumns, hasBar ? longest : room - 1)
    canvas.write(truncated(name, to: max(1, names)), at: area.origin, as: .text)
    guard hasBar else { return }
    let start = Position(row: area.row, column: area.column + names + 2)
    let columns = room - names - 2
    let bar = SmoothBar(
      value: value, total: total, role: isMet == false ? .wrong : .bar, track: "─")
    bar.draw(into: &canvas, at: start, columns: columns)
    if let mark { bar.drawMark(at: mark, on: &canvas, from: start, columns: columns) }
  }
}
