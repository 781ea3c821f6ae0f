import CNcurses
import TerminalKit

/// The entry of the terminal database that the screen is opened with.
package struct TerminalType: Equatable, Sendable {
  let name: String
  /// Where among an entry's strings the capabilities stand that many terminals of its name lack.
  let rarePlaces: [Int]
  /// What to tell the person after the screen was left.
  private(set) var note: String?

  /// Finds the entry for the variable TERM; `nil` where that can only be written line by line.
  package static func found() throws(CursesTerminal.OpenError) -> TerminalType? {
    do {
      return try TerminalType(environment: environment("TERM"))
    } catch .lineModeOnly {
      return nil
    }
  }

  /// Finds the entry for a value of TERM.
  init(environment name: String?) throws(CursesTerminal.OpenError) {
    guard let name, !name.isEmpty, name != "dumb" else { throw .lineModeOnly }
    switch Self.entry(of: name) {
    case .movesCursor(let rarePlaces):
      self.name = name
      self.rarePlaces = rarePlaces
    case .printsLines:
      throw .lineModeOnly
    case .unknown:
      guard ["xterm", "tmux", "screen"].contains(where: name.hasPrefix),
        case .movesCursor(let rarePlaces) = Self.entry(of: Self.substitute)
      else { throw .unknownTerminal(name: name) }
      self.name = Self.substitute
      self.rarePlaces = rarePlaces
      note =
        "The terminal '\(cleaned(name))' is not known here and was used as \(Self.substitute)."
    }
  }

  private static let substitute = "xterm-256color"

  private enum Entry {
    case unknown, printsLines
    case movesCursor(rarePlaces: [Int])
  }

  private static func entry(of name: String) -> Entry {
    var result: Int32 = 0
    guard setupterm(name, 1, &result) == OK else { return .unknown }
    defer { curses_forget_terminal() }
    guard curses_capability("cup") != nil else { return .printsLines }
    return .movesCursor(
      rarePlaces: (0..<3).map { Int(curses_rare_place($0)) }.filter { $0 >= 0 })
  }

  /// Whether it is the Linux console, whose fonts have few signs.
  var isLinuxConsole: Bool { name == "linux" || name.hasPrefix("linux-") }
}
