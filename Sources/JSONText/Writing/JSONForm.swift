/// How a value is laid out as text.
package enum JSONForm: Sendable {
  /// On one line, as records are.
  case line
  /// A member or an element a line, indented by two spaces; short lists of simple values in one.
  case pretty
}

extension JSONValue {
  /// The value as text, without a line break at the end.
  package func text(_ form: JSONForm) -> String {
    String(decoding: bytes(form), as: UTF8.self)
  }

  /// The value as UTF-8, without a line break at the end.
  package func bytes(_ form: JSONForm) -> [UInt8] {
    var writer = JSONWriter(form: form)
    writer.write(self)
    return writer.bytes
  }
}
