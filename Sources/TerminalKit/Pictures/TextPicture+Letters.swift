extension TextPicture {
  /// The picture for terminals without colours: each cell shows the letter of its colour's name.
  ///
  /// With it come the colours in use, in the order of `ColourName`, for a legend. A picture without
  /// colours stays as it is, as does what is written in it in the terminal's own.
  package func lettered(
    _ letter: (ColourName) -> Character
  ) -> (picture: TextPicture, colours: [ColourName]) {
    guard isColoured else { return (self, []) }
    var canvas = canvas
    var used: [ColourName] = []
    for row in 0..<size.rows {
      for column in 0..<size.columns {
        let cell = self.canvas[row, column]
        guard let colour = cell.shownColour else {
          canvas.ink(row: row, column: column, .role(.text))
          continue
        }
        let name = ColourName(nearestTo: colour)
        if !used.contains(name) { used.append(name) }
        // A wide letter would move what follows.
        let glyph = Glyph.reduced(letter(name)).flatMap { $0.width == 1 ? $0 : nil }
        canvas.put(
          glyph ?? Glyph(base: 0x3F), .role(.text), row: row, column: column)
      }
    }
    return (TextPicture(canvas: canvas), ColourName.allCases.filter(used.contains))
  }
}

extension Cell {
  /// The colour that most of the cell has, `nil` where it is the terminal's own.
  fileprivate var shownColour: RGB? {
    guard case .picture(let foreground, let background) = ink else { return nil }
    return glyph == .blank || isContinuation ? background : foreground ?? background
  }
}
