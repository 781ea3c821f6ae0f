import TerminalKit

/// A topic with its share of right answers as a bar and in figures.
struct TopicRow {
  let name: String
  let right: Int
  let total: Int
  /// Whether it meets a condition of its own; `nil` where it has none.
  let isMet: Bool?

  func draw(on canvas: inout Canvas, in area: Area, words: Words) {
    let figures = words(
      .scoreOf, ["score": words.number(right), "total": words.number(total)])
    let sign = isMet.map { $0 ? " ✓" : " ✗" } ?? ""
    let tail = figures + sign
    canvas.writeRight(
      tail, at: Position(row: area.row, column: area.endColumn - 1),
      as: isMet == false ? .wrong : .text)
    let room = area.columns - 1
    let nameRoom = min(44, max(12, room / 2))
    canvas.write(truncated(name, to: nameRoom), at: area.origin, as: .text)
    let start = area.column + nameRoom + 1
    let columns = area.endColumn - 1 - 10 - start
    guard columns >= 6 else { return }
    SmoothBar(value: right, total: total, role: isMet == false ? .wrong : .bar).draw(
      into: &canvas, at: Position(row: area.row, column: start), columns: columns)
  }
}
