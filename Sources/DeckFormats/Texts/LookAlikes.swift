/// Finds options that a reader cannot tell from one another.
enum LookAlikes {
  /// The first two texts, by index, that are the same to the eye.
  static func firstPair(in texts: [String]) -> (Int, Int)? {
    firstEqualPair(in: texts.map(appearance))
  }

  /// The first two elements, by index, that are equal.
  static func firstEqualPair<Element: Equatable>(in elements: [Element]) -> (Int, Int)? {
    for second in elements.indices {
      if let first = elements[..<second].firstIndex(of: elements[second]) {
        return (first, second)
      }
    }
    return nil
  }

  /// A digest of what is seen of a text: no case, no blanks at the ends, no characters without
  /// width, and letters of other scripts as the Latin ones they look like.
  private static func appearance(_ text: String) -> UInt64 {
    var digest: UInt64 = 0xCBF2_9CE4_8422_2325
    var isBlankPending = false
    var isEmpty = true
    for scalar in text.unicodeScalars {
      if isInvisible(scalar) { continue }
      if scalar.value == 0x20 || scalar.value == 0xA0 || scalar.properties.isWhitespace {
        isBlankPending = !isEmpty
        continue
      }
      if isBlankPending { digest = added(0x20, to: digest) }
      isBlankPending = false
      isEmpty = false
      digest = added(seen(scalar), to: digest)
    }
    return digest
  }

  private static func added(_ value: UInt32, to digest: UInt64) -> UInt64 {
    (digest ^ UInt64(value)) &* 0x0000_0100_0000_01B3
  }

  private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20: scalar.value != 0x09 && scalar.value != 0x0A && scalar.value != 0x0D
    case 0xAD, 0x034F, 0x061C, 0x115F, 0x1160, 0x180E, 0x200B...0x200F, 0x202A...0x202E,
      0x2060...0x206F, 0x3164, 0xFE00...0xFE0F, 0xFEFF, 0xFFA0, 0xFFF9...0xFFFB,
      0xE0000...0xE01EF:
      true
    default: false
    }
  }

  private static func seen(_ scalar: Unicode.Scalar) -> UInt32 {
    switch scalar.value {
    case 0x41...0x5A: return scalar.value + 0x20
    case 0..<0x80: return scalar.value
    default:
      let lowered = scalar.properties.lowercaseMapping.unicodeScalars.first ?? scalar
      return (latin[scalar] ?? latin[lowered] ?? lowered).value
    }
  }

  /// Cyrillic and Greek letters that are drawn as Latin ones.
  private static let latin: [Unicode.Scalar: Unicode.Scalar] = [
    "а": "a", "е": "e", "о": "o", "р": "p", "с": "c", "у": "y", "х": "x", "і": "i", "ј": "j",
    "ѕ": "s", "ԁ": "d", "һ": "h", "ԛ": "q", "ԝ": "w", "А": "a", "В": "b", "Е": "e", "К": "k",
    "М": "m", "Н": "h", "О": "o", "Р": "p", "С": "c", "Т": "t", "У": "y", "Х": "x", "Α": "a",
    "Β": "b", "Ε": "e", "Ζ": "z", "Η": "h", "Ι": "i", "Κ": "k", "Μ": "m", "Ν": "n", "Ο": "o",
    "Ρ": "p", "Τ": "t", "Υ": "y", "Χ": "x", "ο": "o", "ν": "v",
  ]
}
