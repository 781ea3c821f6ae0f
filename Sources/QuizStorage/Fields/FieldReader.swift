internal import Glibc

/// Reads what a `FieldWriter` wrote, in the same order.
///
/// Where a value is missing or of another kind, an empty one is given and the reader is broken
/// from there on, which is asked at the end.
struct FieldReader {
  private let bytes: ArraySlice<UInt8>
  /// Counted from the first of the bytes.
  private var at = 0
  private var isBroken = false

  init(_ bytes: ArraySlice<UInt8>) { self.bytes = bytes }

  /// Whether every value was there, and none was left over.
  var isComplete: Bool { !isBroken && at == bytes.count }

  mutating func text() -> String {
    bytes.withUnsafeBufferPointer { buffer in
      let rest = UnsafeBufferPointer(rebasing: buffer[at...])
      guard let length = Self.first(UInt8(ascii: "\n"), in: rest) else {
        isBroken = true
        return ""
      }
      at += length + 1
      if length == 0 { return "" }
      let text = UnsafeBufferPointer(rebasing: rest[..<length])
      return Self.first(UInt8(ascii: "\\"), in: text) == nil
        ? String(decoding: text, as: UTF8.self) : Self.unescaped(text)
    }
  }

  private static func first(_ byte: UInt8, in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    guard let start = bytes.baseAddress, let found = memchr(start, Int32(byte), bytes.count) else {
      return nil
    }
    return UnsafeRawPointer(found) - UnsafeRawPointer(start)
  }

  private static func unescaped(_ text: UnsafeBufferPointer<UInt8>) -> String {
    var plain: [UInt8] = []
    var isEscaped = false
    for byte in text {
      if !isEscaped, byte == UInt8(ascii: "\\") {
        isEscaped = true
      } else {
        plain.append(isEscaped && byte == UInt8(ascii: "n") ? UInt8(ascii: "\n") : byte)
        isEscaped = false
      }
    }
    return String(decoding: plain, as: UTF8.self)
  }

  mutating func number() -> Int {
    bytes.withUnsafeBufferPointer { buffer in
      var next = at
      let isNegative = next < buffer.count && buffer[next] == UInt8(ascii: "-")
      if isNegative { next += 1 }
      let start = next
      var number = 0
      while next < buffer.count, next - start <= 18 {
        let digit = buffer[next] &- UInt8(ascii: "0")
        next += 1
        guard digit < 10 else {
          guard digit == UInt8(ascii: "\n") &- UInt8(ascii: "0"), next > start + 1 else { break }
          at = next
          return isNegative ? -number : number
        }
        number = number &* 10 &+ Int(digit)
      }
      isBroken = true
      return 0
    }
  }

  mutating func flag() -> Bool { number() != 0 }

  mutating func list<Element>(_ element: (inout FieldReader) -> Element) -> [Element] {
    let count = number()
    // Every value takes a byte at least, and a number that is damaged may be any.
    guard (0...bytes.count - at).contains(count) else {
      isBroken = true
      return []
    }
    var elements: [Element] = []
    elements.reserveCapacity(count)
    for _ in 0..<count where !isBroken { elements.append(element(&self)) }
    return elements
  }

  mutating func optional<Value>(_ element: (inout FieldReader) -> Value) -> Value? {
    let values = list(element)
    if values.count > 1 { isBroken = true }
    return values.first
  }

  /// A value made of what was read; where there is none, the reader is broken.
  mutating func expect<Value>(_ value: Value?, or other: Value) -> Value {
    if value == nil { isBroken = true }
    return value ?? other
  }

  /// All that is left, as it is.
  mutating func rest() -> ArraySlice<UInt8> { part(bytes.count - at) }

  /// So many bytes as they are.
  mutating func part(_ count: Int) -> ArraySlice<UInt8> {
    guard (0...bytes.count - at).contains(count) else {
      isBroken = true
      return []
    }
    at += count
    return bytes.dropFirst(at - count).prefix(count)
  }
}
