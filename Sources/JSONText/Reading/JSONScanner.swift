/// Checks a text for being JSON, strictly and without recursion, and notes where its parts stand.
///
/// What cJSON accepts beyond the standard, or cannot tell the place of, is refused here: raw
/// control characters, other white space, `01`, ill-formed UTF-8, depth.
struct JSONScanner {
  let bytes: UnsafeBufferPointer<UInt8>
  var at: Int
  var line: Int
  let end: Int
  /// The containers that are open: how many, and a bit for each that is an object.
  private var depth = 0
  private var objects: UInt64 = 0

  var outline = JSONOutline()

  /// The number of the key whose place is asked for, and that place.
  private let soughtKey: Int
  private var keyCount = 0
  private(set) var foundKey = JSONPart(line: 1, start: 0, end: 0)

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
    at = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    line = 1
    end = bytes.count
    soughtKey = -1
  }

  /// Goes through a part again to find the place of a key by its number.
  init(_ bytes: UnsafeBufferPointer<UInt8>, from part: JSONPart, soughtKey: Int) {
    self.bytes = bytes
    at = part.start
    line = part.line
    end = part.end
    self.soughtKey = soughtKey
  }

  mutating func scanDocument() throws(JSONError) {
    try refuseUTF16()
    skipBlanks()
    guard at < end else {
      throw error("the file is empty", remedy: "Put the text of the questions into the file.")
    }
    outline.rootKind = bytes[at]
    outline.root.line = line
    outline.root.start = at
    // Room that is not needed is never touched; a list that grows is copied again and again.
    outline.topLevel.reserveCapacity(end / 256)
    repeat { try scanValue() } while try continuesAfterValue()
    outline.root.end = at
    skipBlanks()
    if at < end { throw error("nothing may stand here after the end of the text of JSON") }
  }

  /// Passes a whole simple value, or the beginning of a container and its first key.
  private mutating func scanValue() throws(JSONError) {
    while true {
      noteBeginning()
      guard at < end else { throw endError() }
      switch bytes[at] {
      case UInt8(ascii: "{"):
        try open(isObject: true)
        if at < end, bytes[at] == UInt8(ascii: "}") { return try close() }
        try scanKey()
      case UInt8(ascii: "["):
        try open(isObject: false)
        if at < end, bytes[at] == UInt8(ascii: "]") { return try close() }
      case UInt8(ascii: "\""):
        try scanString()
        return noteEnd()
      case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
        try scanNumber()
        return noteEnd()
      default:
        try scanWord()
        return noteEnd()
      }
    }
  }

  /// Passes what follows a value: whether another one begins.
  private mutating func continuesAfterValue() throws(JSONError) -> Bool {
    while depth > 0 {
      skipBlanks()
      guard at < end else { throw endError() }
      switch bytes[at] {
      case UInt8(ascii: ","):
        let comma = (at, line)
        at += 1
        skipBlanks()
        if at < end, bytes[at] == UInt8(ascii: "}") || bytes[at] == UInt8(ascii: "]") {
          throw JSONError.at(
            comma.0, line: comma.1, in: bytes, "this comma is one too many",
            remedy: "Remove the comma.")
        }
        if isInObject { try scanKey() }
        return true
      case UInt8(ascii: "}"), UInt8(ascii: "]"): try close()
      default:
        throw error("a comma or \(isInObject ? "}" : "]") is missing before \(byteName)")
      }
    }
    return false
  }

  private mutating func open(isObject: Bool) throws(JSONError) {
    guard depth < JSONDocument.maximumDepth else {
      throw error(
        "lists and objects stand in one another more than \(JSONDocument.maximumDepth) deep",
        remedy: "Use a file with less nesting; no deck needs as much.")
    }
    objects = objects << 1 | (isObject ? 1 : 0)
    depth += 1
    at += 1
    skipBlanks()
  }

  private mutating func close() throws(JSONError) {
    let expected = isInObject ? UInt8(ascii: "}") : UInt8(ascii: "]")
    guard bytes[at] == expected else {
      throw error("\(Character(Unicode.Scalar(expected))) is missing before \(byteName)")
    }
    objects >>= 1
    depth -= 1
    at += 1
    noteEnd()
  }

  private mutating func scanKey() throws(JSONError) {
    guard at < end else { throw endError() }
    guard bytes[at] == UInt8(ascii: "\"") else {
      throw error("a key in double quotes is missing before \(byteName)")
    }
    let (start, startLine) = (at, line)
    try scanString()
    if keyCount == soughtKey { foundKey = JSONPart(line: startLine, start: start, end: at) }
    keyCount += 1
    if depth == 1 {
      outline.topLevel.append(JSONItem(key: JSONPart(line: startLine, start: start, end: at)))
    }
    skipBlanks()
    guard at < end else { throw endError() }
    guard bytes[at] == UInt8(ascii: ":") else {
      throw error("a colon is missing before \(byteName)")
    }
    at += 1
    skipBlanks()
  }

  private var isInObject: Bool { objects & 1 == 1 }

  private mutating func noteBeginning() {
    if depth == 1 {
      if !isInObject { outline.topLevel.append(JSONItem()) }
      outline.topLevel[outline.topLevel.count - 1].line = line
      outline.topLevel[outline.topLevel.count - 1].start = at
      outline.topLevel[outline.topLevel.count - 1].inner = outline.inner.count..<outline.inner.count
    } else if depth == 2, objects & 3 == 2 {
      outline.inner.append(JSONItem(line: line, start: at))
    }
  }

  private mutating func noteEnd() {
    if depth == 1 {
      outline.topLevel[outline.topLevel.count - 1].end = at
      let first = outline.topLevel[outline.topLevel.count - 1].inner.lowerBound
      outline.topLevel[outline.topLevel.count - 1].inner = first..<outline.inner.count
    } else if depth == 2, objects & 3 == 2 {
      outline.inner[outline.inner.count - 1].end = at
    }
  }

  @inline(__always)
  private mutating func skipBlanks() {
    while at < end {
      switch bytes[at] {
      case 0x20, 0x09: at += 1
      case 0x0A:
        at += 1
        line += 1
      case 0x0D:
        at += 1
        if at >= end || bytes[at] != 0x0A { line += 1 }
      default: return
      }
    }
  }
}
