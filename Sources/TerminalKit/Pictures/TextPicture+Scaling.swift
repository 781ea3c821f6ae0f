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

  /// Whether it shows the same colours one after the other as a larger picture, from top to bottom
  /// and from side to side.
  package func keepsStripes(of whole: TextPicture) -> Bool {
    guard let mine = PixelGrid(canvas), let other = PixelGrid(whole.canvas) else {
      return self == whole
    }
    return (1...3).allSatisfy { quarter in
      mine.stripes(inRow: mine.rows * quarter / 4)
        == other.stripes(inRow: other.rows * quarter / 4)
        && mine.stripes(inColumn: mine.columns * quarter / 4)
          == other.stripes(inColumn: other.columns * quarter / 4)
    }
  }
}
