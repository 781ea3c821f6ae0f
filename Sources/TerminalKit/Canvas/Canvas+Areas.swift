extension Canvas {
  /// Fills an area with one character; a wide one leaves the odd column blank.
  package mutating func fill(_ area: Area, with character: Character, as role: Role) {
    let glyph = Glyph.reduced(character) ?? .blank
    let visible = area.clipped(to: size)
    for row in visible.row..<visible.endRow {
      var column = visible.column
      while column < visible.endColumn {
        let fits = column + Int(glyph.width) <= visible.endColumn
        put(fits ? glyph : .blank, .role(role), row: row, column: column)
        column += fits ? Int(glyph.width) : 1
      }
    }
  }

  /// Gives every cell of an area another role; pictures keep their colours.
  package mutating func restyle(_ area: Area, as role: Role) {
    let visible = area.clipped(to: size)
    for row in visible.row..<visible.endRow {
      for column in visible.column..<visible.endColumn {
        guard case .role = self[row, column].ink else { continue }
        ink(row: row, column: column, .role(role))
      }
    }
  }

  /// Copies another canvas, its cursor apart; half a wide glyph at an edge becomes a blank.
  package mutating func blit(_ canvas: Canvas, at position: Position) {
    for row in 0..<canvas.size.rows {
      for column in 0..<canvas.size.columns {
        let cell = canvas[row, column]
        let target = Position(row: position.row + row, column: position.column + column)
        if cell.isContinuation {
          if target.column == 0 { put(.blank, cell.ink, row: target.row, column: 0) }
        } else if !put(cell.glyph, cell.ink, row: target.row, column: target.column) {
          put(.blank, cell.ink, row: target.row, column: target.column)
        }
      }
    }
  }
}

extension Area {
  /// The part that lies on a canvas of this size.
  package func clipped(to size: Size) -> Area {
    let top = min(max(0, row), size.rows)
    let left = min(max(0, column), size.columns)
    return Area(
      row: top, column: left, rows: min(endRow, size.rows) - top,
      columns: min(endColumn, size.columns) - left)
  }
}
