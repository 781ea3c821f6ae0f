import QuizEngine
package import TerminalKit

extension ReviewScreen {
  package func draw(on canvas: inout Canvas, in world: Surroundings, at now: Duration) {
    let page = Page(size: canvas.size)
    let id = index.map { session.paper.entries[$0].question.id } ?? ""
    let flag = index.map { isFlagged[$0] } == true ? "⚑ " : ""
    let right = page.isCompact ? flag : flag + truncated(id, to: 30)
    canvas.writeHeader(path(in: world), right: right, rightRole: .aside, on: page)
    let lines = ReviewText(self, in: world, width: page.body.columns - 1).lines
    let shown = scroll.shown(total: lines.count, visible: page.body.rows)
    for (offset, number) in shown.enumerated() {
      canvas.write(
        lines[number].text,
        at: Position(row: page.body.row + offset, column: page.body.column),
        as: lines[number].role)
    }
    scroll.drawSigns(total: lines.count, into: &canvas, area: page.body)
    canvas.writeFooter(keyHelp(in: world), on: page)
  }
}
