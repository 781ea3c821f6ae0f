import CNcurses
import TerminalKit

/// The entry of the terminal database that the screen is opened with.
struct TerminalType: Equatable {
  let name: String
  /// What to tell the person after the screen was left.
  var note: String?

  /// Finds the entry for a value of TERM.
  init(environment name: String?) throws(CursesTerminal.OpenError) {
    guard let name, !name.isEmpty, name != "dumb" else { throw .lineModeOnly }
    switch Self.capability(of: name) {
    case .movesCursor:
      self.name = name
    case .printsLines:
      throw .lineModeOnly
    case .unknown:
      guard ["xterm", "tmux", "screen"].contains(where: name.hasPrefix),
        Self.capability(of: Self.substitute) == .movesCursor
      else { throw .unknownTerminal(name: name) }
      self.name = Self.substitute
      note =
        "The terminal '\(cleaned(name))' is not known here and was used as \(Self.substitute)."
    }
  }

  private static let substitute = "xterm-256color"

  /// Where among an entry's strings the capabilities stand that many terminals of its name lack.
  var rarePlaces: [Int] {
    var result: Int32 = 0
    guard setupterm(name, 1, &result) == OK else { return [] }
    defer { curses_forget_terminal() }
    return (0..<3).map { Int(curses_rare_place($0)) }.filter { $0 >= 0 }
  }

  private enum Capability { case unknown, printsLines, movesCursor }

  private static func capability(of name: String) -> Capability {
    var result: Int32 = 0
    guard setupterm(name, 1, &result) == OK else { return .unknown }
    defer { curses_forget_terminal() }
    return curses_capability("cup") == nil ? .printsLines : .movesCursor
  }

  /// Whether it is the Linux console, whose fonts have few signs.
  var isLinuxConsole: Bool { name == "linux" || name.hasPrefix("linux-") }
}
