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
}
