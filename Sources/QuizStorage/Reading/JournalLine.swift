internal import JSONText

/// A line of the journal whose checksum holds, and where the values of its members stand in it.
///
/// A start reads every answer ever given: what a record does not need is passed over here, and
/// no value of JSON is made of it.
struct JournalLine {
  /// The most bytes of a line, its line break included.
  static let maximumLength = 1 << 20

  /// The members that are looked at.
  enum Member: Int, CaseIterable {
    case id, kind, at, day, deck, question, right, flagged, paper
    case mode, category, variant, region, fixed, count, score, total, points, bestStreak, elapsed
    case passed, conditions, scripted, practiceConditions

    /// The name in a line.
    ///
    /// Printing the case would tell it too, at a tenth of the time of a start.
    var name: String {
      switch self {
      case .id: "id"
      case .kind: "kind"
      case .at: "at"
      case .day: "day"
      case .deck: "deck"
      case .question: "question"
      case .right: "right"
      case .flagged: "flagged"
      case .paper: "paper"
      case .mode: "mode"
      case .category: "category"
      case .variant: "variant"
      case .region: "region"
      case .fixed: "fixed"
      case .count: "count"
      case .score: "score"
      case .total: "total"
      case .points: "points"
      case .bestStreak: "bestStreak"
      case .elapsed: "elapsed"
      case .passed: "passed"
      case .conditions: "conditions"
      case .scripted: "scripted"
      case .practiceConditions: "practiceConditions"
      }
    }
  }

  private let names = Member.allCases.map { NameWord($0.name.utf8) }
  private var values = Member.allCases.map { _ in 0..<0 }
  private var bytes = UnsafeRawBufferPointer(start: nil, count: 0)
  private var at = 0

  /// The first bytes of a name and its length; enough to tell the members apart.
  private struct NameWord: Equatable {
    var word: UInt64 = 0
    var length = 0

    init(_ name: some Sequence<UInt8>) {
      for byte in name {
        if length < 8 { word = word << 8 | UInt64(byte) }
        length += 1
      }
    }
  }

  /// Takes a line in place of the last one; the bytes must stay as long as values are asked for.
  mutating func take(_ line: UnsafeRawBufferPointer) throws(JournalLineError) {
    bytes = try Self.body(of: line)
    guard isUTF8 else { throw .notUTF8 }
    for index in values.indices { values[index] = 0..<0 }
    at = 0
    try scanMembers()
  }

  /// Takes a line of a file where its checksum holds; gives its bytes, or `nil` where it is empty.
  mutating func take(
    _ text: LineSource.Line
  ) throws(JournalLineError) -> UnsafeRawBufferPointer? {
    switch text {
    case .whole(let bytes):
      // Some tools that carry files turn line breaks into CR LF.
      let hasReturn = bytes.last == 0x0D
      let bytes = UnsafeRawBufferPointer(rebasing: bytes.dropLast(hasReturn ? 1 : 0))
      guard !bytes.isEmpty else { return nil }
      try take(bytes)
      return bytes
    case .last(let bytes):
      do { try take(bytes) } catch { throw .cutOff }
      return bytes
    case .tooLong: throw .tooLong
    }
  }

  /// What the checksum covers, where it holds.
  private static func body(
    of line: UnsafeRawBufferPointer
  ) throws(JournalLineError) -> UnsafeRawBufferPointer {
    for label in [#","crc":""#, #","crc": ""#] as [StaticString] {
      let length = label.utf8CodeUnitCount
      let start = line.count - length - 10
      guard start > 0, line[line.count - 1] == UInt8(ascii: "}"),
        line[line.count - 2] == UInt8(ascii: "\""),
        (0..<length).allSatisfy({ line[start + $0] == label.utf8Start[$0] }),
        let stated = hexadecimal(line[(start + length)..<(start + length + 8)])
      else { continue }
      let body = UnsafeRawBufferPointer(rebasing: line[..<start])
      guard CRC32C.checksum(body) == stated else { throw .wrongChecksum }
      return body
    }
    throw .noChecksum
  }

  private static func hexadecimal(_ digits: Slice<UnsafeRawBufferPointer>) -> UInt32? {
    var value: UInt32 = 0
    for byte in digits {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): value = value << 4 | UInt32(byte & 0xF)
      case UInt8(ascii: "a")...UInt8(ascii: "f"): value = value << 4 | UInt32(byte - 87)
      default: return nil
      }
    }
    return value
  }

  private var isUTF8: Bool {
    var at = 0
    while at + 8 <= bytes.count {
      let word = bytes.loadUnaligned(fromByteOffset: at, as: UInt64.self)
      if word & 0x8080_8080_8080_8080 != 0 {
        return String(validating: bytes, as: UTF8.self) != nil
      }
      at += 8
    }
    return String(validating: bytes[at...], as: UTF8.self) != nil
  }
}

extension JournalLine {
  private mutating func scanMembers() throws(JournalLineError) {
    guard next() == UInt8(ascii: "{") else { throw .notJSON }
    at += 1
    while true {
      let name = try scanName()
      guard next() == UInt8(ascii: ":") else { throw .notJSON }
      at += 1
      let start = next() == nil ? bytes.count : at
      try scanValue()
      if let index = names.firstIndex(of: name) {
        guard values[index].isEmpty else { throw .notJSON }
        values[index] = start..<at
      }
      guard let byte = next() else { return }
      guard byte == UInt8(ascii: ",") else { throw .notJSON }
      at += 1
    }
  }

