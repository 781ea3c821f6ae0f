import CNcurses
import TerminalKit
import Testing

@testable import CursesTerminal

extension CursesTests {
  struct Presenting {
    private static let lines = [
      "╭─ Prüfung ─╮", "│ ✓ 日本語 é e\u{301}\u{323} │", "▏▎▍▌▋▊▉█ ▀▄", "שלום مرحبا", "한국어 👍 x",
    ]

    private func canvas(_ lines: [String], size: Size = Size(columns: 80, rows: 24)) -> Canvas {
      var canvas = Canvas(size: size)
      for (row, line) in lines.enumerated() {
        canvas.write(line, at: Position(row: row, column: 0), as: .text)
      }
      return canvas
    }

    @Test func whatIsReadBackIsTheCanvas() throws {
      let terminal = try HeadlessTerminal()
      let canvas = canvas(Self.lines)
      terminal.curses.present(canvas)
      #expect(terminal.shownLines() == canvas.lines())
    }

    @Test(arguments: [GlyphLevel.simple, .ascii])
    func aPoorerTerminalShowsTheDegradedCanvas(level: GlyphLevel) throws {
      let terminal = try HeadlessTerminal(glyphs: level)
      let canvas = canvas(Self.lines)
      terminal.curses.present(canvas)
      #expect(terminal.curses.glyphLevel == level)
      #expect(terminal.shownLines() == canvas.degraded(to: level).lines())
    }

    @Test func withoutUnicodeNoByteIsBeyondASCII() throws {
      let terminal = try HeadlessTerminal(isUnicode: false)
      terminal.curses.restyle(theme: .builtIn, glyphs: .full)
      terminal.curses.present(canvas(Self.lines))
      #expect(terminal.curses.glyphLevel == .ascii)
      #expect(terminal.written.count > 100)
      #expect(terminal.written.allSatisfy { $0 < 0x80 })
    }

    @Test func theLinuxConsoleIsSimple() throws {
      #expect(try HeadlessTerminal("linux").curses.glyphLevel == .simple)
    }

    @Test func nothingIsWrittenWhenNothingChanged() throws {
      let terminal = try HeadlessTerminal()
      let canvas = canvas(Self.lines)
      terminal.curses.present(canvas)
      let count = terminal.written.count
      terminal.curses.present(canvas)
      #expect(terminal.curses.nextEvent(timeout: .milliseconds(1)) == .timeout)
      #expect(terminal.written.count == count)
    }

    @Test func oneChangedCellCostsAFewBytes() throws {
      let terminal = try HeadlessTerminal()
      terminal.curses.present(canvas(Self.lines))
      let count = terminal.written.count
      terminal.curses.present(canvas(Self.lines + ["x"]))
      #expect((1...12).contains(terminal.written.count - count))
      #expect(terminal.shownLines()[Self.lines.count] == "x")
    }

    @Test(arguments: [
      Size(columns: 0, rows: 0), Size(columns: 1, rows: 1), Size(columns: 3, rows: 2),
      Size(columns: 200, rows: 100),
    ])
    func aCanvasOfAnotherSizeIsClippedAndTheRestIsBlank(size: Size) throws {
      let terminal = try HeadlessTerminal()
      terminal.curses.present(canvas(Array(repeating: "日本語" + "xyz", count: 24)))
      terminal.curses.present(canvas(Array(repeating: "abc", count: 100), size: size))
      let line = String("abc".prefix(size.columns))
      let expected = (0..<24).map { $0 < size.rows ? line : "" }
      #expect(terminal.shownLines() == expected)
    }

    @Test func aWideGlyphThatIsCutAtTheEdgeIsABlank() throws {
      let terminal = try HeadlessTerminal()
      let line = String(repeating: "a", count: 79) + "日b"
      terminal.curses.present(canvas([line], size: Size(columns: 90, rows: 1)))
      #expect(terminal.shownLines()[0] == String(repeating: "a", count: 79))
    }

