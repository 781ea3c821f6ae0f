import TerminalKit
import TestSupport
import Testing

struct CanvasTests {
  private func canvas(_ columns: Int, _ rows: Int) -> Canvas {
    Canvas(size: Size(columns: columns, rows: rows))
  }

  @Test(arguments: [
    ("abc", 0, 0, 3, "abc"), ("abc", 0, 2, 3, "  abc"), ("abc", 0, 4, 1, "    a"),
    ("abc", 0, 5, 0, ""), ("abc", 0, -1, 2, "bc"), ("abc", 0, -3, 0, ""), ("abc", -1, 0, 0, ""),
    ("abc", 1, 0, 0, ""), ("漢字", 0, -1, 2, " 字"), ("漢字", 0, 2, 2, "  漢"), ("漢字", 0, 4, 0, ""),
    ("", 0, 0, 0, ""),
  ])
  func aTextIsClippedAtTheEdges(
    text: String, row: Int, column: Int, written: Int, line: String
  ) {
    var canvas = canvas(5, 1)
    let count = canvas.write(text, at: Position(row: row, column: column), as: .text)
    #expect(count == written)
    #expect(canvas.lines() == [line])
  }

  @Test(arguments: [
    (0, "x 字", "FAAA"), (1, " x字", "AFAA"), (2, "漢x", "AAFA"), (3, "漢 x", "AAAF"),
  ])
  func overwritingHalfOfAWideGlyphBlanksTheOther(column: Int, line: String, roles: String) {
    var canvas = canvas(4, 1)
    canvas.write("漢字", at: Position(row: 0, column: 0), as: .accent)
    canvas.write("x", at: Position(row: 0, column: column), as: .focus)
    #expect(canvas.lines() == [line])
    #expect(canvas.roles() == [roles])
  }

  @Test func aWideGlyphOverTwoWideOnesBlanksBothHalves() {
    var canvas = canvas(4, 1)
    canvas.write("漢字", at: Position(row: 0, column: 0), as: .text)
    canvas.write("語", at: Position(row: 0, column: 1), as: .text)
    #expect(canvas.lines() == [" 語"])
    #expect(canvas.cells.map(\.glyph.width) == [1, 2, 0, 1])
  }

  @Test func aTextEndsAtItsLimit() {
    var canvas = canvas(8, 1)
    #expect(canvas.write("abcdef", at: Position(row: 0, column: 1), as: .text, limit: 3) == 3)
    #expect(canvas.write("漢字", at: Position(row: 0, column: 5), as: .text, limit: 3) == 2)
    #expect(canvas.lines() == [" abc 漢"])
  }

  @Test func aTextCanEndAtAColumn() {
    var canvas = canvas(8, 2)
    canvas.writeRight("12", at: Position(row: 0, column: 8), as: .text)
    canvas.writeRight("漢字", at: Position(row: 1, column: 7), as: .text)
    canvas.writeRight("abcdefghij", at: Position(row: 0, column: 5), as: .text, limit: 4)
    #expect(canvas.lines() == [" abcd 12", "   漢字"])
  }

  @Test func noBreakSpacesAreBlankCells() {
    var canvas = canvas(8, 1)
    canvas.write("a\u{A0}b\u{202F}c", at: Position(row: 0, column: 0), as: .text)
    #expect(canvas.lines() == ["a b c"])
  }

  @Test func framesOfThreeStylesWithATitle() {
    var canvas = canvas(24, 4)
    canvas.frame(Area(row: 0, column: 0, rows: 3, columns: 7), as: .border)
    canvas.frame(Area(row: 0, column: 7, rows: 4, columns: 4), as: .focus, style: .heavy)
    canvas.frame(
      Area(row: 1, column: 11, rows: 3, columns: 13), as: .border, style: .plain, title: "Leave it?"
    )
    canvas.frame(Area(row: 0, column: 20, rows: 1, columns: 4), as: .border)
    Golden.expect(canvas, named: "frames")
  }

  @Test func aFrameIsClippedAtFourEdges() {
    var canvas = canvas(4, 3)
    canvas.frame(Area(row: -1, column: -1, rows: 5, columns: 6), as: .border)
    #expect(canvas.lines() == ["", "", ""])
    canvas.frame(Area(row: 1, column: 2, rows: 9, columns: 9), as: .border)
    #expect(canvas.lines() == ["", "  ╭─", "  │"])
  }

  @Test func fillingWithAWideCharacterLeavesTheOddColumnBlank() {
    var canvas = canvas(6, 2)
    canvas.fill(Area(row: 0, column: 0, rows: 2, columns: 6), with: "x", as: .text)
    canvas.fill(Area(row: -3, column: 0, rows: 4, columns: 5), with: "漢", as: .track)
    #expect(canvas.lines() == ["漢漢 x", "xxxxxx"])
    #expect(canvas.roles() == ["ttttt.", "......"])
  }

  @Test func restylingLeavesPicturesAlone() {
    var canvas = canvas(4, 2)
    canvas.write(
      Glyph(base: 0x2580), at: Position(row: 0, column: 1),
      ink: .picture(foreground: RGB(1, 2, 3), background: nil))
    canvas.restyle(Area(row: 0, column: 0, rows: 1, columns: 9), as: .focus)
    #expect(canvas.roles() == ["F#FF", "...."])
  }

  @Test(arguments: [
    (0, 0, ["漢a", "b字", ""]), (-1, -1, ["字", "", ""]), (1, 1, ["....", ".漢a", ".b字"]),
    (0, 2, ["..漢", "..b", ""]), (0, 3, ["...", "...b", ""]),
  ])
  func aCanvasIsCopiedWithoutHalvesAtTheEdges(row: Int, column: Int, lines: [String]) {
    var source = canvas(3, 2)
    source.write("漢a", at: Position(row: 0, column: 0), as: .text)
    source.write("b字", at: Position(row: 1, column: 0), as: .text)
    var target = canvas(4, 3)
    target.fill(target.area, with: ".", as: .text)
    target.blit(source, at: Position(row: row, column: column))
    let widths = target.cells.map(\.glyph.width)
    #expect(widths.reduce(0) { $0 + Int($1) } == 12)
    for (index, line) in lines.enumerated() {
      #expect(target.lines()[index].hasPrefix(line))
    }
  }

  @Test func aCellOutsideIsBlankAndCannotBeSet() {
    var canvas = canvas(2, 1)
    canvas[0, 2] = Cell(Glyph(base: 0x41), .role(.wrong))
    canvas[Position(row: 0, column: 1)] = Cell(Glyph(base: 0x6F22, width: 2), .role(.wrong))
    #expect(canvas == self.canvas(2, 1))
    #expect(canvas[0, 2] == .blank)
  }

  @Test func aCanvasOfNoSizeTakesAnything() {
    var canvas = canvas(0, -4)
    canvas.write("abc", at: Position(row: 0, column: 0), as: .text)
    canvas.frame(Area(row: 0, column: 0, rows: 5, columns: 5), as: .border)
    canvas.restyle(Area(row: -1, column: -1, rows: 3, columns: 3), as: .focus)
    #expect(canvas.lines().isEmpty)
  }
}
