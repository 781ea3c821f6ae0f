/// How a character becomes what ncurses and every terminal measure alike.
///
/// Terminals disagree about variation selectors, joined emoji and skin tones, and obey control
/// characters, so these never reach a cell.
extension Glyph {
  package static let replacement = Glyph(base: 0xFFFD)

  /// Reduces a character to its first glyph; `nil` where nothing of it may be shown.
  ///
  /// Flags, some conjuncts and spacing vowels need more than one: `glyphs(of:)` gives all.
  package static func reduced(_ character: Character) -> Glyph? {
    if let value = character.asciiValue, value >= 0x20, value < 0x7F {
      return Glyph(base: UInt32(value))
    }
    var glyphs: [Glyph] = []
    append(character, to: &glyphs)
    return glyphs.first
  }

  /// Appends what a character is reduced to: mostly one glyph, perhaps none.
  ///
  /// A line break and a TAB count as a blank.
  static func append(_ character: Character, to glyphs: inout [Glyph]) {
    let scalars = character.unicodeScalars
    guard let first = scalars.first else { return }
    if first == "\n" || first == "\r" || first == "\t" {
      glyphs.append(.blank)
      return
    }
    let simple = TextWidth.ofSimple(first)
    if simple > 0, scalars.index(after: scalars.startIndex) == scalars.endIndex {
      glyphs.append(Glyph(base: first.value, width: UInt8(simple)))
      return
    }
    let start = glyphs.count
    var isJoined = false
    for scalar in scalars {
      if scalar == "\u{200D}" {
        isJoined = true
        continue
      }
      guard !isDropped(scalar) else { continue }
      let isFirst = glyphs.count == start
      // The rest of a family, a profession or a skin tone is left to the first emoji.
      let properties = scalar.properties
      if !isFirst && (properties.isEmojiModifier || (isJoined && properties.isEmoji)) { continue }
      isJoined = false
      append(shown(scalar), isFirst: isFirst, to: &glyphs)
    }
  }

  private static func append(
    _ scalar: Unicode.Scalar, isFirst: Bool, to glyphs: inout [Glyph]
  ) {
    let width = TextWidth.of(scalar)
    if width > 0 {
      glyphs.append(Glyph(base: scalar.value, width: UInt8(width)))
      return
    }
    if isFirst { glyphs.append(.blank) }
    let last = glyphs[glyphs.count - 1]
    if let composed = last.composed(with: scalar.value) {
      glyphs[glyphs.count - 1] = composed
      return
    }
    guard let free = (0..<4).first(where: { last.marks[$0] == 0 }) else { return }
    var marks = last.marks
    marks[free] = scalar.value
    glyphs[glyphs.count - 1] = Glyph(base: last.base, marks: marks, width: last.width)
  }

  /// The syllable that a Hangul vowel or final makes of this glyph.
  private func composed(with jamo: UInt32) -> Glyph? {
    guard marks == .zero else { return nil }
    if (0x1100...0x1112).contains(base), (0x1161...0x1175).contains(jamo) {
      return Glyph(base: 0xAC00 + ((base - 0x1100) * 21 + (jamo - 0x1161)) * 28, width: 2)
    }
    if (0xAC00...0xD7A3).contains(base), (base - 0xAC00) % 28 == 0,
      (0x11A8...0x11C2).contains(jamo)
    {
      return Glyph(base: base + jamo - 0x11A7, width: 2)
    }
    return nil
  }

  /// What stands for a scalar: the letter of a flag, a sign for what must not reach a terminal.
  private static func shown(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0, 0x2028, 0x2029:
      return "\u{FFFD}"
    case 0x1F1E6...0x1F1FF:
      return Unicode.Scalar(UInt8(scalar.value - 0x1F1E6 + 0x41))
    default:
      return TextWidth.isAssigned(scalar) ? scalar : "\u{FFFD}"
    }
  }

  /// Bidi controls, what has no width and no meaning in a cell, fillers, selectors and tags.
  private static func isDropped(_ scalar: Unicode.Scalar) -> Bool {
    let value = scalar.value
    if value < 0x300 { return value == 0xAD }
    switch value {
    case 0x034F, 0x061C, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x180B...0x180F, 0x200B...0x200F,
      0x202A...0x202E, 0x2060...0x206F, 0x3164, 0xFE00...0xFE0F, 0xFEFF, 0xFFA0,
      0xFFF9...0xFFFB, 0x13430...0x1343F, 0x1BCA0...0x1BCA3, 0x1D173...0x1D17A,
      0xE0000...0xE0FFF:
      return true
    default:
      return false
    }
  }
}
