extension TextPicture {
  /// The picture made small enough for a place; `nil` where that cannot be.
  ///
  /// Proportions are kept. Only pictures of full and half blocks can be made smaller; none is made
  /// larger.
  package func scaled(toFit place: Size) -> TextPicture? {
    guard place.columns > 0, place.rows > 0 else { return nil }
    if size.columns <= place.columns, size.rows <= place.rows { return self }
    guard let grid = PixelGrid(canvas) else { return nil }
    var (columns, rows) = (place.columns, grid.rows * place.columns / grid.columns)
    if rows > place.rows * 2 {
      (columns, rows) = (grid.columns * place.rows * 2 / grid.rows, place.rows * 2)
    }
    let small = PixelGrid(grid, columns: max(1, columns), rows: max(1, rows))
    return TextPicture(canvas: small.canvas(isColoured: isColoured))
  }
}
