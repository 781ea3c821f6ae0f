/// The chosen one of some cells that stand in rows of so many columns; a list has one column.
package struct GridSelection: Equatable, Sendable {
  /// How many cells there are.
  package private(set) var count: Int
  package private(set) var columns: Int
  private var chosen: Int
  /// The column that moving up and down keeps, though a short last row may lack it.
  private var keptColumn: Int

  package init(count: Int, columns: Int = 1, index: Int = 0) {
    self.count = max(0, count)
    self.columns = max(1, columns)
    chosen = 0
    keptColumn = 0
    select(index)
  }

  /// The chosen cell; `nil` where there is none.
  package var index: Int? { count == 0 ? nil : chosen }
  package var row: Int { chosen / columns }
  package var column: Int { chosen % columns }
  package var rows: Int { (count + columns - 1) / columns }

  /// Chooses a cell; one beyond the ends is the first or last.
  package mutating func select(_ index: Int) {
    chosen = max(0, min(index, count - 1))
    keptColumn = column
  }

  /// Takes another number of cells, or of columns after a resize, and keeps the chosen one.
  package mutating func reshape(count: Int, columns: Int) {
    self.count = max(0, count)
    self.columns = max(1, columns)
    select(chosen)
  }

  /// Moves by the arrows, Home and End, and by `page` rows with PgUp and PgDn.
  ///
  /// Left and right go on in the row before and after; nothing wraps around the ends. `false` for
  /// any other key.
  package mutating func handle(_ key: Key, page: Int = 1) -> Bool {
    switch key {
    case .left: select(chosen - 1)
    case .right: select(chosen + 1)
    case .up: moveRows(by: -1)
    case .down: moveRows(by: 1)
    case .pageUp: moveRows(by: -max(1, page))
    case .pageDown: moveRows(by: max(1, page))
    case .home: select(0)
    case .end: select(count - 1)
    default: return false
    }
    return true
  }

  private mutating func moveRows(by rows: Int) {
    guard count > 0 else { return }
    let target = max(0, min(row + rows, self.rows - 1))
    chosen = min(target * columns + keptColumn, count - 1)
  }
}
