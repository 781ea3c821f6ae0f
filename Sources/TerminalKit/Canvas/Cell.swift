/// One column of one row.
///
/// A wide glyph stands in its left cell; the right one is `continuation`.
package struct Cell: Equatable, Sendable {
  package var glyph: Glyph
  package var ink: Ink

  package init(_ glyph: Glyph, _ ink: Ink) {
    self.glyph = glyph
    self.ink = ink
  }

  package static let blank = Cell(.blank, .role(.text))

  /// Whether the cell is the right half of a wide glyph.
  package var isContinuation: Bool { glyph.width == 0 }
}
