/// The name of a picture in a deck's folder.
enum PictureName {
  /// What to write in place of a name that is refused.
  static let remedy = "Name a file in the deck's folder, such as images/flag.txt."

  /// Why a name is refused, as the end of a sentence; `nil` where it is good.
  static func fault(of name: String) -> String? {
    if name.isEmpty { return "is empty" }
    let hasBadCharacter = name.unicodeScalars.contains {
      $0.value < 0x20 || (0x7F..<0xA0).contains($0.value) || $0.value == 0xFFFD || $0 == "\\"
    }
    if hasBadCharacter { return "has a character that no name of a picture may have" }
    if hasScheme(name) { return "is an address and not a file" }
    if name.hasPrefix("/") { return "is an absolute path" }
    if name.hasPrefix("-") || name.hasPrefix("~") {
      return "begins with \(name.prefix(1))"
    }
    if name.split(separator: "/").contains("..") { return "leads out of the deck's folder" }
    return nil
  }

  /// Whether a name begins like `http:` or `file:`.
  private static func hasScheme(_ name: String) -> Bool {
    guard let colon = name.utf8.firstIndex(of: UInt8(ascii: ":")), colon > name.startIndex else {
      return false
    }
    return name.utf8[..<colon].allSatisfy { byte in
      (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
        || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || byte == UInt8(ascii: "+")
        || byte == UInt8(ascii: "-") || byte == UInt8(ascii: ".")
    }
  }
}
