/// Which characters a terminal can show.
package enum GlyphLevel: Int, Comparable, CaseIterable, Sendable {
  /// ASCII only: no UTF-8 locale, or by the person's wish.
  case ascii
  /// Blocks and frames of the old console fonts, no eighth blocks (TERM=linux).
  case simple
  case full

  package static func < (a: GlyphLevel, b: GlyphLevel) -> Bool { a.rawValue < b.rawValue }
}
