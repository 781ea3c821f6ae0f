/// Collects what stands between the marks of a bracketed paste.
///
/// A pasted text can hold the end mark itself, to have its rest taken for keys. The terminal
/// always adds one more, so what came in the same breath is searched for a later mark.
struct PasteScanner {
  /// What is kept of a paste, in bytes.
  static let limit = 64 * 1024
  private static let startMark = Array("\u{1B}[200~".utf8)
  private static let endMark = Array("\u{1B}[201~".utf8)

  private var text: [UInt8] = []
  /// What follows the last end mark so far; without one, `nil`.
  private var rest: [UInt8]?
  /// How much of an end mark the last bytes are.
  private var matched = 0

  /// Whether an end mark was seen.
  var hasEnded: Bool { rest != nil }

  mutating func append(_ bytes: some Sequence<UInt8>) {
    for byte in bytes {
      if byte == Self.endMark[matched] {
        matched += 1
        if matched == Self.endMark.count { end() }
      } else {
        flush()
        if byte == Self.endMark[0] { matched = 1 } else { keep(byte) }
      }
    }
  }

  /// The text, without any mark, and the bytes that were typed after it.
  mutating func finish() -> (text: String, rest: [UInt8]) {
    flush()
    return (String(decoding: withoutStartMarks(text), as: UTF8.self), rest ?? [])
  }

  private mutating func end() {
    matched = 0
    if let rest { text += rest.prefix(Self.limit - text.count) }
    rest = []
  }

  private mutating func flush() {
    for byte in Self.endMark[..<matched] { keep(byte) }
    matched = 0
  }

  private mutating func keep(_ byte: UInt8) {
    if rest == nil {
      if text.count < Self.limit { text.append(byte) }
    } else if rest?.count ?? 0 < Self.limit {
      rest?.append(byte)
    }
  }

  private func withoutStartMarks(_ bytes: [UInt8]) -> [UInt8] {
    var kept: [UInt8] = []
    var index = 0
    while index < bytes.count {
      if bytes[index...].starts(with: Self.startMark) {
        index += Self.startMark.count
      } else {
        kept.append(bytes[index])
        index += 1
      }
    }
    return kept
  }
}
