import CNcurses

/// What is written to leave the screen when ncurses can no longer be asked to.
enum LeavingBytes {
  static let pasteOn = "\u{1B}[?2004h"
  static let pasteOff = "\u{1B}[?2004l"

  /// The bytes for the open terminal, which `hasPaste` says knows the paste mode.
  static func forOpenTerminal(hasPaste: Bool, hasColours: Bool) -> [UInt8] {
    var bytes: [UInt8] = hasPaste ? Array(pasteOff.utf8) : []
    bytes += string("sgr0")
    if hasColours { bytes += string("op") }
    bytes += string("cnorm") + string("rmkx")
    // Terminals stop at their last row; where there is no second screen the shell goes on there.
    bytes += unpadded(curses_cursor_move(998, 0)) + string("rmcup")
    return bytes
  }

  private static func string(_ capability: String) -> [UInt8] {
    unpadded(curses_capability(capability))
  }

  /// A capability without its delays, which look like `$<5/>`.
  static func unpadded(_ string: UnsafePointer<CChar>?) -> [UInt8] {
    guard let string else { return [] }
    var bytes: [UInt8] = []
    var delay: [UInt8] = []
    for byte in String(cString: string).utf8 {
      if delay.isEmpty {
        if byte == UInt8(ascii: "$") { delay = [byte] } else { bytes.append(byte) }
      } else if delay.count == 1 && byte != UInt8(ascii: "<") {
        bytes += delay + [byte]
        delay = []
      } else {
        delay = byte == UInt8(ascii: ">") ? [] : delay + [byte]
      }
    }
    return bytes + delay
  }
}
