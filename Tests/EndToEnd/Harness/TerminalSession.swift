import Foundation
import Glibc

/// A program in a terminal of tmux, with a server of its own that ends with the test.
final class TerminalSession {
  static var isPossible: Bool { access(tmux, X_OK) == 0 }

  private static let tmux = "/usr/bin/tmux"
  private static let configuration = """
    set -g remain-on-exit on
    set -g status off
    set -g escape-time 0
    set -g default-terminal tmux-256color
    """

  private let home: Home
  private let socket: String

  /// Starts the program in a terminal.
  ///
  /// - Parameters:
  ///   - program: what runs there, if not the program itself.
  ///   - environment: variables that differ from the home's.
  init(
    _ arguments: [String] = [], home: Home, program: String = Program.path, columns: Int = 80,
    rows: Int = 24, environment: [String: String] = [:]
  ) throws {
    self.home = home
    socket = home.path("run/\(UUID().uuidString)")
    let variables = environment.map { "\($0.key)=\($0.value)" }.sorted()
    try home.write(Self.configuration, to: "run/tmux.conf")
    try tmux(
      ["new-session", "-d", "-s", "q", "-x", "\(columns)", "-y", "\(rows)", "/usr/bin/env"]
        + variables + [program] + arguments)
  }

  deinit { _ = try? tmux(["kill-server"]) }

  /// Runs commands of tmux; what they print is returned.
  @discardableResult private func tmux(_ words: [String]) throws -> String {
    let outcome = try Program.run(
      Self.tmux, ["-u", "-f", home.path("run/tmux.conf"), "-S", socket] + words,
      home: home)
    guard outcome.end == .exit(0) else {
      throw NothingCame("the work of tmux \(words)", instead: outcome.complaints)
    }
    return outcome.output
  }

  /// Presses keys by the names that tmux gives them, such as `Enter`, `C-z` or `j`.
  func press(_ keys: String...) throws { try tmux(["send-keys", "-t", "q"] + keys) }

  /// Presses a key until a text shows, as a person does who sees nothing happen: a new screen
  /// ignores keys for a moment.
  @discardableResult func insist(_ key: String, until texts: String...) throws -> String {
    let screen = try Patience.wait {
      try press(key)
      return try Patience.wait(.milliseconds(250)) { try screenShowing(texts) }
    }
    guard let screen else { throw NothingCame("\(texts) after \(key)", instead: try self.screen()) }
    return screen
  }

  /// Pastes a text as a terminal does that tells what is pasted from what is typed.
  func paste(_ text: String) throws {
    try tmux(["set-buffer", text])
    try tmux(["paste-buffer", "-p", "-t", "q"])
  }

  func screen() throws -> String { try tmux(["capture-pane", "-p", "-t", "q"]) }

  var lines: [String] {
    get throws {
      try screen().split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }
  }

  /// Waits until one of the texts shows; returns the screen with it.
  @discardableResult func wait(for texts: String...) throws -> String {
    guard let screen = try Patience.wait(until: { try screenShowing(texts) }) else {
      throw NothingCame("\(texts)", instead: try self.screen())
    }
    return screen
  }

  private func screenShowing(_ texts: [String]) throws -> String? {
    let screen = try screen()
    return texts.contains(where: screen.contains) ? screen : nil
  }

  /// Waits until the screen is as wished; returns it.
  @discardableResult func wait(
    for wish: String, where holds: (String) -> Bool
  ) throws -> String {
    let seen = try Patience.wait {
      let screen = try screen()
      return holds(screen) ? screen : nil
    }
    guard let seen else { throw NothingCame(wish, instead: try screen()) }
    return seen
  }

  func resize(columns: Int, rows: Int) throws {
    try tmux(["resize-window", "-t", "q", "-x", "\(columns)", "-y", "\(rows)"])
  }

  /// A value by its name in tmux's formats, such as `alternate_on`.
  func value(_ name: String) throws -> String {
    let text = try tmux(["display-message", "-p", "-t", "q", "#{\(name)}"])
    return String(text.prefix { $0 != "\n" })
  }

  var isRunning: Bool { get throws { try value("pane_dead") == "0" } }
  var showsSecondScreen: Bool { get throws { try value("alternate_on") == "1" } }

  /// The program in the terminal: the process that leads it.
  var processID: pid_t? { get throws { pid_t(try value("pane_pid")) } }

  /// Waits for the program's end; returns the code that a shell makes of it.
  @discardableResult func end() throws -> Int32 {
    let code = try Patience.wait { () -> Int32? in
      if try isRunning { return nil }
      if let status = Int32(try value("pane_dead_status")) { return status }
      if let signal = Int32(try value("pane_dead_signal")) { return 128 + signal }
      // Now and then tmux learns of an end only when another of its children ends too.
      try tmux(["run-shell", "true"])
      return nil
    }
    guard let code else { throw NothingCame("the end", instead: try screen()) }
    return code
  }
}
