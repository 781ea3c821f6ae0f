/// Where a line may end, in the part of UAX #14 that questions need.
enum LineBreak {
  /// A blank that a line may end at, and that is left out there.
  static func isSpace(_ character: Character) -> Bool {
    if character == " " || character == "\t" || character == "\u{3000}" { return true }
    guard let scalar = character.unicodeScalars.first, character.unicodeScalars.count == 1 else {
      return false
    }
    switch scalar.value {
    case 0x1680, 0x2000...0x2006, 0x2008...0x200A, 0x205F: return true
    default: return false
    }
  }

  /// Whether a line may end between two characters without a blank: beside an East Asian
  /// character or an emoji, but not before a closing sign or after an opening one.
  static func isAllowed(between left: Character, and right: Character) -> Bool {
    guard isIdeographic(left) || isIdeographic(right) else { return false }
    if sticksToNext.contains(left) || isGlue(left) || isGlue(right) { return false }
    return !sticksToLast.contains(right)
  }

  private static func isIdeographic(_ character: Character) -> Bool {
    guard let scalar = character.unicodeScalars.first, scalar.value >= 0x1100 else { return false }
    return TextWidth.of(scalar) == 2
  }

  private static func isGlue(_ character: Character) -> Bool {
    character == "\u{A0}" || character == "\u{202F}" || character == "\u{2007}"
      || character == "\u{2060}"
  }

  private static let sticksToNext = Set<Character>("([{<«‹“‘„‚（［｛〈《「『【〔〖〘〚｟｢¿¡$€£¥￥＄#＃")

  private static let sticksToLast = Set<Character>(
    ")]}>»›”’.,:;?!%…‥)、。，．：；？！％）］｝〉》」』】〕〗〙〛｠｣・ー〜ゝゞ々〻ヽヾ°℃"
      + "ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶ")
}
