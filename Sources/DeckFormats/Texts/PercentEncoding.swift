/// Percent encoding, as in addresses.
enum PercentEncoding {
  /// Whether a text could be percent-encoded as a whole: nothing in it would have to be encoded.
  static func isEncoded(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    return bytes.indices.allSatisfy { index in
      let byte = bytes[index]
      switch byte {
      case UInt8(ascii: "%"):
        return index + 2 < bytes.count && digit(bytes[index + 1]) != nil
          && digit(bytes[index + 2]) != nil
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"),
        UInt8(ascii: "."), UInt8(ascii: "~"), UInt8(ascii: "+"):
        return true
      default: return false
      }
    }
  }

  /// The text that is encoded; `nil` where that is not UTF-8.
  static func text(of encoded: String, plusIsBlank: Bool) -> String? {
    let source = Array(encoded.utf8)
    var bytes: [UInt8] = []
    var at = 0
    while at < source.count {
      if source[at] == UInt8(ascii: "%"), at + 2 < source.count,
        let high = digit(source[at + 1]), let low = digit(source[at + 2])
      {
        bytes.append(high << 4 | low)
        at += 3
      } else {
        let isBlank = plusIsBlank && source[at] == UInt8(ascii: "+")
        bytes.append(isBlank ? UInt8(ascii: " ") : source[at])
        at += 1
      }
    }
    return String(validating: bytes, as: UTF8.self)
  }

  private static func digit(_ byte: UInt8) -> UInt8? {
    Character(Unicode.Scalar(byte)).hexDigitValue.map(UInt8.init)
  }
}
