/// A digest of text that is the same on every machine and in every version (FNV-1a, 64 bits).
///
/// It tells texts apart; it is no protection against somebody who wants two to agree.
public struct StableDigest: Equatable, Sendable {
  private var state: UInt64 = 0xCBF2_9CE4_8422_2325

  /// Starts an empty digest.
  public init() {}

  /// Adds a text and its end, so that "ab", "c" and "a", "bc" differ.
  public mutating func add(_ text: String) {
    for byte in text.utf8 { add(byte) }
    add(0xFF)
  }

  private mutating func add(_ byte: UInt8) {
    state = (state ^ UInt64(byte)) &* 0x0000_0100_0000_01B3
  }

  /// The digest as 16 hexadecimal digits.
  public var hexadecimal: String {
    let digits = String(state, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  /// The digest of one text.
  public static func of(_ text: String) -> String {
    var digest = StableDigest()
    digest.add(text)
    return digest.hexadecimal
  }
}
