internal import CcJSON

/// Turns a part of a checked text into a value, by way of cJSON.
struct JSONTree {
  private let buffer: UnsafeBufferPointer<UInt8>
  private let part: JSONPart
  private var keyCount = 0

  init(_ buffer: UnsafeBufferPointer<UInt8>, part: JSONPart) {
    self.buffer = buffer
    self.part = part
  }

  mutating func value() throws(JSONError) -> JSONValue {
    let text = UnsafeBufferPointer(rebasing: buffer[part.start..<part.end])
    let root = text.withMemoryRebound(to: CChar.self) { text in
      cJSON_ParseWithLengthOpts(text.baseAddress, text.count, nil, 0)
    }
    guard let root else {
      throw JSONError.at(part.start, line: part.line, in: buffer, "there is not enough memory")
    }
    defer { cJSON_Delete(root) }
    return try value(of: root)
  }

  private mutating func value(of node: UnsafeMutablePointer<cJSON>) throws(JSONError) -> JSONValue {
    // The flags beside the type are never set by the parser.
    switch node.pointee.type {
    case cJSON_String: return .string(String(cString: node.pointee.valuestring))
    case cJSON_Number: return .number(node.pointee.valuedouble)
    case cJSON_True: return .bool(true)
    case cJSON_False: return .bool(false)
    case cJSON_Array: return .array(try elements(of: node))
    case cJSON_Object: return .object(try members(of: node))
    default: return .null
    }
  }

  private mutating func elements(
    of node: UnsafeMutablePointer<cJSON>
  ) throws(JSONError) -> [JSONValue] {
    var elements: [JSONValue] = []
    elements.reserveCapacity(count(of: node))
    var next = node.pointee.child
    while let child = next {
      elements.append(try value(of: child))
      next = child.pointee.next
    }
    return elements
  }

  private mutating func members(
    of node: UnsafeMutablePointer<cJSON>
  ) throws(JSONError) -> [JSONMember] {
    let count = count(of: node)
    var members: [JSONMember] = []
    members.reserveCapacity(count)
    // Up to here comparing with each is faster than hashing.
    var seen: Set<String>? = count > 24 ? [] : nil
    var next = node.pointee.child
    while let child = next {
      let key = String(cString: child.pointee.string)
      let isRepeated =
        if seen == nil {
          members.contains { $0.key.utf8.count == key.utf8.count && $0.key == key }
        } else {
          seen?.insert(key).inserted == false
        }
      if isRepeated { throw repeatedKey(key) }
      keyCount += 1
      members.append(JSONMember(key, try value(of: child)))
      next = child.pointee.next
    }
    return members
  }

  private func count(of node: UnsafeMutablePointer<cJSON>) -> Int {
    var count = 0
    var next = node.pointee.child
    while let child = next {
      count += 1
      next = child.pointee.next
    }
    return count
  }

  /// The keys are met in the order of the text, so that the number of a key finds its place.
  private func repeatedKey(_ key: String) -> JSONError {
    var scanner = JSONScanner(buffer, from: part, soughtKey: keyCount)
    try? scanner.scanDocument()
    return .repeatedKey(key, at: scanner.foundKey.start, line: scanner.foundKey.line, in: buffer)
  }
}
