import TerminalKit
import Testing

struct VerticalScrollTests {
  @Test(arguments: [
    ([Key.down], 1..<4), ([.up], 0..<3), ([.pageDown], 2..<5), ([.end], 7..<10),
    ([.end, .down], 7..<10), ([.end, .pageUp], 5..<8), ([.end, .home], 0..<3),
    ([.pageDown, .pageDown, .pageDown, .pageDown, .pageDown, .up], 6..<9),
  ])
  func keysScrollWithinTheText(keys: [Key], rows: Range<Int>) {
    var scroll = VerticalScroll()
    for key in keys {
      let isTaken = scroll.handle(key, total: 10, visible: 3)
      #expect(isTaken)
    }
    #expect(scroll.shown(total: 10, visible: 3) == rows)
    let isTaken = scroll.handle(.enter, total: 10, visible: 3)
    #expect(!isTaken)
  }

  @Test(arguments: [
    (10, 20, 0..<10), (10, 4, 6..<10), (0, 5, 0..<0), (3, 0, 3..<3), (3, -1, 3..<3), (5, 5, 0..<5),
  ])
  func theOffsetFitsAnySize(total: Int, visible: Int, rows: Range<Int>) {
    #expect(VerticalScroll(offset: 99).shown(total: total, visible: visible) == rows)
  }

  @Test(arguments: [(0..<1, 0), (5..<6, 3), (4..<6, 3), (9..<10, 7), (2..<9, 2)])
  func rowsAreBroughtIntoSight(rows: Range<Int>, start: Int) {
    var scroll = VerticalScroll()
    scroll.reveal(rows, total: 10, visible: 3)
    #expect(scroll.shown(total: 10, visible: 3).lowerBound == start)
  }

  @Test(arguments: [
    (0, ["one    ", "two   ▼"]), (1, ["two   ▲", "three ▼"]), (9, ["three ▲", "four"]),
  ])
  func signsTellThatThereIsMore(offset: Int, lines: [String]) {
    var canvas = Canvas(size: Size(columns: 7, rows: 2))
    VerticalScroll(offset: offset)
      .draw(["one", "two", "three", "four"], into: &canvas, area: canvas.area, as: .text)
    let trimmed = lines.map { line in String(line.reversed().drop { $0 == " " }.reversed()) }
    #expect(canvas.lines() == trimmed)
  }

  @Test func aTextThatFitsHasNoSigns() {
    var canvas = Canvas(size: Size(columns: 5, rows: 2))
    VerticalScroll(offset: 3).draw(["a", "b"], into: &canvas, area: canvas.area, as: .text)
    #expect(canvas.lines() == ["a", "b"])
  }
}
