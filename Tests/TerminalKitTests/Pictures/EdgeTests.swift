import TerminalKit
import Testing

struct EdgeTests {
  @Test(arguments: [
    ("\u{1B}[41m   \n   \u{1B}[0m", true), ("\u{1B}[31m███\n███", true),
    ("\u{1B}[0m \u{1B}[31m██\n███", false),
    ("\u{1B}[31m███\n██", false), (" \u{1B}[31m█\u{1B}[0m \n \u{1B}[31m█", false), ("", false),
  ])
  func onlyAWholeRectangleFillsItsCorners(text: String, isFull: Bool) {
    #expect(TextPicture(text).fillsCorners == isFull)
  }

  @Test(arguments: [
    ("31", "███\n███", false), ("97", "███\n███", true), ("31;107", "▀▀▀", true),
    ("30;41", "▄▄▄", true), ("31", "abc", false),
  ])
  func whiteAndBlackMayRunOutIntoTheGround(sgr: String, text: String, mayRunOut: Bool) {
    #expect(TextPicture("\u{1B}[\(sgr)m\(text)").mayRunOut == mayRunOut)
  }

  @Test func whiteInsideIsHeldByWhatIsAroundIt() {
    let picture = TextPicture("\u{1B}[31m███\n█\u{1B}[97m█\u{1B}[31m█\n███")
    #expect(!picture.mayRunOut)
    #expect(!TextPicture("███").mayRunOut)
  }

  @Test func anEdgeTakesTwoColumnsAndOneRow() {
    let edged = TextPicture("\u{1B}[31m██\n██").edged()
    let letters = edged.lettered { $0 == .red ? "r" : "g" }.picture
    #expect(edged.size == Size(columns: 4, rows: 3))
    #expect(edged.lines() == ["█▀▀█", "████", "█▀▀█"])
    #expect(letters.lines()[1] == "grrg")
  }

  @Test func aDrawingHasFewColours() {
    let shades = (0..<20).map { "\u{1B}[38;2;\($0);0;0m█" }.joined()
    #expect(!TextPicture(shades).isDrawing)
    #expect(TextPicture("\u{1B}[31m█\u{1B}[32m█").isDrawing)
    #expect(TextPicture("╭──╮").isDrawing)
  }
}
