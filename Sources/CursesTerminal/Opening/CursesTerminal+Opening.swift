import CNcurses
import Glibc
package import TerminalKit
import TerminalRestore

extension CursesTerminal {
  /// What the person wishes of the terminal.
  package struct Options {
    package var type: TerminalType
    package var theme: Theme
    /// `nil` is the best the terminal can do.
    package var glyphs: GlyphLevel?
    /// Attributes only, whatever the terminal can do (NO_COLOR).
    package var noColour: Bool

    package init(
      type: TerminalType, theme: Theme, glyphs: GlyphLevel? = nil, noColour: Bool = false
    ) {
      self.type = type
      self.theme = theme
      self.glyphs = glyphs
      self.noColour = noColour
    }
  }

  /// Opens the screen on standard input and output.
  ///
  /// Leave it with `close()` in a `defer`; `exit`, crashes and signals are provided for.
  package static func open(_ options: Options) throws(OpenError) -> CursesTerminal {
    guard isatty(STDIN_FILENO) == 1, isatty(STDOUT_FILENO) == 1 else { throw .noTerminal }
    let isUnicode = Locale.adopt()
    guard let input = curses_standard_input(), let output = curses_standard_output() else {
      throw .noTerminal
    }
    terminal_restore_remember(STDOUT_FILENO)
    terminal_signals_watch()
    do {
      let terminal = try CursesTerminal(
        type: options.type, input: input, output: output, options: options, isUnicode: isUnicode)
      terminal.guardScreen()
      return terminal
    } catch {
      terminal_signals_unwatch()
      throw error
    }
  }

  /// Prepares for leaving by a crash, by `exit` and for a while by Ctrl-Z.
  private func guardScreen() {
    let bytes = LeavingBytes.forOpenTerminal(hasPaste: hasPaste, hasColours: colourCount > 1)
    terminal_restore_arm(bytes, bytes.count)
    if hasPaste { terminal_signals_wrap_stop(LeavingBytes.pasteOff, LeavingBytes.pasteOn) }
  }

  /// Lets the terminal's real size win over LINES and COLUMNS, and these only where they are sane.
  static func prepareSize() {
    for name in ["LINES", "COLUMNS"] {
      guard let value = environment(name) else { continue }
      if !(1...1000).contains(Int(value) ?? 0) { unsetenv(name) }
    }
    use_env(true)
    use_tioctl(true)
  }

  /// How long to wait, in milliseconds, for what may follow an Escape.
  static var escapeDelay: Int32 {
    guard let value = environment("ESCDELAY").flatMap({ Int32($0) }) else { return 25 }
    return min(max(0, value), 1000)
  }
}
