extension JSONError {
  /// Makes an error at an offset, whose column is counted here.
  static func at(
    _ offset: Int, line: Int, in bytes: UnsafeBufferPointer<UInt8>, _ problem: String,
    remedy: String? = nil
  ) -> JSONError {
    var column = 1
    var at = min(offset, bytes.count)
    while at > 0, bytes[at - 1] != 0x0A, bytes[at - 1] != 0x0D {
      at -= 1
      // Bytes that go on with a character do not count, nor does the byte-order mark.
      if bytes[at] & 0xC0 != 0x80, !(at == 0 && bytes[0] == 0xEF) { column += 1 }
    }
    return JSONError(
      line: line, column: column, problem: problem,
      remedy: remedy ?? "Correct the file at this place.")
  }

  /// Makes the error of a key that an object has twice.
  static func repeatedKey(
    _ key: String, at offset: Int, line: Int, in bytes: UnsafeBufferPointer<UInt8>
  ) -> JSONError {
    at(
      offset, line: line, in: bytes,
      "the key \(JSONValue.string(key).text(.line)) stands twice in one object",
      remedy: "Remove one of the two.")
  }

  /// Makes the error of a key that an object has twice.
  static func repeatedKey(
    _ key: String, at offset: Int, line: Int, in bytes: [UInt8]
  ) -> JSONError {
    bytes.withUnsafeBufferPointer { repeatedKey(key, at: offset, line: line, in: $0) }
  }
}
