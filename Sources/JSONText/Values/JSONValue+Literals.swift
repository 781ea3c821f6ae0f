extension JSONValue: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByFloatLiteral, ExpressibleByBooleanLiteral, ExpressibleByNilLiteral,
  ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  /// Makes a text.
  package init(stringLiteral value: String) { self = .string(value) }

  /// Makes a whole number.
  package init(integerLiteral value: Int) { self = .number(Double(value)) }

  /// Makes a number.
  package init(floatLiteral value: Double) { self = .number(value) }

  /// Makes true or false.
  package init(booleanLiteral value: Bool) { self = .bool(value) }

  /// Makes null.
  package init(nilLiteral: ()) { self = .null }

  /// Makes an array.
  package init(arrayLiteral elements: JSONValue...) { self = .array(elements) }

  /// Makes an object with its members in the order given.
  package init(dictionaryLiteral elements: (String, JSONValue)...) {
    self = .object(elements.map { JSONMember($0.0, $0.1) })
  }

  /// Makes a whole number, which is exact up to 2 to the 53rd.
  package static func int(_ value: Int) -> JSONValue { .number(Double(value)) }

  /// Makes an array of texts.
  package static func strings(_ texts: [String]) -> JSONValue {
    .array(texts.map(JSONValue.string))
  }
}
