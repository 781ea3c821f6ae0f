/// Writes values one after another, each on a line of its own.
///
/// What can be made again needs no names for its parts, and is read many times faster without.
struct FieldWriter {
  private(set) var bytes: [UInt8] = []

  mutating func add(_ text: String) {
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\n"): bytes += [UInt8(ascii: "\\"), UInt8(ascii: "n")]
      case UInt8(ascii: "\\"): bytes += [byte, byte]
      default: bytes.append(byte)
      }
    }
    bytes.append(UInt8(ascii: "\n"))
  }

  mutating func add(_ number: Int) { add(String(number)) }

  mutating func add(_ flag: Bool) { add(flag ? 1 : 0) }

  /// Adds how many elements there are, and then each of them.
  mutating func add<Element>(
    _ elements: [Element], _ element: (inout FieldWriter, Element) -> Void
  ) {
    add(elements.count)
    for each in elements { element(&self, each) }
  }

  /// Adds a value that need not be there as a list of at most one.
  mutating func add<Value>(_ value: Value?, _ element: (inout FieldWriter, Value) -> Void) {
    add(value.map { [$0] } ?? [], element)
  }

  /// Adds how many bytes there are, and then the bytes as they are.
  mutating func add(part: ArraySlice<UInt8>) {
    add(part.count)
    bytes += part
  }

  /// Adds the last bytes, and before them how many there are in all, so that a file that was cut
  /// is told from a whole one by its beginning.
  mutating func add(closing part: [UInt8]) {
    var count = bytes.count + part.count + 1
    while bytes.count + part.count + String(count).utf8.count + 1 != count {
      count = bytes.count + part.count + String(count).utf8.count + 1
    }
    add(count)
    bytes += part
  }
}
