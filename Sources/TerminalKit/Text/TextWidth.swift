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

  /// The columns of a scalar that is common, shown as it is and never joined with another such one;
  /// 0 for all that need a closer look.
  static func ofSimple(_ scalar: Unicode.Scalar) -> Int {
    switch scalar.value {
    case 0x20..<0x7F, 0xA0..<0xAD, 0xAE..<0x300, 0x391...0x3A1, 0x3A3...0x3FF, 0x400...0x482,
      0x48A...0x52F, 0x2010...0x2027, 0x2500...0x25FC:
      1
    case 0x3001...0x3029, 0x3041...0x3096, 0x30A1...0x30FA, 0x4E00...0x9FFC, 0xAC00...0xD7A3: 2
    default: 0
    }
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