  /// The next byte that is no blank.
  private mutating func next() -> UInt8? {
    while at < bytes.count {
      if bytes[at] != 0x20 { return bytes[at] }
      at += 1
    }
    return nil
  }

  private mutating func scanName() throws(JournalLineError) -> NameWord {
    guard next() == UInt8(ascii: "\"") else { throw .notJSON }
    let start = at + 1
    try scanString()
    return NameWord(bytes[start..<at - 1])
  }

  private mutating func scanString() throws(JournalLineError) {
    at += 1
    while at < bytes.count {
      switch bytes[at] {
      case UInt8(ascii: "\""):
        at += 1
        return
      case UInt8(ascii: "\\"): at += 2
      case ..<0x20: throw .notJSON
      default: at += 1
      }
    }
    throw .notJSON
  }

  /// Passes a value; what stands in lists and objects is looked at when it is needed.
  private mutating func scanValue() throws(JournalLineError) {
    var depth = 0
    repeat {
      guard let byte = next() else { throw .notJSON }
      switch byte {
      case UInt8(ascii: "\""): try scanString()
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        depth += 1
        at += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        depth -= 1
        at += 1
      case UInt8(ascii: ","), UInt8(ascii: ":"):
        guard depth > 0 else { throw .notJSON }
        at += 1
      default: try scanWord()
      }
    } while depth > 0
    guard depth == 0 else { throw .notJSON }
  }

  /// Passes a number, `true`, `false` or `null`.
  private mutating func scanWord() throws(JournalLineError) {
    let start = at
    while at < bytes.count {
      switch bytes[at] {
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"),
        UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "."), UInt8(ascii: "E"):
        at += 1
      default:
        guard at > start else { throw .notJSON }
        return
      }
    }
    guard at > start else { throw .notJSON }
  }
}

extension JournalLine {
  /// The bytes of a member's value; `nil` where it is missing or null.
  func value(_ member: Member) -> UnsafeRawBufferPointer? {
    let range = values[member.rawValue]
    guard !range.isEmpty else { return nil }
    let value = UnsafeRawBufferPointer(rebasing: bytes[range])
    return Self.isWord("null", value) ? nil : value
  }

  private static func isWord(_ word: StaticString, _ value: UnsafeRawBufferPointer) -> Bool {
    value.count == word.utf8CodeUnitCount
      && value.indices.allSatisfy { value[$0] == word.utf8Start[$0] }
  }

  /// The bytes between the quotes of a text without escapes.
  func plainText(_ member: Member) -> UnsafeRawBufferPointer? {
    guard let value = value(member), value.first == UInt8(ascii: "\"") else { return nil }
    let text = UnsafeRawBufferPointer(rebasing: value[1..<value.count - 1])
    return text.contains(UInt8(ascii: "\\")) ? nil : text
  }

  /// A text; `nil` where it is missing or null.
  func text(ifAny member: Member) throws(JournalLineError) -> String? {
    guard let value = value(member) else { return nil }
    if let plain = plainText(member) { return String(decoding: plain, as: UTF8.self) }
    guard let text = (try? JSONValue(parsing: Array(value)))?.string else {
      throw .outOfRange(member.name)
    }
    return text
  }

  func text(_ member: Member) throws(JournalLineError) -> String {
    guard let text = try text(ifAny: member) else { throw .missing(member.name) }
    return text
  }

  func truth(ifAny member: Member) throws(JournalLineError) -> Bool? {
    guard let value = value(member) else { return nil }
    if Self.isWord("true", value) { return true }
    if Self.isWord("false", value) { return false }
    throw .outOfRange(member.name)
  }

  func truth(_ member: Member) throws(JournalLineError) -> Bool {
    guard let truth = try truth(ifAny: member) else { throw .missing(member.name) }
    return truth
  }

  /// A whole number within bounds.
  func number(
    _ member: Member, in bounds: ClosedRange<Int>
  ) throws(JournalLineError) -> Int {
    guard let value = value(member) else { throw .missing(member.name) }
    guard let number = Self.number(value), bounds.contains(number) else {
      throw .outOfRange(member.name)
    }
    return number
  }

  static func number(_ digits: UnsafeRawBufferPointer) -> Int? {
    let isNegative = digits.first == UInt8(ascii: "-")
    let digits = digits.dropFirst(isNegative ? 1 : 0)
    guard (1...18).contains(digits.count) else { return nil }
    var number = 0
    for byte in digits {
      guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) else { return nil }
      number = number * 10 + Int(byte & 0xF)
    }
    return isNegative ? -number : number
  }

  /// A list; empty where it is missing.
  func list(_ member: Member) throws(JournalLineError) -> [JSONValue] {
    guard let value = value(member) else { return [] }
    guard let list = (try? JSONValue(parsing: Array(value)))?.array else {
      throw .outOfRange(member.name)
    }
    return list
  }
}
