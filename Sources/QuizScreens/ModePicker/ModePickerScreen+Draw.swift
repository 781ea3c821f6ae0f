import QuizEngine
package import TerminalKit

extension ModePickerScreen {
  package func draw(on canvas: inout Canvas, in world: Surroundings, at now: Duration) {
    let layout = ModePickerLayout(self, in: world)
    canvas.writeHeader(path(in: world), on: layout.page)
    if layout.about.rows > 0, let deck = world.summary(id: deckID)?.outline {
      canvas.writeWrapped(deck.description, in: layout.about, as: .text)
    }
    drawList(on: &canvas, layout: layout)
    let lines = layout.lines
    let shown = scroll.shown(total: lines.count, visible: layout.details.rows)
    for (offset, index) in shown.enumerated() {
      canvas.write(
        lines[index].text,
        at: Position(row: layout.details.row + offset, column: layout.details.column),
        as: lines[index].role)
    }
    scroll.drawSigns(total: lines.count, into: &canvas, area: layout.details)
    canvas.writeFooter(keyHelp(in: world), on: layout.page)
  }

  private func drawList(on canvas: inout Canvas, layout: ModePickerLayout) {
    let entries = layout.entries
    let focus = list.focus(among: entries.count)
    let window = list.window(count: entries.count, rows: layout.list.rows / layout.step)
    for (place, index) in window.enumerated() {
      let at = Position(row: layout.list.row + place * layout.step, column: layout.list.column)
      canvas.writeEntry(
        entries[index].label, at: at, isFocused: index == focus, role: .title)
      canvas.write(
        truncated(entries[index].detail, to: layout.detailColumns),
        at: Position(row: at.row, column: at.column + layout.detailColumn), as: .text)
    }
    canvas.markMore(
      above: window.lowerBound > 0, below: window.upperBound < entries.count, in: layout.list)
  }
}
