/// The line a frame is drawn with.
package enum FrameStyle: Sendable, CaseIterable {
  case rounded, heavy, plain

  /// Corners from the top left, clockwise; then the horizontal and the vertical line.
  var signs: (corners: [Character], horizontal: Character, vertical: Character) {
    switch self {
    case .rounded: (["╭", "╮", "╯", "╰"], "─", "│")
    case .heavy: (["┏", "┓", "┛", "┗"], "━", "┃")
    case .plain: (["┌", "┐", "┘", "└"], "─", "│")
    }
  }
}

extension Canvas {
  /// Draws a frame along the inner edge of an area, with a title in its upper line.
  ///
  /// Nothing is drawn where the area is less than two cells high or wide.
  package mutating func frame(
    _ area: Area, as role: Role, style: FrameStyle = .rounded, title: String? = nil
  ) {
    guard area.rows >= 2, area.columns >= 2 else { return }
    let signs = style.signs
    let (bottom, right) = (area.endRow - 1, area.endColumn - 1)
    let (inner, sides) = (area.columns - 2, area.rows - 2)
    for row in [area.row, bottom] {
      fill(
        Area(row: row, column: area.column + 1, rows: 1, columns: inner), with: signs.horizontal,
        as: role)
    }
    for column in [area.column, right] {
      fill(
        Area(row: area.row + 1, column: column, rows: sides, columns: 1), with: signs.vertical,
        as: role)
    }
    let corners = [
      (area.row, area.column), (area.row, right), (bottom, right), (bottom, area.column),
    ]
    for (corner, sign) in zip(corners, signs.corners) {
      write(String(sign), at: Position(row: corner.0, column: corner.1), as: role)
    }
    guard let title, area.columns >= 7 else { return }
    let shown = " " + truncated(title, to: area.columns - 6) + " "
    write(shown, at: Position(row: area.row, column: area.column + 2), as: .title)
  }
}
