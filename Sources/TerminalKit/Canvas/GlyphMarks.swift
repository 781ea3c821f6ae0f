/// The combining marks of a glyph in order, at most four; 0 where there is none.
///
/// A vector of four would be aligned to its size, and a cell half as large again as it need be.
package struct GlyphMarks: Equatable, Sendable {
  private var first: UInt32 = 0
  private var second: UInt32 = 0
  private var third: UInt32 = 0
  private var fourth: UInt32 = 0

  package static let zero = GlyphMarks()

  /// The mark at a place from 0 to 3; elsewhere there is none, and setting changes nothing.
  package subscript(index: Int) -> UInt32 {
    get {
      switch index {
      case 0: first
      case 1: second
      case 2: third
      case 3: fourth
      default: 0
      }
    }
    set {
      switch index {
      case 0: first = newValue
      case 1: second = newValue
      case 2: third = newValue
      case 3: fourth = newValue
      default: break
      }
    }
  }
}
