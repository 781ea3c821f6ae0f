import TerminalKit

/// The marks won as a bar, with a line where the pass mark stands.
struct PassBar {
  let won: Int
  let total: Int
  let needed: Int
  let isMet: Bool

  func draw(on canvas: inout Canvas, in area: Area, words: Words) {
    let label =
      words(.resultsPassMark, ["mark": words.number(needed)]) + (isMet ? " ✓" : " ✗")
    let room = max(8, area.columns - displayWidth(of: label) - 3)
    let bar = SmoothBar(value: won, total: total, role: isMet ? .right : .wrong, track: "─")
    bar.draw(into: &canvas, at: area.origin, columns: room)
    if total > 0 {
      let column = area.column + min(room, needed * room / total)
      canvas.write("┆", at: Position(row: area.row, column: column), as: .title)
    }
    canvas.writeRight(
      label, at: Position(row: area.row, column: area.endColumn - 1),
      as: isMet ? .right : .wrong)
  }
}
