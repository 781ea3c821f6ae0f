import TerminalKit

/// What must stay in sight over every screen, such as that answers are not saved.
extension App {
  /// The world as the screens see it: rows that are kept for a notice are not theirs.
  var stage: Surroundings {
    var stage = world
    stage.size.rows -= rowsOfNotice
    return stage
  }

  /// How many rows at the lower end of the terminal are kept for the notice.
  ///
  /// In a roomy terminal a short one stands in the line of air above the keys.
  private var rowsOfNotice: Int {
    guard Page.fits(world.size) else { return 0 }
    let lines = noticeLines
    return lines.count == 1 && !Page(size: world.size).isCompact ? 0 : lines.count
  }

  /// The most rows of a notice; the rest of a longer one stands in the help.
  private static let mostRows = 3

  /// The notice as it stands below or above the keys; Welcome has a place of its own for it.
  private var noticeLines: [String] {
    let hasBase = stack.pushed.contains { if case .dialog = $0 { false } else { true } }
    guard let notice = world.notice, hasBase else { return [] }
    let width = Page(size: world.size).area.columns
    var lines = wrapped("! " + notice, width: width)
    guard lines.count > Self.mostRows else { return lines }
    lines.removeLast(lines.count - Self.mostRows)
    lines[Self.mostRows - 1] = truncated(lines[Self.mostRows - 1], to: width - 1) + "…"
    return lines
  }

  /// A screen with the notice at its place.
  func withNotice(_ canvas: Canvas) -> Canvas {
    let lines = noticeLines
    let page = Page(size: canvas.size)
    var whole = canvas
    var start = Position(row: page.footer.row - 1, column: page.area.column)
    if canvas.size != world.size {
      whole = Canvas(size: world.size)
      whole.blit(canvas, at: Position(row: 0, column: 0))
      whole.cursor = canvas.cursor
      start.row = page.footer.row + 1
    }
    let area = Area(
      row: start.row, column: start.column, rows: lines.count, columns: page.area.columns)
    whole.fill(area, with: " ", as: .text)
    whole.writeLines(lines, at: start, as: .warning)
    return whole
  }
}
