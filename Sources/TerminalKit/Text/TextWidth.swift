/// How many columns a scalar takes, by a table of our own that agrees with glibc's `wcwidth`.
///
/// It knows nothing of clusters: `Glyph` reduces those first.
package enum TextWidth {
  /// The columns of a printable scalar: 0 for a mark, 2 for a wide one, else 1.
  package static func of(_ scalar: Unicode.Scalar) -> Int {
    let value = scalar.value
    if value < 0x300 { return 1 }
    if contains(value, in: zero) { return 0 }
    return value >= 0x1100 && contains(value, in: wide) ? 2 : 1
  }

  /// Whether the scalar has a meaning in Unicode 14, the version of the tables.
  package static func isAssigned(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.value < 0x300 { return true }
    let properties = scalar.properties
    guard properties.generalCategory != .unassigned, let age = properties.age else { return false }
    return age.major <= 14
  }

  /// Looks a scalar up in pairs of first and last, in order.
  private static func contains(_ value: UInt32, in ranges: [UInt32]) -> Bool {
    var low = 0
    var high = ranges.count / 2
    while low < high {
      let middle = (low + high) / 2
      if value > ranges[2 * middle + 1] {
        low = middle + 1
      } else if value < ranges[2 * middle] {
        high = middle
      } else {
        return true
      }
    }
    return false
  }
}
