extension TextPicture {
  /// Whether it shows white or black at a side, where it would run out into a ground like that.
  ///
  /// What ground a terminal has is not known.
  package var mayRunOut: Bool {
    guard isColoured, let grid = PixelGrid(canvas) else { return false }
    var seen: Set<RGB> = []
    return grid.outermost.contains { pixel in
      guard case .colour(let colour) = pixel, seen.insert(colour).inserted else { return false }
      let name = ColourName(nearestTo: colour)
      return name == .white || name == .black
    }
  }

  /// The picture with a grey line of one pixel around it, which takes two columns and one row.
  ///
  /// Only pictures of full and half blocks can have it; others stay as they are.
  package func edged() -> TextPicture {
    guard let grid = PixelGrid(canvas) else { return self }
    let edged = PixelGrid(grid, edge: RGB(160, 160, 160))
    return TextPicture(canvas: edged.canvas(isColoured: isColoured))
  }

  /// Whether it has no more colours than are drawn with, unlike a photograph.
  package var isDrawing: Bool {
    var colours: Set<RGB> = []
    for cell in canvas.cells {
      guard case .picture(let foreground, let background) = cell.ink else { continue }
      if let foreground { colours.insert(foreground) }
      if let background { colours.insert(background) }
      if colours.count > 16 { return false }
    }
    return true
  }
}
