import CursesTerminal
import Glibc

/// Whether there is a terminal to play on.
enum TerminalCheck {
  /// Refuses to go on where input or output is none.
  ///
  /// - Parameter remedy: what to do, as the end of a sentence.
  static func expectTerminal(remedy: String) throws(Refusal) {
    guard isatty(STDIN_FILENO) == 1, isatty(STDOUT_FILENO) == 1 else {
      throw Refusal.usage("standard input and output are no terminal; \(remedy)")
    }
  }

  /// The terminal for the full screen; `nil` where it can only be written line by line.
  static func terminal() throws(Refusal) -> TerminalType? {
    do {
      return try TerminalType.found()
    } catch {
      throw Refusal.usage(error.sentence)
    }
  }
}
