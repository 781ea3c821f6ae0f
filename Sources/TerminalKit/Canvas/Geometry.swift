/// The size of a terminal or a part of it, in character cells.
package struct Size: Equatable, Sendable {
  package var columns: Int
  package var rows: Int

  package init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
  }
}

/// A cell of a canvas, counted from 0 at the top left.
package struct Position: Equatable, Sendable {
  package var row: Int
  package var column: Int

  package init(row: Int, column: Int) {
    self.row = row
    self.column = column
  }
}

/// A rectangle of cells; a side may be 0, never negative.
package struct Area: Equatable, Sendable {
  package var row: Int
  package var column: Int
  package var rows: Int
  package var columns: Int

  package init(row: Int, column: Int, rows: Int, columns: Int) {
    self.row = row
    self.column = column
    self.rows = max(0, rows)
    self.columns = max(0, columns)
  }

  package init(_ size: Size) {
    self.init(row: 0, column: 0, rows: size.rows, columns: size.columns)
  }

  package var origin: Position { Position(row: row, column: column) }
  package var endRow: Int { row + rows }
  package var endColumn: Int { column + columns }
  package var isEmpty: Bool { rows == 0 || columns == 0 }

  /// The area without so many rows and columns at each side.
  package func inset(rows: Int = 0, columns: Int = 0) -> Area {
    Area(
      row: row + rows, column: column + columns, rows: self.rows - 2 * rows,
      columns: self.columns - 2 * columns)
  }

  /// The lower part that is left when `count` rows are taken from the top.
  package func droppingTop(_ count: Int) -> Area {
    Area(row: row + count, column: column, rows: rows - count, columns: columns)
  }

  /// The upper part that is left when `count` rows are taken from the bottom.
  package func droppingBottom(_ count: Int) -> Area {
    Area(row: row, column: column, rows: rows - count, columns: columns)
  }

  /// A column of text at most `width` wide, in the middle of the area.
  package func centred(width: Int) -> Area {
    let taken = min(width, columns)
    return Area(row: row, column: column + (columns - taken) / 2, rows: rows, columns: taken)
  }
}
