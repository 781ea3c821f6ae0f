import QuizEngine
package import TerminalKit

extension HighScoresScreen {
  package func draw(on canvas: inout Canvas, in world: Surroundings, at now: Duration) {
    let page = Page(size: canvas.size)
    canvas.writeHeader(path(in: world), on: page)
    let rows = rows(in: world)
    if rows.isEmpty {
      canvas.writeWrapped(world.words(.highScoresNone), in: page.body, as: .text)
    }
    let shown = scroll.shown(total: rows.count, visible: page.body.rows)
    for (offset, index) in shown.enumerated() {
      let area = Area(
        row: page.body.row + offset, column: page.body.column, rows: 1,
        columns: page.body.columns - 2)
      draw(rows[index], on: &canvas, in: area, isCompact: page.isCompact)
    }
    scroll.drawSigns(total: rows.count, into: &canvas, area: page.body)
    canvas.writeFooter(keyHelp(in: world), on: page)
  }

  private func draw(_ row: Row, on canvas: inout Canvas, in area: Area, isCompact: Bool) {
    switch row {
    case .blank: break
    case .deck(let title):
      canvas.write(truncated(title, to: area.columns), at: area.origin, as: .title)
    case .result(let label, let figure, let date):
      let dateWidth = isCompact ? 0 : 14
      if !isCompact {
        canvas.writeRight(
          date, at: Position(row: area.row, column: area.endColumn), as: .aside)
      }
      canvas.writeRight(
        figure, at: Position(row: area.row, column: area.endColumn - dateWidth), as: .accent)
      let room = area.columns - 2 - dateWidth - displayWidth(of: figure) - 2
      canvas.write(
        truncated(label, to: max(1, room)),
        at: Position(row: area.row, column: area.column + 2), as: .text)
    }
  }
}
