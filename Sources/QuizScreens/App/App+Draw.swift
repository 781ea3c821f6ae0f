package import TerminalKit

extension App {
  /// The canvas as it is to be shown now.
  package func draw(at now: Duration) -> Canvas {
    var canvas = Canvas(size: world.size)
    guard Page.fits(world.size) else {
      canvas.writeTooSmall(world.words)
      return canvas
    }
    let dialogs = stack.pushed.reversed().prefix { if case .dialog = $0 { true } else { false } }
    let base = stack.pushed.dropLast(dialogs.count).last
    if let base {
      base.state.draw(on: &canvas, in: world, at: now)
    } else {
      stack.root.draw(on: &canvas, in: world, at: now)
    }
    #if FreeEdition
      drawSponsor(on: &canvas, below: base)
    #endif
    for dialog in dialogs.reversed() { dialog.state.draw(on: &canvas, in: world, at: now) }
    drawNotice(on: &canvas, isWelcome: base == nil)
    return canvas
  }

  /// Writes what must stay in sight; Welcome has a place of its own for it.
  private func drawNotice(on canvas: inout Canvas, isWelcome: Bool) {
    guard let notice = world.notice, !isWelcome else { return }
    let page = Page(size: canvas.size)
    let row = page.footer.row - (page.isCompact ? 0 : 1)
    canvas.fill(
      Area(row: row, column: page.area.column, rows: 1, columns: page.area.columns), with: " ",
      as: .text)
    canvas.write(
      truncated("! " + notice, to: page.area.columns),
      at: Position(row: row, column: page.area.column), as: .warning)
  }
}
