import TerminalKit
import Testing

struct ScalingTests {
  /// Three stripes of equal width, each row of cells two rows of pixels.
  private func tricolour(columns: Int, rows: Int) -> TextPicture {
    let stripe = String(repeating: " ", count: columns / 3)
    let row = "\u{1B}[42m\(stripe)\u{1B}[107m\(stripe)\u{1B}[41m\(stripe)\u{1B}[0m"
    return TextPicture(Array(repeating: row, count: rows).joined(separator: "\n"))
  }

  @Test(arguments: [
    (30, 10, 15, 10, 15, 5), (30, 10, 30, 5, 15, 5), (30, 10, 30, 10, 30, 10),
    (30, 10, 99, 99, 30, 10), (30, 10, 3, 99, 3, 1), (30, 10, 99, 1, 3, 1), (60, 4, 7, 7, 7, 1),
    (3, 40, 3, 3, 1, 3),
  ])
  func proportionsAreKept(
    columns: Int, rows: Int, placeColumns: Int, placeRows: Int, newColumns: Int, newRows: Int
  ) throws {
    let picture = tricolour(columns: columns, rows: rows)
    let small = try #require(
      picture.scaled(toFit: Size(columns: placeColumns, rows: placeRows)))
    #expect(small.size == Size(columns: newColumns, rows: newRows))
  }

  @Test func stripesStayStripes() throws {
    let small = try #require(
      tricolour(columns: 30, rows: 10).scaled(toFit: Size(columns: 6, rows: 4)))
    let lettered = small.lettered { $0 == .green ? "g" : $0 == .white ? "w" : "r" }
    #expect(lettered.picture.lines() == ["ggwwrr", "ggwwrr"])
    #expect(lettered.colours == [.white, .red, .green])
  }

  @Test(arguments: [
    ("rrrrwwwwrrrr", 9, true), ("rrrwkwrrr", 9, true), ("rrrrwkwrrrr", 3, false),
    ("wwrrwwrrww", 2, false),
  ])
  func aSmallerPictureKeepsItsStripesOrNot(stripes: String, rows: Int, keeps: Bool) throws {
    // Each letter is a row of pixels.
    let colours: [Character: Int] = ["r": 1, "w": 7, "k": 0]
    let pixels = stripes.compactMap { colours[$0] } + (stripes.count % 2 == 0 ? [] : [1])
    let lines = stride(from: 0, to: pixels.count, by: 2).map {
      "\u{1B}[\(30 + pixels[$0]);\(40 + pixels[$0 + 1])m" + String(repeating: "▀", count: 12)
    }
    let picture = TextPicture(lines.joined(separator: "\n"))
    let small = try #require(picture.scaled(toFit: Size(columns: 12, rows: (rows + 1) / 2)))
    #expect(small.keepsStripes(of: picture) == keeps)
  }

  @Test func theMajorityOfThePixelsDecides() throws {
    let picture = TextPicture("\u{1B}[31m██\u{1B}[32m▀\u{1B}[31m█\n██\u{1B}[0m  \n")
    let small = try #require(picture.scaled(toFit: Size(columns: 2, rows: 1)))
    #expect(small.lines() == ["█▀"])
    #expect(small.lettered { $0 == .red ? "r" : "g" }.picture.lines() == ["rr"])
  }

  @Test func artWithoutColoursIsScaledToo() throws {
    let small = try #require(
      TextPicture("████\n    \n████\n████").scaled(toFit: Size(columns: 2, rows: 4)))
    #expect(small.lines() == ["▀▀", "██"])
    #expect(small.roles() == ["AA", "AA"])
  }

  @Test func aPictureOfOtherSignsIsShownWholeOrNotAtAll() {
    let picture = TextPicture("╭──╮\n╰──╯")
    #expect(picture.scaled(toFit: Size(columns: 4, rows: 2)) == picture)
    #expect(picture.scaled(toFit: Size(columns: 3, rows: 2)) == nil)
    #expect(picture.scaled(toFit: Size(columns: 0, rows: 2)) == nil)
  }
}
