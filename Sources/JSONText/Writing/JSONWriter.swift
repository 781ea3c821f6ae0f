/// Writes values as JSON; members keep the order they have.
struct JSONWriter {
  let form: JSONForm
  private(set) var bytes: [UInt8] = []

  private var indentation = 0

  init(form: JSONForm) { self.form = form }

  mutating func write(_ value: JSONValue) {
    switch value {
    case .null: append("null")
    case .bool(let truth): append(truth ? "true" : "false")
    case .number(let number): append(Self.text(of: number))
    case .string(let text): write(text)
    case .array(let elements): write(elements)
    case .object(let members): write(members)
    }
  }

  private mutating func write(_ elements: [JSONValue]) {
    bytes.append(UInt8(ascii: "["))
    let isSpread = form == .pretty && !isShort(elements)
    list(count: elements.count, isSpread: isSpread) { writer, index in
      writer.write(elements[index])
    }
    bytes.append(UInt8(ascii: "]"))
  }

  private mutating func write(_ members: [JSONMember]) {
    bytes.append(UInt8(ascii: "{"))
    list(count: members.count, isSpread: form == .pretty && !members.isEmpty) { writer, index in
      writer.write(members[index].key)
      writer.append(writer.form == .pretty ? ": " : ":")
      writer.write(members[index].value)
    }
    bytes.append(UInt8(ascii: "}"))
  }

  private mutating func list(
    count: Int, isSpread: Bool, item: (inout JSONWriter, Int) -> Void
  ) {
    if isSpread { indentation += 1 }
    for index in 0..<count {
      if index > 0 { append(form == .pretty && !isSpread ? ", " : ",") }
      if isSpread { breakLine() }
      item(&self, index)
    }
    if isSpread {
      indentation -= 1
      breakLine()
    }
  }

  /// Whether a list stands on one line in the pretty form.
  private func isShort(_ elements: [JSONValue]) -> Bool {
    var length = 0
    for element in elements {
      switch element {
      case .array(let inner): if !inner.isEmpty { return false }
      case .object(let inner): if !inner.isEmpty { return false }
      case .string(let text): length += text.utf8.count + 4
      case .null, .bool, .number: length += 6
      }
    }
    return length <= 80
  }

  private mutating func breakLine() {
    bytes.append(0x0A)
    bytes.append(contentsOf: repeatElement(0x20, count: 2 * indentation))
  }

  private mutating func append(_ text: String) { bytes.append(contentsOf: text.utf8) }

  /// Whole numbers without a decimal point, others as short as they are exact.
  ///
  /// What is no number at all is null: JSON has no word for it.
  private static func text(of number: Double) -> String {
    guard number.isFinite else { return "null" }
    if let whole = JSONValue.whole(number) { return "\(whole)" }
    return "\(number)"
  }

  private mutating func write(_ text: String) {
    bytes.append(UInt8(ascii: "\""))
    if text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F && $0 != 0x22 && $0 != 0x5C }) {
      bytes.append(contentsOf: text.utf8)
    } else {
      for scalar in text.unicodeScalars { write(scalar) }
    }
    bytes.append(UInt8(ascii: "\""))
  }

  /// Escapes what JSON must not hold and what could steer a terminal or turn a line round.
  private mutating func write(_ scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0x22: append(#"\""#)
    case 0x5C: append(#"\\"#)
    case 0x0A: append(#"\n"#)
    case 0x0D: append(#"\r"#)
    case 0x09: append(#"\t"#)
    case 0..<0x20, 0x7F..<0xA0, 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069:
      let digits = String(scalar.value, radix: 16)
      append(#"\u"# + String(repeating: "0", count: 4 - digits.count) + digits)
    default: bytes.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
    }
  }
}
