import CNcurses
import TerminalKit
import Testing

@testable import CursesTerminal

extension CursesTests {
  struct Inks {
    private static let theme = Theme(
      name: "test",
      styles: [
        .right: Style(foreground: .indexed(2), bold: true),
        .wrong: Style(foreground: .indexed(9), background: .indexed(0), reversed: true),
        .aside: Style(foreground: .indexed(8), dim: true),
        .bar: Style(foreground: .rgb(RGB(255, 135, 0)), underlined: true),
      ])

    private func look(
      of ink: Ink, on term: String, noColour: Bool = false
    ) throws -> (attributes: attr_t, colours: [Int32]) {
      let terminal = try HeadlessTerminal(term, theme: Self.theme, noColour: noColour)
      var canvas = Canvas(size: Size(columns: 2, rows: 1))
      canvas.write([Glyph(base: 0x78)], at: Position(row: 0, column: 1), ink: ink)
      terminal.curses.present(canvas)
      let cell = terminal.shownCell(row: 0, column: 1)
      return (cell.attributes, cell.pair == 0 ? [] : terminal.colours(ofPair: cell.pair))
    }

    @Test(
      arguments: [
        (Role.text, "xterm-256color", 0, []),
        (.right, "xterm-256color", CURSES_BOLD, [2, -1]),
        (.wrong, "xterm-256color", CURSES_REVERSE, [9, 0]),
        (.aside, "xterm-256color", CURSES_DIM, [8, -1]),
        (.bar, "xterm-256color", CURSES_UNDERLINE, [208, -1]),
        // Eight colours: bold for the bright ones, dim for grey.
        (.wrong, "screen", CURSES_REVERSE | CURSES_BOLD, [1, 0]),
        (.aside, "screen", CURSES_DIM, []),
        (.bar, "screen", CURSES_UNDERLINE, [3, -1]),
        // No colours, and no dim either.
        (.right, "vt100", CURSES_BOLD, []),
        (.wrong, "vt100", CURSES_REVERSE | CURSES_BOLD | CURSES_UNDERLINE, []),
        (.aside, "vt100", 0, []),
      ] as [(Role, String, attr_t, [Int32])])
    func aRoleLooksAsTheThemeSaysAndTheTerminalCan(
      role: Role, term: String, attributes: attr_t, colours: [Int32]
    ) throws {
      let look = try look(of: .role(role), on: term)
      #expect(look.attributes == attributes)
      #expect(look.colours == colours)
    }

    @Test func withoutColoursOnlyAttributesAreLeft() throws {
      let look = try look(of: .role(.right), on: "xterm-256color", noColour: true)
      #expect(look.attributes == CURSES_BOLD)
      #expect(look.colours == [])
      let terminal = try HeadlessTerminal(noColour: true)
      #expect(terminal.curses.colourCount == 0)
    }

    @Test(
      arguments: [
        (RGB(255, 0, 0), RGB?.none, "xterm-256color", [196, -1]),
        (nil, RGB(8, 8, 8), "xterm-256color", [-1, 232]),
        (RGB(250, 5, 5), RGB(0, 0, 0), "screen", [1, 0]),
        (nil, nil, "xterm-256color", []),
        (RGB(250, 5, 5), RGB(0, 0, 0), "vt100", []),
      ] as [(RGB?, RGB?, String, [Int32])])
    func aPictureHasTheNearestColours(
      foreground: RGB?, background: RGB?, term: String, colours: [Int32]
    ) throws {
      let ink = Ink.picture(foreground: foreground, background: background)
      let look = try look(of: ink, on: term)
      #expect(look.attributes == 0)
      #expect(look.colours == colours)
    }

    @Test func anotherThemeInksTheSameCanvasAnew() throws {
      let terminal = try HeadlessTerminal(theme: Self.theme)
      var canvas = Canvas(size: Size(columns: 2, rows: 1))
      canvas.write("x", at: Position(row: 0, column: 0), as: .right)
      terminal.curses.present(canvas)
      let other = Theme(name: "other", styles: [.right: Style(foreground: .indexed(5))])
      terminal.curses.restyle(theme: other, glyphs: nil)
      let count = terminal.written.count
      terminal.curses.present(canvas)
      #expect(terminal.written.count > count)
      let cell = terminal.shownCell(row: 0, column: 0)
      #expect(cell.attributes == 0)
      #expect(terminal.colours(ofPair: cell.pair) == [5, -1])
    }

    @Test func morePairsThanThereAreNeverChangeOneInUse() throws {
      let terminal = try HeadlessTerminal("screen", theme: Self.theme)
      var inks = terminal.curses.inks
      let first = inks.look(of: .role(.right)).pair
      for foreground in 0..<8 {
        for background in 0..<8 {
          _ = inks.look(
            of: .picture(foreground: vga(foreground), background: vga(background)))
        }
      }
      #expect(terminal.colours(ofPair: first) == [2, -1])
    }

    private func vga(_ index: Int) -> RGB {
      RGB(index & 1 == 0 ? 0 : 205, index & 2 == 0 ? 0 : 205, index & 4 == 0 ? 0 : 205)
    }
  }
}
