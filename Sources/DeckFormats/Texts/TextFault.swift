/// Something in a text that is not seen but changes how it is shown.
enum TextFault: Equatable {
  /// A C0 or C1 control other than a line break and a tab.
  case control(Unicode.Scalar)
  /// A mark that turns the direction of writing.
  case direction(Unicode.Scalar)
  /// A character without width.
  case invisible(Unicode.Scalar)
  /// U+FFFD, which stands where something could not be read.
  case replacement

  /// Finds the first fault of a text; `nil` where it has none.
  init?(in text: String) {
    // Nearly all texts have none, and bytes are faster to look at than scalars.
    let isSuspect = text.utf8.withContiguousStorageIfAvailable(Self.isSuspect) ?? true
    guard isSuspect, let fault = text.unicodeScalars.lazy.compactMap(Self.fault).first else {
      return nil
    }
    self = fault
  }

  private static func fault(_ scalar: Unicode.Scalar) -> TextFault? {
    switch scalar.value {
    case 0x09, 0x0A: nil
    case 0..<0x20, 0x7F..<0xA0, 0x2028, 0x2029: .control(scalar)
    case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: .direction(scalar)
    case 0x200B, 0x2060...0x2064, 0xFEFF, 0xFFF9...0xFFFB, 0xE0000...0xE007F: .invisible(scalar)
    case 0xFFFD: .replacement
    default: nil
    }
  }

  private static func isSuspect(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    // Eight bytes are looked at together; the last ones together with some before them.
    for start in stride(from: 0, to: bytes.count, by: 8) {
      let end = min(start + 8, bytes.count)
      if end >= 8, isPlain(UnsafeRawBufferPointer(bytes), at: end - 8) { continue }
      if isSuspect(bytes, start..<end) { return true }
    }
    return false
  }

  private static func isSuspect(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> Bool {
    for index in range {
      switch bytes[index] {
      case 0x09, 0x0A: continue
      case 0..<0x20, 0x7F: return true
      case 0xC2: if bytes[index + 1] < 0xA0 { return true }
      case 0xD8: if bytes[index + 1] == 0x9C { return true }
      case 0xE2:
        // The dashes and quotes of U+2010 to U+2027 are everyday text.
        let isMark = bytes[index + 1] == 0x80 && !(0x90..<0xA8).contains(bytes[index + 2])
        if isMark || bytes[index + 1] == 0x81 { return true }
      case 0xEF: if bytes[index + 1] >= 0xBB { return true }
      case 0xF3: return true
      default: continue
      }
    }
    return false
  }

  /// Whether eight bytes at once are ASCII and no controls.
  @inline(__always)
  private static func isPlain(_ bytes: UnsafeRawBufferPointer, at index: Int) -> Bool {
    let word = bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self)
    // The top bit of a byte of `controls` is set where the byte is below 0x20, and of `deletes`
    // where it is above 0x7E; a borrow or carry can only make a plain byte look like a control.
    let controls = word &- 0x2020_2020_2020_2020
    let deletes = word &+ 0x0101_0101_0101_0101
    return (word | controls | deletes) & 0x8080_8080_8080_8080 == 0
  }

  var description: String {
    switch self {
    case .control(let scalar): "the control character \(Self.name(scalar))"
    case .direction(let scalar):
      "the character \(Self.name(scalar)), which turns the direction of writing"
    case .invisible(let scalar): "the character \(Self.name(scalar)), which cannot be seen"
    case .replacement: "the character U+FFFD, where something could not be read"
    }
  }

  private static func name(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
