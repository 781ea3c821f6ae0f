/// A grid of cells that a screen is drawn into before it is shown.
///
/// Writing outside of the grid, or over half of a wide glyph, is safe: what does not fit is left out.
package struct Canvas: Equatable, Sendable {
  package let size: Size
  /// Row by row from the top left.
  package private(set) var cells: [Cell]
  /// Where the hardware cursor sits, for screen readers and input methods; `nil` hides it.
  package var cursor: Position?

  /// A blank canvas; a side below 0 counts as 0.
  package init(size: Size) {
    self.size = Size(columns: max(0, size.columns), rows: max(0, size.rows))
    cells = Array(repeating: .blank, count: self.size.columns * self.size.rows)
  }

  package var area: Area { Area(size) }

  /// The cell at a place; blank outside of the canvas, where setting changes nothing.
  package subscript(row: Int, column: Int) -> Cell {
    get { contains(row: row, column: column) ? cells[row * size.columns + column] : .blank }
    set { put(newValue.glyph, newValue.ink, row: row, column: column) }
  }

  package subscript(position: Position) -> Cell {
    get { self[position.row, position.column] }
    set { self[position.row, position.column] = newValue }
  }

  package func contains(row: Int, column: Int) -> Bool {
    row >= 0 && row < size.rows && column >= 0 && column < size.columns
  }

  /// Sets the ink of a cell inside of the canvas and leaves its glyph.
  mutating func ink(row: Int, column: Int, _ ink: Ink) {
    cells[row * size.columns + column].ink = ink
  }

  /// Puts a glyph where all of it fits, and blanks what is left of the wide glyphs it covers.
  @discardableResult
  mutating func put(_ glyph: Glyph, _ ink: Ink, row: Int, column: Int) -> Bool {
    let width = Int(glyph.width)
    guard width > 0, contains(row: row, column: column), column + width <= size.columns else {
      return false
    }
    let index = row * size.columns + column
    let last = index + width - 1
    if cells[index].isContinuation { cells[index - 1].glyph = .blank }
    if cells[last].glyph.width == 2 { cells[last + 1].glyph = .blank }
    cells[index] = Cell(glyph, ink)
    if width == 2 { cells[last] = Cell(.continuation, ink) }
    return true
  }
}
