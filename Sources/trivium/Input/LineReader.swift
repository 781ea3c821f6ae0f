import Glibc

/// The lines of a file or of standard input, read as they come.
struct LineReader {
  /// The longest line that is taken, in bytes.
  static let limit = 1 << 20

  private let descriptor: Int32
  private var bytes: [UInt8] = []
  private var start = 0
  private var isAtEnd = false
  private var isFirst = true

  /// Reads from an open file, which stays open.
  init(descriptor: Int32) { self.descriptor = descriptor }

  static var standardInput: LineReader { LineReader(descriptor: STDIN_FILENO) }

  /// Opens a file for reading; `-` is standard input.
  static func open(_ path: String) throws(Refusal) -> LineReader {
    guard path != "-" else { return standardInput }
    let file = path.utf8.contains(0) ? -1 : Glibc.open(path, O_RDONLY | O_CLOEXEC | O_NOCTTY)
    guard file >= 0 else { throw Refusal.badInput(Self.problem(path, errno)) }
    var status = stat()
    if fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFDIR {
      close(file)
      throw Refusal.badInput(Self.problem(path, EISDIR))
    }
    return LineReader(descriptor: file)
  }

  private static func problem(_ path: String, _ code: Int32) -> String {
    let words = strerror(code).map { String(cString: $0) } ?? "error \(code)"
    return "\(path.quoted) cannot be read: \(words)."
  }

  /// What a line is.
  enum Line: Equatable {
    case text(String)
    /// It is longer than the limit.
    case tooLong
    case failed(String)
  }

  /// The next line without its line break; `nil` at the end.
  mutating func next() -> Line? {
    while true {
      if let at = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) {
        defer { start = at + 1 }
        return at - start > Self.limit ? .tooLong : .text(text(start..<at))
      }
      if bytes.count - start > Self.limit { return .tooLong }
      if isAtEnd {
        guard start < bytes.count else { return nil }
        defer { start = bytes.count }
        return .text(text(start..<bytes.count))
      }
      if let failure = fill() { return .failed(failure) }
    }
  }

  private mutating func text(_ range: Range<Int>) -> String {
    var line = bytes[range]
    if isFirst, line.starts(with: [0xEF, 0xBB, 0xBF]) { line = line.dropFirst(3) }
    isFirst = false
    if line.last == UInt8(ascii: "\r") { line = line.dropLast() }
    return String(decoding: line, as: UTF8.self)
  }

  /// Reads on; the system's words where that fails.
  private mutating func fill() -> String? {
    bytes.removeFirst(start)
    start = 0
    var piece = [UInt8](repeating: 0, count: 1 << 14)
    // An interrupted call is tried again, but not for ever.
    for _ in 0..<100 {
      let count = piece.withUnsafeMutableBytes { read(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { break }
      isAtEnd = count == 0
      bytes.append(contentsOf: piece[..<count])
      return nil
    }
    return strerror(errno).map { String(cString: $0) } ?? "error \(errno)"
  }
}
