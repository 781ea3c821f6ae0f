@_spi(_Unicode) internal import Swift

/// What is overlooked when typed text is compared: case, accents, quotes, dashes and blanks.
public enum TextFolding {
  /// The text in lower case without accents, quotes and outer blanks; inner blanks are single.
  ///
  /// `ß` becomes `ss`, `æ` becomes `ae`, `ø` becomes `o`. Other scripts keep their letters.
  public static func folded(_ text: String) -> String {
    var scalars = String.UnicodeScalarView()
    for scalar in text.lowercased()._decomposed {
      if scalar.properties.generalCategory == .nonspacingMark, isLatinMark(scalar) { continue }
      if let plain = replacements[scalar] {
        scalars.append(contentsOf: plain.unicodeScalars)
      } else {
        scalars.append(scalar)
      }
    }
    return trimmed(String(scalars))
  }

  /// The text without outer blanks, inner runs of blanks being one space.
  public static func trimmed(_ text: String) -> String {
    text.unicodeScalars.split { isBlank($0) }.map { String(String.UnicodeScalarView($0)) }
      .joined(separator: " ")
  }

  private static func isBlank(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isWhitespace || invisible.contains(scalar.value)
  }

  /// Zero-width space, word joiner, byte-order mark, soft hyphen and direction marks.
  private static let invisible: Set<UInt32> = [
    0x00AD, 0x200B, 0x200E, 0x200F, 0x2060, 0xFEFF,
  ]

  private static func isLatinMark(_ scalar: Unicode.Scalar) -> Bool {
    (0x0300...0x036F).contains(scalar.value)
  }

  private static let replacements: [Unicode.Scalar: String] = [
    "ß": "ss", "æ": "ae", "œ": "oe", "ø": "o", "đ": "d", "ł": "l", "ð": "d", "þ": "th", "ı": "i",
    "’": "", "‘": "", "'": "", "`": "", "´": "", "ʼ": "", "“": "", "”": "", "„": "", "\"": "",
    "«": "", "»": "", "‹": "", "›": "", "‐": "-", "‑": "-", "–": "-", "—": "-", "−": "-",
  ]
}

extension String {
  /// The scalars in canonical decomposition.
  ///
  /// The standard library offers this form under an underscored name only.
  fileprivate var _decomposed: [Unicode.Scalar] { Array(_nfd) }
}
