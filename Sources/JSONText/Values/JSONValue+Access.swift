extension JSONValue {
  /// The value of a key; `nil` where this is no object or has no such key.
  package subscript(key: String) -> JSONValue? {
    members?.first { $0.key == key }?.value
  }

  /// The text; `nil` where this is none.
  package var string: String? {
    if case .string(let text) = self { text } else { nil }
  }

  /// The truth value; `nil` where this is none.
  package var bool: Bool? {
    if case .bool(let truth) = self { truth } else { nil }
  }

  /// The number; `nil` where this is none.
  package var double: Double? {
    if case .number(let number) = self { number } else { nil }
  }

  /// The whole number; `nil` where this is none, or is too large to be exact.
  package var int: Int? {
    guard case .number(let number) = self else { return nil }
    return Self.whole(number)
  }

  /// The whole number that a number is exactly; `nil` where there is none, or it is too large.
  static func whole(_ number: Double) -> Int? {
    guard abs(number) <= 9_007_199_254_740_992 else { return nil }
    let whole = Int(number)
    return Double(whole) == number ? whole : nil
  }

  /// The elements; `nil` where this is no array.
  package var array: [JSONValue]? {
    if case .array(let elements) = self { elements } else { nil }
  }

  /// The elements as texts; `nil` where this is no array, or an element is no text.
  package var strings: [String]? {
    guard case .array(let elements) = self else { return nil }
    var texts: [String] = []
    texts.reserveCapacity(elements.count)
    for element in elements {
      guard case .string(let text) = element else { return nil }
      texts.append(text)
    }
    return texts
  }

  /// The members in their order; `nil` where this is no object.
  package var members: [JSONMember]? {
    if case .object(let members) = self { members } else { nil }
  }

  /// Whether this is `null`.
  package var isNull: Bool { self == .null }

  /// What the value is, with its article: "a text", "a list".
  package var kindName: String {
    switch self {
    case .null: "null"
    case .bool: "true or false"
    case .number: "a number"
    case .string: "a text"
    case .array: "a list"
    case .object: "an object"
    }
  }
}
