extension JSONScanner {
  /// Passes a text in double quotes.
  mutating func scanString() throws(JSONError) {
    at += 1
    while true {
      while at + 8 <= end, isPlainWord { at += 8 }
      while at < end, isPlain(bytes[at]) { at += 1 }
      guard at < end else { throw endError() }
      switch bytes[at] {
      case UInt8(ascii: "\""):
        at += 1
        return
      case UInt8(ascii: "\\"): try scanEscape()
      case 0x80...: try scanCharacter()
      case 0x0A, 0x0D:
        throw error(
          "the text does not end on its line",
          remedy: #"Put a double quote at its end, or write a line break in it as \n."#)
      default:
        throw error(
          "the control character \(byteName) stands in a text",
          remedy: #"Remove it, or write a tab as \t."#)
      }
    }
  }

  @inline(__always)
  private func isPlain(_ byte: UInt8) -> Bool {
    byte >= 0x20 && byte < 0x80 && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
  }

  /// Whether the next eight bytes are plain, looked at together.
  @inline(__always)
  private var isPlainWord: Bool {
    let word = UnsafeRawBufferPointer(bytes).loadUnaligned(fromByteOffset: at, as: UInt64.self)
    // Each difference sets the top bit of a byte below 0x20, and of one that is zero after the
    // exclusive or; a borrow can only make a plain byte look like another.
    let ones: UInt64 = 0x0101_0101_0101_0101
    let quotes = (word ^ (ones &* 0x22)) &- ones
    let backslashes = (word ^ (ones &* 0x5C)) &- ones
    return (word | (word &- ones &* 0x20) | quotes | backslashes) & (ones &* 0x80) == 0
  }

  private mutating func scanEscape() throws(JSONError) {
    guard at + 1 < end else { throw endError() }
    switch bytes[at + 1] {
    case UInt8(ascii: "u"): try scanUnicodeEscape()
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"),
      UInt8(ascii: "f"), UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
      at += 2
    default:
      throw error(
        "a backslash may not stand here", remedy: #"Write a backslash that is meant as \\."#)
    }
  }

  private mutating func scanUnicodeEscape() throws(JSONError) {
    guard let unit = codeUnit(at: at) else {
      throw error(#"four hexadecimal digits are missing after \u"#)
    }
    if (0xD800..<0xDC00).contains(unit), let low = codeUnit(at: at + 6),
      (0xDC00..<0xE000).contains(low)
    {
      at += 12
      return
    }
    if unit == 0 || (0xD800..<0xE000).contains(unit) { outline.repairs.append((at, line)) }
    at += 6
  }

  /// The unit of UTF-16 that an escape `\uXXXX` at an offset names.
  private func codeUnit(at offset: Int) -> UInt16? {
    guard offset + 6 <= end, bytes[offset] == UInt8(ascii: "\\"),
      bytes[offset + 1] == UInt8(ascii: "u")
    else { return nil }
    var unit: UInt16 = 0
    for index in offset + 2..<offset + 6 {
      guard let digit = Character(Unicode.Scalar(bytes[index])).hexDigitValue, bytes[index] < 0x80
      else { return nil }
      unit = unit << 4 | UInt16(digit)
    }
    return unit
  }

  /// Passes a character of two to four bytes, by table 3-7 of the Unicode standard.
  private mutating func scanCharacter() throws(JSONError) {
    let first = bytes[at]
    let second: ClosedRange<UInt8>
    let length: Int
    switch first {
    case 0xC2...0xDF: (second, length) = (0x80...0xBF, 2)
    case 0xE0: (second, length) = (0xA0...0xBF, 3)
    case 0xED: (second, length) = (0x80...0x9F, 3)
    case 0xE1...0xEF: (second, length) = (0x80...0xBF, 3)
    case 0xF0: (second, length) = (0x90...0xBF, 4)
    case 0xF1...0xF3: (second, length) = (0x80...0xBF, 4)
    case 0xF4: (second, length) = (0x80...0x8F, 4)
    default: throw encodingError()
    }
    guard at + length <= end, second.contains(bytes[at + 1]) else { throw encodingError() }
    for index in at + 2..<max(at + 2, at + length) where bytes[index] & 0xC0 != 0x80 {
      throw encodingError()
    }
    at += length
  }

  /// Passes a number; the standard allows neither `01` nor `1.` nor `+1`.
  mutating func scanNumber() throws(JSONError) {
    let start = at
    if bytes[at] == UInt8(ascii: "-") { at += 1 }
    if at < end, bytes[at] == UInt8(ascii: "0") {
      at += 1
    } else if !skipDigits() {
      throw error("a digit is missing here")
    }
    if at < end, bytes[at] == UInt8(ascii: ".") {
      at += 1
      if !skipDigits() { throw error("a digit is missing after the decimal point") }
    }
    let hasExponent = at < end && bytes[at] | 0x20 == UInt8(ascii: "e")
    if hasExponent {
      at += 1
      if at < end, bytes[at] == UInt8(ascii: "+") || bytes[at] == UInt8(ascii: "-") { at += 1 }
      if !skipDigits() { throw error("a digit is missing in the exponent") }
    }
    // cJSON reads 63 characters of a number and no more.
    let isTooLong = at - start > 63
    if isTooLong || hasExponent && !isFinite(start..<at) {
      at = start
      throw error(
        isTooLong ? "the number is too long" : "the number is too large",
        remedy: "Use a smaller number.")
    }
    if at < end, isWordByte(bytes[at]) { throw error("the number goes on with \(byteName)") }
  }

  private mutating func skipDigits() -> Bool {
    let start = at
    while at < end, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[at]) { at += 1 }
    return at > start
  }

  private func isFinite(_ range: Range<Int>) -> Bool {
    Double(String(decoding: bytes[range], as: UTF8.self))?.isFinite ?? false
  }

  /// Passes `true`, `false` or `null`.
  mutating func scanWord() throws(JSONError) {
    for word: StaticString in ["true", "false", "null"] {
      let count = word.utf8CodeUnitCount
      guard at + count <= end else { continue }
      let isHere = (0..<count).allSatisfy { bytes[at + $0] == word.utf8Start[$0] }
      if isHere, at + count == end || !isWordByte(bytes[at + count]) {
        at += count
        return
      }
    }
    if bytes[at] >= 0x80 { try scanCharacterOutsideText() }
    throw error(
      "no value can begin with \(byteName)",
      remedy:
        "A value is a text in double quotes, a number, true, false, null, a list or an object."
    )
  }

  /// Tells a wrong encoding from a character in the wrong place.
  private mutating func scanCharacterOutsideText() throws(JSONError) {
    let start = at
    try scanCharacter()
    at = start
  }

  private func isWordByte(_ byte: UInt8) -> Bool {
    byte >= 0x80 || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "_")
      || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
      || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }
}
