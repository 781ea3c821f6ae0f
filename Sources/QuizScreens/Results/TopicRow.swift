import TerminalKit

/// A topic or a section with its share of right answers as a bar and in figures.
package struct TopicRow: Equatable {
  package let name: String
  package let right: Int
  package let total: Int
  /// The columns that the names of all rows take.
  let nameColumns: Int
  /// Whether it meets a condition of its own; `nil` where it has none.
  package let isMet: Bool?

  /// The least columns that are kept for the figures at the right.
  private static let figureColumns = 10

  func draw(on canvas: inout Canvas, in area: Area, words: Words) {
    let figures = words(
      .scoreOf, ["score": words.number(right), "total": words.number(total)])
    let sign = isMet.map { $0 ? " ✓" : " ✗" } ?? ""
    let tail = figures + sign
    let most = words(.scoreOf, ["score": words.number(total), "total": words.number(total)])
    let figureColumns = max(Self.figureColumns, displayWidth(of: most) + 3)
    canvas.writeRight(
      tail, at: Position(row: area.row, column: area.endColumn - 1),
      as: isMet == false ? .wrong : .text)
    let names = min(nameColumns, area.columns - 1 - figureColumns - 1)
    canvas.write(truncated(name, to: max(1, names)), at: area.origin, as: .text)
    let start = area.column + names + 2
    let columns = area.endColumn - 1 - figureColumns - start
    guard columns >= 6 else { return }
    SmoothBar(value: right, total: total, role: isMet == false ? .wrong : .bar, track: "─").draw(
      into: &canvas, at: Position(row: area.row, column: start), columns: columns)
  }
}
