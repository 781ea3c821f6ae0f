import QuizEngine
package import TerminalKit

extension ReviewScreen {
  package func draw(on canvas: inout Canvas, in world: Surroundings, at now: Duration) {
    let page = Page(size: canvas.size)
    let flag = index.map { isFlagged[$0] } == true ? "⚑ " : ""
    let right = flag + truncated(questionID, to: roomForID(in: world))
    canvas.writeHeader(path(in: world), right: right, rightRole: .aside, on: page)
    let picture = picture(in: world, page: page)
    if let picture {
      picture.draw(
        on: &canvas,
        at: Position(row: page.body.row, column: page.body.endColumn - picture.size.columns - 2))
    }
    let lines = text(in: world, page: page).lines
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

  /// The question's picture, where it fits beside the text.
  private func picture(in world: Surroundings, page: Page) -> PictureBlock? {
    guard !page.isCompact, let index else { return nil }
    let question = session.paper.entries[index].question
    let picture = PictureBlock(
      of: question, deckID: session.paper.outline.id, in: world,
      place: Size(columns: page.body.columns / 2, rows: page.body.rows), framed: true)
    return picture.flatMap { $0.size.rows <= page.body.rows ? $0 : nil }
  }

  /// The lines as they stand beside the picture.
  func text(in world: Surroundings, page: Page) -> ReviewText {
    let picture = picture(in: world, page: page)
    let taken = picture.map { $0.size.columns + 4 } ?? 1
    return ReviewText(
      self, in: world, width: page.body.columns - taken, showsPicture: picture != nil)
  }
}
