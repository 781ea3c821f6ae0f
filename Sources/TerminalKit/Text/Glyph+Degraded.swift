extension Glyph {
  /// The nearest glyph that a terminal of this level can show.
  ///
  /// A wide one becomes a narrow `?`, so that its right half has to be shown as a blank:
  /// `Canvas.degraded(to:)` does both.
  package func degraded(to level: GlyphLevel) -> Glyph {
    if level == .full || width == 0 { return self }
    if base >= 0x20, base < 0x7F { return Glyph(base: base) }
    let stand = GlyphStandIn.table[base]
    switch level {
    case .full: return self
    case .simple: return Glyph(base: stand?.simple ?? letter ?? 0x3F)
    case .ascii: return Glyph(base: stand?.ascii ?? letter ?? 0x3F)
    }
  }

  /// The bare letter of a Latin letter with accents, or the narrow form of a fullwidth sign.
  private var letter: UInt32? {
    if (0xFF01...0xFF5E).contains(base) { return base - 0xFEE0 }
    guard base >= 0xC0, let scalar = Unicode.Scalar(base), let name = scalar.properties.name else {
      return nil
    }
    for (prefix, isCapital) in [("LATIN CAPITAL LETTER ", true), ("LATIN SMALL LETTER ", false)]
    where name.hasPrefix(prefix) {
      let rest = name.utf8.dropFirst(prefix.utf8.count)
      guard let letter = rest.first, rest.count == 1 || rest.dropFirst().first == 0x20 else {
        return nil
      }
      return UInt32(letter) + (isCapital ? 0 : 0x20)
    }
    return nil
  }
}

extension Canvas {
  /// The canvas as a terminal of this level shows it; nothing moves.
  package func degraded(to level: GlyphLevel) -> Canvas {
    guard level != .full else { return self }
    var canvas = self
    for row in 0..<size.rows {
      for column in 0..<size.columns {
        let cell = self[row, column]
        // Putting a narrow stand-in over a wide glyph blanks its right half.
        if !cell.isContinuation {
          canvas.put(cell.glyph.degraded(to: level), cell.ink, row: row, column: column)
        }
      }
    }
    return canvas
  }
}
