/// What one cell shows: a scalar with at most four combining marks, already reduced and measured.
///
/// Trivially copyable, so that comparing and copying a whole canvas costs no reference counting.
package struct Glyph: Equatable, Sendable {
  /// The base scalar; a space for a blank cell.
  package let base: UInt32
  package let marks: GlyphMarks
  /// Columns taken: 1 or 2, and 0 for the right half of a wide glyph.
  package let width: UInt8

  package init(base: UInt32, marks: GlyphMarks = .zero, width: UInt8 = 1) {
    self.base = base
    self.marks = marks
    self.width = width
  }

  package static let blank = Glyph(base: 0x20)
  package static let continuation = Glyph(base: 0x20, width: 0)
}