    @Test func aFullLastRowFillsTheLastCorner() throws {
      let terminal = try HeadlessTerminal()
      let line = String(repeating: "z", count: 80)
      terminal.curses.present(canvas(Array(repeating: line, count: 24)))
      #expect(terminal.shownLines()[23] == line)
    }

    @Test(arguments: [0x00, 0x07, 0x1B, 0x7F, 0x9B, 0x202E, 0x200B, 0x1F1FA, 0x10FFFF, 0x65E5])
    func aGlyphThatWasNotReducedOrMeasuredIsReplaced(base: UInt32) throws {
      let terminal = try HeadlessTerminal()
      var canvas = Canvas(size: Size(columns: 5, rows: 1))
      // 日 claims one column here, which ncurses would not believe.
      canvas.write(
        [Glyph(base: base), Glyph(base: 0x78)], at: Position(row: 0, column: 0),
        ink: .role(.text))
      terminal.curses.present(canvas)
      let expected = base == 0x1F1FA ? "\u{1F1FA}x" : "\u{FFFD}x"
      #expect(terminal.shownLines()[0] == expected)
      #expect(!terminal.written.contains(0x07))
    }

    @Test func aMarkThatWouldTurnTheTextAroundIsDropped() throws {
      let terminal = try HeadlessTerminal()
      var canvas = Canvas(size: Size(columns: 5, rows: 1))
      var marks = GlyphMarks.zero
      for (index, mark) in ([0x202E, 0x301, 0x200B, 0x41] as [UInt32]).enumerated() {
        marks[index] = mark
      }
      let glyph = Glyph(base: 0x65, marks: marks)
      canvas.write([glyph], at: Position(row: 0, column: 0), ink: .role(.text))
      terminal.curses.present(canvas)
      #expect(terminal.shownLines()[0].unicodeScalars.map(\.value) == [0x65, 0x301])
    }

    @Test func whatTheTextKitMeasuresIsWhatTheTerminalTakes() throws {
      let terminal = try HeadlessTerminal()
      var replaced: [String] = []
      for value in UInt32(0x20)...0x3FFFF {
        guard let scalar = Unicode.Scalar(value), case let width = TextWidth.of(scalar), width > 0,
          let glyph = Glyph.reduced(Character(scalar)), glyph.base == value
        else { continue }
        if terminal.curses.drawable(glyph) != glyph { replaced.append(String(value, radix: 16)) }
      }
      #expect(replaced == [])
    }

    @Test func theHardwareCursorIsWhereTheCanvasHasIt() throws {
      let terminal = try HeadlessTerminal()
      var canvas = canvas(Self.lines)
      terminal.curses.present(canvas)
      #expect(terminal.curses.isCursorVisible == false)
      canvas.cursor = Position(row: 3, column: 7)
      terminal.curses.present(canvas)
      #expect(terminal.curses.isCursorVisible == true)
      let shown = curses_shown_window()
      #expect(getcury(shown) == 3)
      #expect(getcurx(shown) == 7)
      canvas.cursor = Position(row: 30, column: 7)
      terminal.curses.present(canvas)
      #expect(terminal.curses.isCursorVisible == false)
    }

    @Test func leavingTwiceIsLeavingOnce() throws {
      let terminal = try HeadlessTerminal()
      terminal.curses.present(canvas(Self.lines))
      terminal.curses.close()
      let text = String(decoding: terminal.written, as: UTF8.self)
      #expect(text.contains(LeavingBytes.pasteOff))
      #expect(text.contains("\u{1B}[?1049l"))
      terminal.curses.close()
      terminal.curses.present(canvas([]))
      terminal.curses.ring()
      #expect(String(decoding: terminal.written, as: UTF8.self) == text)
      #expect(terminal.curses.size == Size(columns: 0, rows: 0))
    }
  }
}
