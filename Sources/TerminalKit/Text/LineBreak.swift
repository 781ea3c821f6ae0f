/// Where a line may end, in the part of UAX #14 that questions need.
///
/// A character is judged by its first scalar.
enum LineBreak {
  /// A blank that a line may end at, and that is left out there.
  static func isSpace(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x20, 0x09, 0x1680, 0x2000...0x2006, 0x2008...0x200A, 0x205F, 0x3000: true
    default: false
    }
  }

  /// Whether a line may end between two characters without a blank: beside an East Asian
  /// character or an emoji, but not before a closing sign or after an opening one.
  static func isAllowed(between left: Unicode.Scalar, and right: Unicode.Scalar) -> Bool {
    guard isIdeographic(left) || isIdeographic(right) else { return false }
    if sticksToNext.contains(left) || isGlue(left) || isGlue(right) { return false }
    return !sticksToLast.contains(right)
  }

  private static func isIdeographic(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value >= 0x1100 && TextWidth.of(scalar) == 2
  }

  private static func isGlue(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "\u{A0}" || scalar == "\u{202F}" || scalar == "\u{2007}" || scalar == "\u{2060}"
  }

  private static let sticksToNext = Set(
    "([{<«‹“‘„‚（［｛〈《「『【〔〖〘〚｟｢¿¡$€£¥￥＄#＃".unicodeScalars)

  private static let sticksToLast = Set(
    (")]}>»›”’.,:;?!%…‥)、。，．：；？！％）］｝〉》」』】〕〗〙〛｠｣・ー〜ゝゞ々〻ヽヾ°℃"
      + "ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶ").unicodeScalars)
}
