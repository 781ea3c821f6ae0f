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
    var above: [ColourName?] = Array(repeating: nil, count: size.columns)
    var used: Set<ColourName> = []
    for (index, names) in names().enumerated() {
      let (row, column) = (index / size.columns, index % size.columns)
      // Of two colours the one that is news is shown, so that a thin line stays.
      above[column] = names.first { $0 != above[column] } ?? names.first
      guard let name = above[column] else {
        canvas.ink(row: row, column: column, .role(.text))
        continue
      }
      used.insert(name)
      // A wide letter would move what follows.
      let glyph = Glyph.reduced(letter(name)).flatMap { $0.width == 1 ? $0 : nil }
      canvas.put(glyph ?? Glyph(base: 0x3F), .role(.text), row: row, column: column)
    }
    return (TextPicture(canvas: canvas), ColourName.allCases.filter(used.contains))
  }

  /// The names of the colours that each cell shows, none where it has the terminal's own.
  private func names() -> [[ColourName]] {
    var known: [RGB: ColourName] = [:]
    return canvas.cells.map { cell in
      cell.shownColours.map { colour in
        if let name = known[colour] { return name }
        let name = ColourName(nearestTo: colour)
        known[colour] = name
        return name
      }
    }
  }
}

extension Cell {
  /// The colours that fill the cell: both of a half block, from the top or left, else the sign's.
  fileprivate var shownColours: [RGB] {
    guard case .picture(let foreground, let background) = ink else { return [] }
    if glyph == .blank || isContinuation { return [background].compactMap(\.self) }
    switch glyph.base {
    case 0x2580, 0x258C: return [foreground, background].compactMap(\.self)
    case 0x2584, 0x2590: return [background, foreground].compactMap(\.self)
    default: return [foreground ?? background].compactMap(\.self)
    }
  }
}
