import TerminalKit
import Testing

struct GridSelectionTests {
  // 0 1 2
  // 3 4 5
  // 6 7
  @Test(arguments: [
    (0, [Key.right], 1), (0, [.left], 0), (2, [.right], 3), (3, [.left], 2), (7, [.right], 7),
    (1, [.down], 4), (5, [.down], 7), (5, [.down, .up], 5), (5, [.down, .left, .up], 3),
    (1, [.up], 1), (7, [.down], 7), (4, [.home], 0), (4, [.end], 7), (2, [.pageDown], 7),
    (2, [.pageDown, .pageUp], 2), (7, [.pageUp], 1),
  ])
  func arrowsMoveInAllDirections(start: Int, keys: [Key], end: Int) {
    var grid = GridSelection(count: 8, columns: 3, index: start)
    for key in keys {
      let isTaken = grid.handle(key, page: 2)
      #expect(isTaken)
    }
    #expect(grid.index == end)
    let isTaken = grid.handle(.enter)
    #expect(!isTaken)
  }

  @Test(arguments: [Key.left, .right, .up, .down, .home, .end, .pageUp, .pageDown])
  func nothingIsChosenInAnEmptyGrid(key: Key) {
    var grid = GridSelection(count: 0, columns: 3)
    let isTaken = grid.handle(key)
    #expect(isTaken)
    #expect(grid.index == nil)
    #expect(grid.rows == 0)
  }

  @Test func theChosenCellIsKeptByAResizeAndClampedByAFilter() {
    var grid = GridSelection(count: 8, columns: 3, index: 5)
    grid.reshape(count: 8, columns: 2)
    #expect(grid.index == 5)
    #expect((grid.row, grid.column) == (2, 1))
    grid.reshape(count: 2, columns: 2)
    #expect(grid.index == 1)
    grid.reshape(count: 0, columns: 0)
    #expect(grid.index == nil)
    grid.reshape(count: 4, columns: 1)
    #expect(grid.index == 0)
  }
}
