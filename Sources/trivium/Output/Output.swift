import Glibc
import JSONText
import TerminalKit

/// Standard output, a line at a time.
///
/// A pipe that nobody reads ends the program by SIGPIPE; after any other error nothing more is
/// written, and the program ends with 3.
struct Output {
  private let descriptor: Int32
  private let level: GlyphLevel
  private var pending: [UInt8] = []
  /// Why nothing more can be written, in the system's words.
  private(set) var failure: String?

  /// How often an interrupted call is tried again before the interruption counts as its error.
  private static let patience = 100
  /// So much is held back at most.
  private static let room = 1 << 16

  init(descriptor: Int32 = STDOUT_FILENO) {
    self.descriptor = descriptor
    level = Codeset.glyphLevel(of: descriptor)
  }

  /// Writes a line; it may be held back until the next flush.
  mutating func line(_ text: String = "") { write(text + "\n") }

  /// Writes a value on a line of its own.
  mutating func line(_ value: JSONValue) { write(value.bytes(.line) + [UInt8(ascii: "\n")]) }

  /// Writes a text without a line break, as far as its reader can show it.
  mutating func write(_ text: String) { write(Array(Codeset.text(text, for: level).utf8)) }

  private mutating func write(_ bytes: [UInt8]) {
    pending.append(contentsOf: bytes)
    if pending.count >= Self.room { flush() }
  }

  /// Hands over to the system all that was held back.
  mutating func flush() {
    var rest = pending[...]
    var interruptions = 0
    while failure == nil, !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      if count > 0 {
        rest = rest.dropFirst(count)
      } else if count < 0, errno == EINTR, interruptions < Self.patience {
        interruptions += 1
      } else {
        failure = strerror(errno).map { String(cString: $0) } ?? "error \(errno)"
      }
    }
    pending = []
  }
}

extension Output {
  /// The code to end with where something could not be written, after saying so.
  var exitCode: Int32? {
    guard let failure else { return nil }
    Complaint.say("standard output cannot be written: \(failure).")
    return ExitCode.disk
  }
}
