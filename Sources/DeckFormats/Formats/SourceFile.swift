/// A file as it was found: its name and its bytes.
package struct SourceFile: Equatable, Sendable {
  /// The name as findings show it, with or without a path.
  package var name: String
  package var bytes: [UInt8]

  /// Makes a file.
  package init(name: String, bytes: [UInt8]) {
    self.name = name
    self.bytes = bytes
  }

  /// Makes a file of a text.
  package init(name: String, text: String) {
    self.init(name: name, bytes: Array(text.utf8))
  }

  /// The last component of the name.
  var baseName: String { name.split(separator: "/").last.map(String.init) ?? name }

  /// Whether the file is the outline of a deck in a folder.
  var isOutline: Bool { baseName == "deck.json" }

  /// Whether the file holds questions of a deck in a folder.
  var holdsQuestions: Bool {
    baseName == "questions.json" || baseName.hasPrefix("questions-") && baseName.hasSuffix(".json")
  }

  /// The first byte that is no blank, after a byte-order mark.
  var firstByte: UInt8? {
    let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    return bytes[start...].first { $0 != 0x20 && !(0x09...0x0D).contains($0) }
  }

  /// Whether an ASCII text stands somewhere in the first part of the file.
  func mentions(_ text: StaticString, within count: Int = 65_536) -> Bool {
    bytes.prefix(count).withUnsafeBufferPointer { bytes in
      let length = text.utf8CodeUnitCount
      guard bytes.count >= length else { return false }
      let first = text.utf8Start[0]
      return (0...bytes.count - length).contains { start in
        bytes[start] == first && (1..<length).allSatisfy { bytes[start + $0] == text.utf8Start[$0] }
      }
    }
  }
}
