import CNcurses
import Glibc

/// A compiled entry of the terminal database, without the capabilities to repeat a character and
/// to scroll by several lines at once.
///
/// Many programs that call themselves xterm, recorders and players among them, do not know these,
/// and then keep on the screen what was to be wiped out. ncurses has no switch for them, but takes
/// an entry from the variable TERMINFO in hexadecimal digits.
struct TerminalEntry {
  private let digits: String?

  /// Finds the entry as ncurses would; what cannot be read as one is left to ncurses.
  init(_ type: TerminalType) {
    guard var bytes = Self.file(of: type.name) else {
      digits = nil
      return
    }
    let offsets = type.rarePlaces.compactMap { Self.offset(ofString: $0, in: bytes) }
    guard !offsets.isEmpty else {
      digits = nil
      return
    }
    // Minus one says that the terminal cannot.
    for offset in offsets { (bytes[offset], bytes[offset + 1]) = (0xFF, 0xFF) }
    let signs = Array("0123456789abcdef".utf8)
    var text = Array("hex:".utf8)
    text.reserveCapacity(text.count + 2 * bytes.count)
    for byte in bytes {
      text.append(signs[Int(byte >> 4)])
      text.append(signs[Int(byte & 15)])
    }
    digits = String(decoding: text, as: UTF8.self)
  }

  /// Carries out something for which ncurses is to take the entry; the environment stays as it was.
  func whileAdopted<Result>(_ body: () -> Result) -> Result {
    guard let digits else { return body() }
    let before = environment("TERMINFO")
    setenv("TERMINFO", digits, 1)
    defer {
      if let before { setenv("TERMINFO", before, 1) } else { unsetenv("TERMINFO") }
    }
    return body()
  }

  /// The offset of a string's place in the table of an entry; `nil` where that has none.
  ///
  /// Source: term(5), legacy and extended number formats.
  static func offset(ofString index: Int, in bytes: [UInt8]) -> Int? {
    let header = (0..<6).compactMap { number(at: $0 * 2, in: bytes) }
    guard header.count == 6, header[0] == 0o432 || header[0] == 0o1036, index < header[4] else {
      return nil
    }
    let widthOfNumber = header[0] == 0o432 ? 2 : 4
    let flags = 12 + header[1] + header[2]
    let offset = flags + flags % 2 + header[3] * widthOfNumber + index * 2
    guard let place = number(at: offset, in: bytes), place < 0x8000 else { return nil }
    return offset
  }

  private static func number(at offset: Int, in bytes: [UInt8]) -> Int? {
    guard offset + 1 < bytes.count else { return nil }
    return Int(bytes[offset]) | Int(bytes[offset + 1]) << 8
  }

  /// The most bytes of an entry that ncurses reads.
  private static let limit = 32_768

  private static func file(of name: String) -> [UInt8]? {
    guard let first = name.unicodeScalars.first, !name.contains("/"),
      getuid() == geteuid()
    else { return nil }
    let own = environment("TERMINFO")
    // An entry that is given in the variable itself is left as it is.
    if let own, !own.hasPrefix("/") { return nil }
    let home = environment("HOME").map { $0 + "/.terminfo" }
    let others = environment("TERMINFO_DIRS")?.split(separator: ":").map(String.init) ?? []
    let folders =
      [own, home].compactMap { $0 } + others
      + ["/etc/terminfo", "/lib/terminfo", "/usr/lib/terminfo", "/usr/share/terminfo"]
    return folders.lazy.compactMap { contents(of: "\($0)/\(first)/\(name)") }.first
  }

  private static func contents(of path: String) -> [UInt8]? {
    let file = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC | O_NOCTTY)
    guard file >= 0 else { return nil }
    defer { close(file) }
    let bytes = [UInt8](unsafeUninitializedCapacity: limit) { buffer, count in
      count = max(0, read(file, buffer.baseAddress, limit))
    }
    return bytes.count > 12 ? bytes : nil
  }
}
