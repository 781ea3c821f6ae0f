/// Names that no other run makes.
enum RandomName {
  /// Hexadecimal digits of the system's own generator, at most 16.
  static func make(digits count: Int = 16) -> String {
    let digits = String(UInt64.random(in: .min ... .max), radix: 16)
    return String((String(repeating: "0", count: 16 - digits.count) + digits).suffix(count))
  }
}
