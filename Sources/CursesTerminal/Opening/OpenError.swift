import TerminalKit

extension CursesTerminal {
  /// Why there can be no full screen.
  package enum OpenError: Error, Equatable {
    /// Input or output is not a terminal.
    case noTerminal
    /// The terminal cannot move its cursor: the caller goes on line by line.
    case lineModeOnly
    case unknownTerminal(name: String)
    /// ncurses refused, for want of memory or because the terminal went away.
    case refused(name: String)

    /// A sentence for the reader, which says what to do.
    package var sentence: String {
      switch self {
      case .noTerminal:
        "the full screen needs a terminal for input and output: try --plain or --script FILE"
      case .lineModeOnly:
        "this terminal cannot move its cursor: try --plain"
      case .unknownTerminal(let name):
        "unknown terminal '\(cleaned(name))': try TERM=xterm-256color"
      case .refused(let name):
        "the terminal '\(cleaned(name))' could not be opened: try --plain"
      }
    }
  }
}
