import CNcurses
package import TerminalKit

extension CursesTerminal {
  package func present(_ canvas: Canvas) {
    guard isOpen, shown != canvas else { return }
    holdingSignals { _ in
      let last = shown?.size == canvas.size ? shown : nil
      if last == nil { werase(window) }
      let size = size
      for row in 0..<min(size.rows, canvas.size.rows)
      where last == nil || !canvas.hasSameRow(row, as: last) {
        blit(canvas, row: row, columns: min(size.columns, canvas.size.columns))
      }
      place(canvas.cursor, within: size)
      wnoutrefresh(window)
      doupdate()
    }
    shown = canvas
  }

  /// Writes a whole row: no cursor that moves, wraps or fails in the last corner.
  private func blit(_ canvas: Canvas, row: Int, columns: Int) {
    cells.removeAll(keepingCapacity: true)
    let start = row * canvas.size.columns
    var ink = Ink.role(.text)
    var look = inks.look(of: ink)
    var column = 0
    while column < columns {
      let cell = canvas.cells[start + column]
      if cell.ink != ink {
        ink = cell.ink
        look = inks.look(of: ink)
      }
      let fits = !cell.isContinuation && column + Int(cell.glyph.width) <= columns
      let glyph = fits ? drawable(cell.glyph) : .blank
      append(glyph, look)
      column += Int(glyph.width)
      if fits && glyph.width < cell.glyph.width {
        append(.blank, look)
        column += 1
      }
    }
    wmove(window, Int32(row), 0)
    wadd_wchnstr(window, cells, Int32(cells.count))
  }

  private func append(_ glyph: Glyph, _ look: Look) {
    var cell = cchar_t()
    let marks = glyph.marks
    if !curses_set_cell(
      &cell, glyph.base, marks[0], marks[1], marks[2], marks[3], look.attributes, look.pair)
    {
      let blanks = UInt32(0x20)
      _ = curses_set_cell(&cell, blanks, 0, 0, 0, 0, look.attributes, look.pair)
    }
    cells.append(cell)
  }

  private func place(_ cursor: Position?, within size: Size) {
    let isVisible =
      cursor.map { (0..<size.rows).contains($0.row) && (0..<size.columns).contains($0.column) }
      ?? false
    if let cursor, isVisible { wmove(window, Int32(cursor.row), Int32(cursor.column)) }
    // A hidden cursor may stay where the last change left it, which saves moving it at each tick.
    leaveok(window, !isVisible)
    guard isVisible != isCursorVisible else { return }
    isCursorVisible = isVisible
    curs_set(isVisible ? 1 : 0)
  }

  /// Paints every cell again, whatever the terminal shows.
  func repaint() {
    clearok(curses_shown_window(), true)
    doupdate()
  }
}

extension Canvas {
  fileprivate func hasSameRow(_ row: Int, as other: Canvas?) -> Bool {
    guard let other else { return false }
    let range = row * size.columns..<(row + 1) * size.columns
    return cells[range] == other.cells[range]
  }
}
