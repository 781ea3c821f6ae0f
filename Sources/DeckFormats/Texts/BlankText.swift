/// What is not seen of a text.
enum BlankText {
  /// Whether nothing is seen of a whole text.
  static func isBlank(_ text: String) -> Bool {
    text.unicodeScalars.allSatisfy { isBlank($0) || isInvisible($0) }
  }

  /// Whether a scalar is a blank or ends a line.
  static func isBlank(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09...0x0D, 0x20, 0x85, 0xA0, 0x1680, 0x2000...0x200A, 0x2028, 0x2029, 0x202F, 0x205F,
      0x3000:
      true
    default: false
    }
  }

  /// Whether a scalar has no width and is no mark on a letter.
  static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x20..<0x7F: false
    case 0..<0x20: !isBlank(scalar)
    case 0x7F..<0x85, 0x86..<0xA0, 0xAD, 0x034F, 0x061C, 0x115F, 0x1160, 0x180E, 0x200B...0x200F,
      0x202A...0x202E, 0x2060...0x206F, 0x3164, 0xFE00...0xFE0F, 0xFEFF, 0xFFA0, 0xFFF9...0xFFFB,
      0xE0000...0xE01EF:
      true
    default: false
    }
  }
}
