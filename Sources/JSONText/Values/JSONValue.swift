/// A value of JSON, with the members of an object in the order of the text.
package enum JSONValue: Equatable, Sendable {
  case null
  case bool(Bool)
  /// A finite number; whole numbers are exact up to 2 to the 53rd.
  case number(Double)
  case string(String)
  case array([JSONValue])
  case object([JSONMember])
}

/// A key of an object and its value.
package struct JSONMember: Equatable, Sendable {
  package var key: String
  package var value: JSONValue

  /// Makes a member.
  package init(_ key: String, _ value: JSONValue) {
    self.key = key
    self.value = value
  }
}
