extension JSONScanner {
  /// The error at the present place.
  func error(_ problem: String, remedy: String? = nil) -> JSONError {
    .at(at, line: line, in: bytes, problem, remedy: remedy)
  }

  /// The error of a text that stops too early.
  func endError() -> JSONError {
    .at(
      end, line: line, in: bytes, "the file ends in the middle",
      remedy: "Fetch the file again, or complete it.")
  }

  /// The byte at the present place as it may be printed.
  var byteName: String {
    guard at < end else { return "the end" }
    let byte = bytes[at]
    if byte >= 0x80 { return "a character outside ASCII" }
    if (0x21..<0x7F).contains(byte) { return "\(Character(Unicode.Scalar(byte)))" }
    let digits = String(byte, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: 4 - digits.count) + digits
  }

  func encodingError() -> JSONError {
    let hexadecimal = String(bytes[at], radix: 16, uppercase: true)
    return error(
      "the byte 0x\(hexadecimal) is not UTF-8; the file may be in Windows-1252",
      remedy: "Save the file as UTF-8.")
  }

  /// Names UTF-16 by its mark, or by the zero beside the first character.
  func refuseUTF16() throws(JSONError) {
    guard at == 0, end >= 2 else { return }
    switch (bytes[0], bytes[1]) {
    case (0xFF, 0xFE), (0xFE, 0xFF), (0, 1...), (1..., 0):
      throw error("the file is in UTF-16 and not in UTF-8", remedy: "Save the file as UTF-8.")
    default: return
    }
  }
}
