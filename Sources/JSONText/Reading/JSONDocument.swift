/// A text that has been found to be JSON, whose parts become values when they are asked for.
///
/// A bank of many questions is read one question at a time, each with its line, and the tree of
/// the whole file never exists.
package struct JSONDocument: Sendable {
  /// At most so many arrays and objects may stand in one another.
  package static let maximumDepth = 32

  private let bytes: [UInt8]
  private let root: JSONItem
  private let topLevel: [JSONItem]
  private let inner: [JSONItem]
  private var keys: [String] = []
  /// Whether the outermost value is an array.
  package let isArray: Bool
  /// Whether the outermost value is an object.
  package let isObject: Bool
  /// The lines with an escape that names no character, such as `\u0000` or half of a surrogate
  /// pair; it is read as U+FFFD.
  package let repairedLines: [Int]

  /// Checks a whole text: its encoding, its syntax, its depth and the keys of the outermost object.
  package init(_ bytes: [UInt8]) throws(JSONError) {
    try self.init(exceptForKeys: bytes)
    guard isObject else { return }
    keys.reserveCapacity(topLevel.count)
    var seen = Set<String>(minimumCapacity: topLevel.count)
    for item in topLevel {
      let key = try text(of: item.key)
      guard seen.insert(key).inserted else {
        throw JSONError.repeatedKey(key, at: item.key.start, line: item.key.line, in: bytes)
      }
      keys.append(key)
    }
  }

  /// Checks all but the keys; those of every object are checked when its value is read.
  fileprivate init(exceptForKeys bytes: [UInt8]) throws(JSONError) {
    let outline = try bytes.withUnsafeBufferPointer {
      (buffer) throws(JSONError) -> JSONOutline in
      var scanner = JSONScanner(buffer)
      try scanner.scanDocument()
      return scanner.outline
    }
    self.bytes =
      outline.repairs.isEmpty ? bytes : Self.repaired(bytes, at: outline.repairs.map(\.offset))
    root = outline.root
    topLevel = outline.topLevel
    inner = outline.inner
    isArray = outline.rootKind == UInt8(ascii: "[")
    isObject = outline.rootKind == UInt8(ascii: "{")
    repairedLines = outline.repairs.map(\.line)
  }

  /// The text that a part is.
  private func text(of part: JSONPart) throws(JSONError) -> String {
    let plain = bytes.withUnsafeBufferPointer { buffer -> String? in
      let text = UnsafeBufferPointer(rebasing: buffer[part.start + 1..<part.end - 1])
      return text.contains(UInt8(ascii: "\\")) ? nil : String(decoding: text, as: UTF8.self)
    }
    if let plain { return plain }
    return try value(of: part).string ?? ""
  }

  /// The elements of the outermost array; empty where there is none.
  package var elements: [JSONPart] {
    isArray ? topLevel.map { JSONPart(line: $0.line, start: $0.start, end: $0.end) } : []
  }

  /// The members of the outermost object, each with the line of its value.
  package var members: [(key: String, part: JSONPart)] {
    zip(keys, topLevel).map { ($0, JSONPart(line: $1.line, start: $1.start, end: $1.end)) }
  }

  /// The elements of the array under a key of the outermost object; `nil` where there is none.
  package func elements(under key: String) -> [JSONPart]? {
    guard let index = keys.firstIndex(of: key) else { return nil }
    let item = topLevel[index]
    guard bytes[item.start] == UInt8(ascii: "[") else { return nil }
    return inner[item.inner].map { JSONPart(line: $0.line, start: $0.start, end: $0.end) }
  }

  /// The line of the key in the outermost object; `nil` where there is no such key.
  package func line(of key: String) -> Int? {
    keys.firstIndex(of: key).map { topLevel[$0].key.line }
  }

  /// The texts that the members of an object are, by their keys; what is no text is left out.
  ///
  /// `nil` where the text is no object.
  package static func texts(in bytes: [UInt8]) throws(JSONError) -> [String: String]? {
    let document = try JSONDocument(exceptForKeys: bytes)
    return document.isObject ? try document.texts() : nil
  }

  private func texts() throws(JSONError) -> [String: String] {
    var texts = [String: String](minimumCapacity: topLevel.count)
    var others = Set<String>()
    for item in topLevel {
      let key = try text(of: item.key)
      let part = JSONPart(line: item.line, start: item.start, end: item.end)
      let isRepeated: Bool
      if bytes[item.start] == UInt8(ascii: "\"") {
        isRepeated = texts.updateValue(try text(of: part), forKey: key) != nil
      } else {
        _ = try value(of: part)
        isRepeated = !others.insert(key).inserted
      }
      guard !isRepeated, others.isEmpty || !others.contains(key) || texts[key] == nil else {
        throw JSONError.repeatedKey(key, at: item.key.start, line: item.key.line, in: bytes)
      }
    }
    return texts
  }

  /// The value of the whole text.
  package func value() throws(JSONError) -> JSONValue {
    try Self.value(JSONPart(line: root.line, start: root.start, end: root.end), in: bytes)
  }

  /// The value of a part of this text; throws where an object in it repeats a key.
  package func value(of part: JSONPart) throws(JSONError) -> JSONValue {
    try Self.value(part, in: bytes)
  }

  private static func value(_ part: JSONPart, in bytes: [UInt8]) throws(JSONError) -> JSONValue {
    try bytes.withUnsafeBufferPointer { (buffer) throws(JSONError) in
      var tree = JSONTree(buffer, part: part)
      return try tree.value()
    }
  }

  /// The same text with each escape `\uXXXX` at an offset turned into that of U+FFFD.
  private static func repaired(_ bytes: [UInt8], at offsets: [Int]) -> [UInt8] {
    var copy = bytes
    for offset in offsets {
      copy.replaceSubrange(offset..<offset + 6, with: Array(#"\ufffd"#.utf8))
    }
    return copy
  }
}

/// A part of a text of JSON.
package struct JSONPart: Equatable, Sendable {
  /// The line on which it begins, from 1.
  package let line: Int
  let start: Int
  let end: Int
}

extension JSONValue {
  /// Reads a whole text.
  package init(parsing bytes: [UInt8]) throws(JSONError) {
    self = try JSONDocument(exceptForKeys: bytes).value()
  }

  /// Reads a whole text.
  package init(parsing text: String) throws(JSONError) {
    try self.init(parsing: Array(text.utf8))
  }
}
