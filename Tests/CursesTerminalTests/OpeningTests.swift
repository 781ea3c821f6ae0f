import CNcurses
import Glibc
import TerminalKit
import Testing

@testable import CursesTerminal

extension CursesTests {
  struct Opening {
    @Test(arguments: ["xterm-kitty", "tmux-unheard-of", "screen.nonsense"])
    func anUnknownRelativeOfXtermIsUsedAsXtermAndSaysSo(name: String) throws {
      let type = try TerminalType(environment: name)
      #expect(type.name == "xterm-256color")
      let note = "The terminal '\(name)' is not known here and was used as xterm-256color."
      #expect(type.note == note)
    }

    @Test(arguments: ["nonsense", "foot-unheard-of", "../../x", "\u{1B}]0;x\u{07}"])
    func anotherUnknownTerminalIsRefused(name: String) throws {
      #expect(throws: CursesTerminal.OpenError.unknownTerminal(name: name)) {
        try TerminalType(environment: name)
      }
    }

    @Test(arguments: [nil, "", "dumb"])
    func aTerminalWithoutACursorIsForLines(name: String?) throws {
      #expect(throws: CursesTerminal.OpenError.lineModeOnly) {
        try TerminalType(environment: name)
      }
    }

    @Test func theRefusalNamesTheTerminalWithoutObeyingIt() {
      let error = CursesTerminal.OpenError.unknownTerminal(name: "a\u{1B}[2Jb")
      #expect(error.sentence == "unknown terminal 'a\u{FFFD}[2Jb': try TERM=xterm-256color")
    }

    @Test(arguments: [
      ("de_DE.UTF-8", true), ("C.utf8", true), ("ca_ES.UTF-8@valencia", true), (nil, true),
      ("C", false), ("POSIX", false), ("de_DE.ISO-8859-15@euro", false), ("de_DE", false),
    ])
    func aNamedCharacterSetIsBelieved(name: String?, isUnicode: Bool) {
      #expect(Locale.mayBeUnicode(name) == isUnicode)
    }

    @Test(arguments: [
      ("\u{1B}[A$<5/>x", "\u{1B}[Ax"), ("$<20>", ""), ("a$b", "a$b"), ("a$", "a$"), ("", ""),
    ])
    func delaysAreLeftOutOfTheLastBytes(string: String, bytes: String) {
      #expect(LeavingBytes.unpadded(string) == Array(bytes.utf8))
    }

    @Test func theLastBytesUndoWhatTheScreenSet() throws {
      let terminal = try HeadlessTerminal()
      let bytes = LeavingBytes.forOpenTerminal(hasPaste: true, hasColours: true)
      let text = String(decoding: bytes, as: UTF8.self)
      for part in ["[?2004l", "[?25h", "[?1l", "[39;49m", "[999;1H", "[?1049l"] {
        #expect(text.contains("\u{1B}" + part))
      }
      #expect(terminal.curses.size == Size(columns: 80, rows: 24))
    }

    @Test func aWildSizeInTheEnvironmentIsForgotten() {
      setenv("COLUMNS", "1000000", 1)
      setenv("LINES", "-1", 1)
      CursesTerminal.prepareSize()
      #expect(environment("COLUMNS") == nil)
      #expect(environment("LINES") == nil)
    }

    @Test(
      arguments: [
        (nil, 25), ("500", 500), ("0", 0), ("-4", 0), ("99999999", 1000), ("x", 25), ("", 25),
      ] as [(String?, Int32)])
    func thePersonsEscapeDelayWins(value: String?, delay: Int32) {
      let before = environment("ESCDELAY")
      defer { before.map { _ = setenv("ESCDELAY", $0, 1) } ?? { _ = unsetenv("ESCDELAY") }() }
      if let value { setenv("ESCDELAY", value, 1) } else { unsetenv("ESCDELAY") }
      #expect(CursesTerminal.escapeDelay == delay)
    }
  }
}
