import QuizEngine
package import TerminalKit

extension DialogScreen {
  package func draw(on canvas: inout Canvas, in world: Surroundings, at now: Duration) {
    let page = Page(size: canvas.size)
    let width = min(56, page.area.columns)
    let lines = wrapped(text(in: world), width: width - 4)
    let rows = rowsOfChoices(width: width - 4)
    let height = lines.count + rows.count + 3
    let box = Area(
      row: max(0, (canvas.size.rows - height) / 2), column: page.area.column, rows: height,
      columns: page.area.columns
    ).centred(width: width)
    let cleared = Area(row: box.row, column: 0, rows: box.rows, columns: canvas.size.columns)
    canvas.fill(cleared, with: " ", as: .text)
    canvas.frame(box, as: .accent, title: title)
    let inside = box.inset(rows: 1, columns: 2)
    canvas.writeLines(lines, at: inside.origin, as: .text)
    for (offset, row) in rows.enumerated() {
      var at = Position(row: inside.row + lines.count + 1 + offset, column: inside.column)
      for index in row {
        canvas.writeEntry(choices[index].label, at: at, isFocused: index == focus)
        at.column += displayWidth(of: choices[index].label) + 5
      }
    }
    canvas.fill(
      Area(row: page.footer.row, column: 0, rows: 1, columns: canvas.size.columns), with: " ",
      as: .text)
    canvas.writeFooter(keyHelp(in: world), on: page)
  }

  private func text(in world: Surroundings) -> String {
    guard tellsTime, let clock = world.clock else { return message }
    // The number and its unit stay on one line.
    let time = String(world.words.clock(clock.left).map { $0 == " " ? "\u{A0}" : $0 })
    return message + " " + world.words(.dialogTimeLeft, ["time": time])
  }

  /// The choices side by side, in as many rows as they need.
  private func rowsOfChoices(width: Int) -> [[Int]] {
    var rows: [[Int]] = [[]]
    var used = 0
    for index in choices.indices {
      let needed = displayWidth(of: choices[index].label) + 5
      if used + needed - 3 > width, used > 0 {
        rows.append([])
        used = 0
      }
      rows[rows.count - 1].append(index)
      used += needed
    }
    return rows
  }
}
