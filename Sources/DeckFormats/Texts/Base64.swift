/// Base64 by RFC 4648, section 4, with or without padding.
enum Base64 {
  /// The text that is encoded; `nil` where this is not base64, or not the base64 of UTF-8.
  static func text(of encoded: String) -> String? {
    var digits = Array(encoded.utf8)
    var paddingCount = 0
    while paddingCount < 2, digits.last == UInt8(ascii: "=") {
      digits.removeLast()
      paddingCount += 1
    }
    guard digits.count % 4 != 1, paddingCount == 0 || (digits.count + paddingCount) % 4 == 0 else {
      return nil
    }
    var bytes: [UInt8] = []
    var (bits, bitCount): (UInt32, Int) = (0, 0)
    for digit in digits {
      guard let value = value(of: digit) else { return nil }
      bits = bits << 6 | value
      bitCount += 6
      if bitCount >= 8 {
        bitCount -= 8
        bytes.append(UInt8(truncatingIfNeeded: bits >> bitCount))
      }
    }
    return String(validating: bytes, as: UTF8.self)
  }

  private static func value(of digit: UInt8) -> UInt32? {
    switch digit {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): UInt32(digit - UInt8(ascii: "A"))
    case UInt8(ascii: "a")...UInt8(ascii: "z"): UInt32(digit - UInt8(ascii: "a")) + 26
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(digit - UInt8(ascii: "0")) + 52
    case UInt8(ascii: "+"): 62
    case UInt8(ascii: "/"): 63
    default: nil
    }
  }
}
