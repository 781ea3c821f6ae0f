import QuizEngine
package import TerminalKit

extension ReviewScreen {
  package func draw(on canvas: inout Canvas, in world: Surroundings, at now: Duration) {
    let page = Page(size: canvas.size)
    let flag = index.map { isFlagged[$0] } == true ? "⚑ " : ""
    let right = flag + truncated(questionID, to: roomForID(in: world))
    canvas.writeHeader(path(in: world), right: right, rightRole: .aside, on: page)
    let text = text(in: world, page: page)
    let shown = scroll.shown(total: text.lines.count, visible: page.body.rows)
    var part = Canvas(size: Size(columns: page.body.columns, rows: page.body.rows))
    for (offset, number) in shown.enumerated() {
      part.write(
        text.lines[number].text, at: Position(row: offset, column: 0),
        as: text.lines[number].role)
    }
    text.picture?.draw(on: &part, scrolledBy: shown.lowerBound)
    canvas.blit(part, at: page.body.origin)
    scroll.drawSigns(total: text.lines.count, into: &canvas, area: page.body)
    canvas.writeFooter(keyHelp(in: world), on: page)
  }

  private var questionID: String { index.map { session.paper.entries[$0].question.id } ?? "" }

  /// The columns for the question's id beside the screen's own name, with room for a flag.
  private func roomForID(in world: Surroundings) -> Int {
    let name = path(in: world).last ?? ""
    return max(1, Page(size: world.size).area.columns - displayWidth(of: name) - 4)
  }

  /// Whether the header has room for the question's id.
  func showsWholeID(in world: Surroundings) -> Bool {
    displayWidth(of: questionID) <= roomForID(in: world)
  }

  /// The lines with the picture beside or among them.
  func text(in world: Surroundings, page: Page) -> ReviewText {
    ReviewText(self, in: world, page: page)
  }
}
