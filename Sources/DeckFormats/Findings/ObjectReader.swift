internal import JSONText

/// Takes values out of an object and reports those that are not what they should be.
///
/// A value that is `null` counts as left out.
struct ObjectReader {
  let members: [JSONMember]
  let file: String
  let line: Int
  /// The id that findings name.
  var question: String?
  /// The lines of the members, where they are known.
  var lines: [String: Int] = [:]
  private(set) var findings: [Finding] = []
  private(set) var hasError = false
  /// A bit for each length that a key has: most of the keys that are asked for are not there.
  private let lengths: UInt64

  init(_ members: [JSONMember], file: String, line: Int) {
    self.members = members
    self.file = file
    self.line = line
    lengths = members.indices.reduce(0) { $0 | Self.bit(members[$1].key) }
  }

  private static func bit(_ key: String) -> UInt64 { 1 << UInt64(key.utf8.count & 63) }

  func value(_ key: String) -> JSONValue? {
    guard lengths & Self.bit(key) != 0 else { return nil }
    // Most keys differ in length, which is seen faster than that they differ.
    let length = key.utf8.count
    for index in members.indices
    where members[index].key.utf8.count == length && members[index].key == key {
      if case .null = members[index].value { return nil }
      return members[index].value
    }
    return nil
  }

  mutating func report(
    _ severity: Finding.Severity, _ problem: String, remedy: String, key: String = ""
  ) {
    if severity == .error { hasError = true }
    findings.append(
      Finding(
        file: file, line: lines[key] ?? line, question: question, severity: severity,
        problem: problem, remedy: remedy))
  }

  mutating func text(_ key: String, _ severity: Finding.Severity = .error) -> String? {
    guard let value = value(key) else { return nil }
    if let text = value.string { return text }
    reportKind(of: value, key, "a text", severity)
    return nil
  }

  mutating func flag(_ key: String) -> Bool? {
    guard let value = value(key) else { return nil }
    if let flag = value.bool { return flag }
    reportKind(of: value, key, "true or false", .error)
    return nil
  }

  mutating func whole(
    _ key: String, in range: ClosedRange<Int>, _ severity: Finding.Severity = .error
  ) -> Int? {
    guard let value = value(key) else { return nil }
    if let number = value.int, range.contains(number) { return number }
    let isOpen = range.upperBound >= 1_000_000
    let bounds = "from \(range.lowerBound)" + (isOpen ? "" : " to \(range.upperBound)")
    reportKind(of: value, key, "a whole number \(bounds)", severity)
    return nil
  }

  /// A list of texts, or one text alone.
  mutating func texts(_ key: String) -> [String] {
    switch value(key) {
    case nil: return []
    case .string(let text): return [text]
    case .some(let value) where value.array != nil:
      if let texts = value.strings { return texts }
      report(
        .warning, "`\(key)` holds something that is no text, and is left out",
        remedy: "Write a list of texts.", key: key)
      return []
    case .some(let value):
      reportKind(of: value, key, "a list of texts", .warning)
      return []
    }
  }

  /// Reports a value that is of the wrong kind or out of range.
  mutating func reportKind(
    of value: JSONValue, _ key: String, _ expected: String, _ severity: Finding.Severity
  ) {
    let given =
      switch value {
      case .number, .bool: value.text(.line)
      case .string(let text): "the text \"\(text.quotedBriefly)\""
      default: value.kindName
      }
    let consequence = severity == .warning ? ", and is left out" : ""
    report(
      severity, "`\(key)` is \(given) and not \(expected)\(consequence)",
      remedy: "Write \(expected).", key: key)
  }

  /// Gives the last finding a remedy that fits it better.
  mutating func replaceLastRemedy(_ remedy: String) {
    guard !findings.isEmpty else { return }
    findings[findings.count - 1].remedy = remedy
  }

  /// Reports what in a text should not be there, or that it is too long.
  mutating func check(_ text: String, _ name: @autoclosure () -> String, limit: Int) {
    if let fault = TextFault(in: text) {
      report(
        .warning, "\(name()) holds \(fault.description)",
        remedy: "Remove what cannot be seen from the text.")
    }
    if text.utf8.count > limit, text.count > limit {
      report(
        .warning, "\(name()) is longer than \(limit) characters", remedy: "Shorten the text.")
    }
  }
}
