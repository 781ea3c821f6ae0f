import CNcurses
import Glibc
import TerminalKit
import TerminalRestore

@testable import CursesTerminal

/// A curses terminal that reads from a pipe and writes to a temporary file.
final class HeadlessTerminal {
  let curses: CursesTerminal
  private let input: UnsafeMutablePointer<FILE>
  private let output: UnsafeMutablePointer<FILE>
  private let keyboard: Int32

  init(
    _ term: String = "xterm-256color", theme: Theme = .builtIn, glyphs: GlyphLevel? = nil,
    noColour: Bool = false, isUnicode: Bool = true
  ) throws {
    setlocale(LC_CTYPE, "C.UTF-8")
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0, let input = fdopen(ends[0], "r"), let output = tmpfile() else {
      throw Failure()
    }
    self.input = input
    self.output = output
    keyboard = ends[1]
    let type = try TerminalType(environment: term)
    curses = try CursesTerminal(
      type: type, input: input, output: output,
      options: .init(
        type: type, theme: theme, glyphs: glyphs, noColour: noColour), isUnicode: isUnicode)
    // A pipe has no character size: without this ncurses takes seven bits.
    meta(curses.keyboard, true)
  }

  deinit {
    curses.close()
    fclose(input)
    fclose(output)
    close(keyboard)
  }

  struct Failure: Error {}

  /// Types bytes, as a terminal would send them.
  func type(_ text: String) { type(Array(text.utf8)) }

  func type(_ bytes: [UInt8]) { _ = write(keyboard, bytes, bytes.count) }

  /// Takes the writing end of the pipe away, as if the terminal were gone.
  func hangUp() {
    let nothing = open("/dev/null", O_WRONLY)
    dup2(nothing, keyboard)
    close(nothing)
  }

  /// All events until there is none.
  func events() -> [InputEvent] {
    var events: [InputEvent] = []
    while events.count < 1000 {
      let event = curses.nextEvent(timeout: .zero)
      if event == .timeout { break }
      events.append(event)
      if case .ended = event { break }
    }
    return events
  }

  /// Everything written to the terminal so far.
  var written: [UInt8] {
    let descriptor = fileno(output)
    var bytes = [UInt8](repeating: 0, count: Int(lseek(descriptor, 0, SEEK_END)))
    let count = pread(descriptor, &bytes, bytes.count, 0)
    return Array(bytes.prefix(max(0, count)))
  }

  /// A cell as ncurses holds it.
  struct ShownCell: Equatable {
    var text: String
    var attributes: attr_t
    var pair: Int32
  }

  func shownCell(row: Int, column: Int) -> ShownCell {
    var cell = cchar_t()
    mvwin_wch(curses.window, Int32(row), Int32(column), &cell)
    var text = [wchar_t](repeating: 0, count: 8)
    var attributes: attr_t = 0
    var short: Int16 = 0
    var pair: Int32 = 0
    getcchar(&cell, &text, &attributes, &short, &pair)
    let scalars = text.prefix { $0 != 0 }.compactMap { Unicode.Scalar(UInt32($0)) }
    var string = ""
    string.unicodeScalars.append(contentsOf: scalars)
    let kept = CURSES_BOLD | CURSES_DIM | CURSES_UNDERLINE | CURSES_REVERSE
    return ShownCell(text: string, attributes: attributes & kept, pair: pair)
  }

  /// The rows as text, without the blanks at their ends.
  func shownLines() -> [String] {
    (0..<curses.size.rows).map { row in
      var line = ""
      var column = 0
      while column < curses.size.columns {
        let text = shownCell(row: row, column: column).text
        line += text
        column += max(1, displayWidth(of: text))
      }
      while line.last == " " { line.removeLast() }
      return line
    }
  }

  /// The two colours of a pair; -1 is the terminal's own.
  func colours(ofPair pair: Int32) -> [Int32] {
    var (foreground, background): (Int32, Int32) = (-2, -2)
    extended_pair_content(pair, &foreground, &background)
    return [foreground, background]
  }
}
