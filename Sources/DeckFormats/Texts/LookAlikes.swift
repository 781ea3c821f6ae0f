/// Finds options that a reader cannot tell from one another.
enum LookAlikes {
  /// The first two texts, by index, that are the same to the eye.
  static func firstPair(in texts: [String]) -> (Int, Int)? {
    // Texts that begin or end with different plain letters need no closer look.
    let ends = texts.map(ends)
    if !ends.contains(nil), firstEqualPair(in: ends) == nil { return nil }
    return firstEqualPair(in: texts.map(appearance))
  }

  /// The first and the last character without case; `nil` where one is not visible ASCII.
  private static func ends(of text: String) -> UInt16? {
    guard let first = text.utf8.first, let last = text.utf8.last,
      (0x21...0x7E).contains(first), (0x21...0x7E).contains(last)
    else { return nil }
    return UInt16(lowered(first)) << 8 | UInt16(lowered(last))
  }

  private static func lowered(_ byte: UInt8) -> UInt8 {
    (0x41...0x5A).contains(byte) ? byte + 0x20 : byte
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
      if BlankText.isInvisible(scalar) { continue }
      if BlankText.isBlank(scalar) {
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

  /// The scalar without case and without its script; by ranges, since each option of a large bank
  /// comes through here.
  private static func seen(_ scalar: Unicode.Scalar) -> UInt32 {
    switch scalar.value {
    case 0x41...0x5A: return scalar.value + 0x20
    case 0..<0xC0: return scalar.value
    case 0xC0...0xDE where scalar.value != 0xD7: return scalar.value + 0x20
    case 0x100...0x137, 0x14A...0x177: return scalar.value | 1
    case 0x370...0x52F:
      if let letter = latin[scalar] { return letter.value }
      switch scalar.value {
      case 0x391...0x3A9, 0x410...0x42F: return scalar.value + 0x20
      case 0x400...0x40F: return scalar.value + 0x50
      default: return scalar.value
      }
    default: return scalar.value
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
