/// Whole numbers as people write them.
enum WholeNumber {
  /// The number of a text of ASCII digits; `nil` for anything else, a sign among it.
  static func of(_ text: some StringProtocol) -> UInt64? {
    guard !text.isEmpty,
      text.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) })
    else { return nil }
    return UInt64(text)
  }
}
