extension TextField {
  /// Draws the field on one row, scrolled so that the caret shows, with `…` where text is hidden.
  ///
  /// Returns where the hardware cursor belongs.
  @discardableResult
  package func draw(
    into canvas: inout Canvas, at position: Position, columns: Int, as role: Role = .text
  ) -> Position {
    canvas.fill(
      Area(row: position.row, column: position.column, rows: 1, columns: columns), with: " ",
      as: role)
    let widths = value.map { displayWidth(of: String($0)) }
    let start = firstShown(widths, columns: columns)
    var column = start > 0 ? 1 : 0
    var caretColumn = column
    if start > 0 { canvas.write("…", at: position, as: .aside, limit: columns) }
    let rest = widths[start...].reduce(0, +)
    let isCut = column + rest > columns
    for (index, character) in value.enumerated().dropFirst(start) {
      if index == caret { caretColumn = column }
      let end = column + widths[index]
      if end > columns - (isCut ? 1 : 0), index > caret || end > columns { break }
      let place = Position(row: position.row, column: position.column + column)
      canvas.write(String(character), at: place, as: role)
      column = end
      if index + 1 == caret { caretColumn = column }
    }
    if isCut, column < columns, columns > 1 {
      let place = Position(row: position.row, column: position.column + column)
      canvas.write("…", at: place, as: .aside)
    }
    let shownColumn = max(0, min(caretColumn, columns - 1))
    return Position(row: position.row, column: position.column + shownColumn)
  }

  /// The first cluster to show: 0 where the caret is in sight from there, else the first from
  /// which it is, after a sign for what is hidden.
  private func firstShown(_ widths: [Int], columns: Int) -> Int {
    let underCaret = caret < widths.count ? max(1, widths[caret]) : 1
    let hasMore = caret + 1 < widths.count ? 1 : 0
    var start = 0
    var needed = widths[..<caret].reduce(0, +) + underCaret + hasMore
    while start < caret, needed + (start > 0 ? 1 : 0) > columns {
      needed -= widths[start]
      start += 1
    }
    return start
  }
}
