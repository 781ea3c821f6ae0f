@_spi(_Unicode) internal import Swift

/// What is overlooked when typed text is compared: case, accents, quotes, dashes and blanks.
public enum TextFolding {
  /// The text in lower case without accents, quotes and outer blanks; inner blanks are single.
  ///
  /// `ß` becomes `ss`, `æ` becomes `ae`, `ø` becomes `o`. Other scripts keep their letters: `й` is
  /// no `и`, and `が` no `か`. A text that is nothing but quotes stays as it is.
  public static func folded(_ text: String) -> String {
    var scalars = String.UnicodeScalarView()
    var last: Unicode.Scalar?
    for scalar in text.lowercased()._decomposed {
      defer { last = scalar }
      if isAccent(scalar), !makesLetter(scalar, after: last) { continue }
      if let plain = replacements[scalar] {
        scalars.append(contentsOf: plain.unicodeScalars)
      } else {
        scalars.append(scalar)
      }
    }
    let plain = trimmed(String(scalars))
    return plain.isEmpty ? trimmed(text) : plain
  }

  /// The text without outer blanks and invisible characters, inner runs of blanks being one space.
  public static func trimmed(_ text: String) -> String {
    text.unicodeScalars.filter { !invisible.contains($0.value) }
      .split { $0.properties.isWhitespace }
      .map { String(String.UnicodeScalarView($0)) }.joined(separator: " ")
  }

  /// Zero-width space, word joiner, byte-order mark, soft hyphen and direction marks.
  private static let invisible: Set<UInt32> = [
    0x00AD, 0x200B, 0x200E, 0x200F, 0x2060, 0xFEFF,
  ]

  private static func isAccent(_ scalar: Unicode.Scalar) -> Bool {
    (0x0300...0x036F).contains(scalar.value)
      && scalar.properties.generalCategory == .nonspacingMark
  }

  /// Whether a mark and the letter before it are a letter of their own in Cyrillic.
  private static func makesLetter(_ mark: Unicode.Scalar, after base: Unicode.Scalar?) -> Bool {
    switch (base, mark.value) {
    case ("и", 0x0306), ("у", 0x0306), ("і", 0x0308), ("г", 0x0301), ("к", 0x0301): true
    default: false
    }
  }

  private static let replacements: [Unicode.Scalar: String] = [
    "ß": "ss", "æ": "ae", "œ": "oe", "ø": "o", "đ": "d", "ł": "l", "ð": "d", "þ": "th", "ı": "i",
    "ς": "σ", "…": "...",
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
