extension Canvas {
  /// Writes a text on one row, as far as it fits on the canvas and in `limit` columns.
  ///
  /// Returns the columns written. What is cut is cut without a sign: see `truncated(_:to:)`.
  @discardableResult
  package mutating func write(
    _ text: String, at position: Position, as role: Role, limit: Int? = nil
  ) -> Int {
    write(glyphs(of: text), at: position, ink: .role(role), limit: limit)
  }

  /// Writes a text that ends before the column of `end`, so that an area's `endColumn` can be given.
  ///
  /// Returns the columns written; a text longer than `limit` loses its end.
  @discardableResult
  package mutating func writeRight(
    _ text: String, at end: Position, as role: Role, limit: Int? = nil
  ) -> Int {
    let all = glyphs(of: text)
    let width = min(all.reduce(0) { $0 + Int($1.width) }, limit ?? .max)
    let start = Position(row: end.row, column: end.column - width)
    return write(all, at: start, ink: .role(role), limit: limit)
  }

  /// Writes glyphs one after the other in an ink, as pictures do; returns the columns written.
  @discardableResult
  package mutating func write(_ glyphs: Glyph..., at position: Position, ink: Ink) -> Int {
    write(glyphs, at: position, ink: ink)
  }

  @discardableResult
  package mutating func write(
    _ glyphs: [Glyph], at position: Position, ink: Ink, limit: Int? = nil
  ) -> Int {
    guard position.row >= 0, position.row < size.rows else { return 0 }
    var offset = 0
    var written = 0
    for glyph in glyphs {
      let column = position.column + offset
      offset += Int(glyph.width)
      if offset > limit ?? .max || column >= size.columns { break }
      if put(glyph.asWritten, ink, row: position.row, column: column) {
        written += Int(glyph.width)
      }
    }
    return written
  }
}

extension Glyph {
  /// The no-break and narrow spaces are for wrapping; in a cell each is a blank.
  fileprivate var asWritten: Glyph {
    switch base {
    case 0xA0, 0x2000...0x200A, 0x202F, 0x205F: marks == .zero ? .blank : self
    default: self
    }
  }
}
