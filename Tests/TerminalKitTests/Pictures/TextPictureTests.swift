import TerminalKit
import Testing

struct TextPictureTests {
  private func ink(_ foreground: RGB?, _ background: RGB? = nil) -> Ink {
    .picture(foreground: foreground, background: background)
  }

  /// The inks of the first row, as the picture draws them.
  private func inks(_ text: String) -> [Ink] {
    let picture = TextPicture(text)
    var canvas = Canvas(size: picture.size)
    picture.draw(into: &canvas, at: Position(row: 0, column: 0))
    return canvas.cells.prefix(picture.size.columns).map(\.ink)
  }

  @Test(
    arguments: [
      ("\u{1B}[31mx", RGB(205, 0, 0), nil), ("\u{1B}[1;31mx", RGB(255, 0, 0), nil),
      ("\u{1B}[91mx", RGB(255, 0, 0), nil), ("\u{1B}[44mx", nil, RGB(0, 0, 238)),
      ("\u{1B}[104mx", nil, RGB(92, 92, 255)), ("\u{1B}[38;5;196mx", RGB(255, 0, 0), nil),
      ("\u{1B}[48;5;244mx", nil, RGB(128, 128, 128)), ("\u{1B}[38;5;9mx", RGB(255, 0, 0), nil),
      ("\u{1B}[38;2;1;2;3;48;2;4;5;6mx", RGB(1, 2, 3), RGB(4, 5, 6)),
      ("\u{1B}[31;42m\u{1B}[39mx", nil, RGB(0, 205, 0)), ("\u{1B}[31;42;49mx", RGB(205, 0, 0), nil),
      ("\u{1B}[31m\u{1B}[38;2;1;2mx", RGB(205, 0, 0), nil),
      ("\u{1B}[31m\u{1B}[38;5;256mx", RGB(205, 0, 0), nil),
      ("\u{1B}[31m\u{1B}[5;9mx", RGB(205, 0, 0), nil),
      ("\u{1B}[31m\u{1B}[?25l\u{1B}[2J\u{1B}[9;9Hx", RGB(205, 0, 0), nil),
      ("\u{1B}[31;42;7mx", RGB(0, 205, 0), RGB(205, 0, 0)),
    ] as [(String, RGB?, RGB?)])
  func sgrSequencesSetTheColours(text: String, foreground: RGB?, background: RGB?) {
    #expect(inks(text) == [ink(foreground, background)])
  }

  @Test func aResetGoesBackToTheTerminalsOwn() {
    #expect(
      inks("\u{1B}[31ma\u{1B}[0mb\u{1B}[31mc\u{1B}[md") == [
        ink(RGB(205, 0, 0)), ink(nil), ink(RGB(205, 0, 0)), ink(nil),
      ])
  }

  @Test func coloursLastOverTheEndOfARow() {
    #expect(TextPicture("\u{1B}[31m█\n█").roles() == ["#", "#"])
  }

  @Test func aReversedHalfBlockIsItsOtherHalf() {
    let picture = TextPicture("\u{1B}[31;7m▀ █")
    #expect(picture.lines() == ["▄█"])
    #expect(
      inks("\u{1B}[31;7m▀ █") == [ink(RGB(205, 0, 0)), ink(RGB(205, 0, 0)), ink(RGB(205, 0, 0))])
  }

  @Test func artWithoutColoursFollowsTheTheme() {
    let picture = TextPicture("\u{FEFF} ▄█▄\r\n█\u{1B}[1m▀\u{1B}[0m█\n\n")
    #expect(picture.lines() == [" ▄█▄", "█▀█"])
    #expect(picture.roles() == ["AAAA", "AAAA"])
    #expect(!picture.isColoured)
  }

  @Test(arguments: [
    "\u{1B}]0;title\u{7}ok", "\u{1B}]8;;url\u{1B}\\ok", "\u{1B}P1$r\u{1B}\\ok", "\u{1B}(Bok",
    "\u{1B}cok", "\u{1B}[2Jok", "\u{1B}[6nok", "\u{1B}[1:2mok", "\u{1B}\u{1B}[31m\u{1B}[0mok",
    "\u{1B}]52;c;never closed\nok", "ok\u{1B}", "ok\u{1B}[", "ok\u{1B}[31",
  ])
  func everyOtherEscapeIsLeftOut(text: String) {
    #expect(TextPicture(text).lines().last == "ok")
  }

  @Test func controlCharactersAreReplacedAndTabsAreColumns() {
    #expect(TextPicture("a\tb\u{8}c\u{202E}").lines() == ["a       b\u{FFFD}c"])
  }

  @Test func aPictureIsLimited() {
    let row = String(repeating: "漢", count: 300)
    let picture = TextPicture(Array(repeating: row, count: 300).joined(separator: "\n"))
    #expect(picture.size == TextPicture.limit)
    #expect(TextPicture(String(repeating: "\n", count: 5_000)).isEmpty)
    #expect(TextPicture("").size == Size(columns: 0, rows: 0))
    #expect(TextPicture("x" + String(repeating: "\t", count: 500)).size.columns <= 200)
  }

  @Test func aPictureIsDrawnAndClipped() {
    var canvas = Canvas(size: Size(columns: 4, rows: 2))
    TextPicture("\u{1B}[32mabc\nabc\nabc").draw(into: &canvas, at: Position(row: 1, column: 2))
    #expect(canvas.lines() == ["", "  ab"])
    #expect(canvas.roles() == ["....", "..##"])
  }
}
