import CNcurses
import Glibc
package import TerminalKit

extension CursesTerminal {
  package func present(_ canvas: Canvas) {
    guard isOpen else { return }
    let size = size
    let last = shown?.size == canvas.size ? shown : nil
    // A blank screen has all that is blank already, unless the theme inks that.
    let isBlankKnown = last == nil && inks.look(of: Cell.blank.ink) == .plain
    let rows = (0..<min(size.rows, canvas.size.rows)).filter { row in
      isBlankKnown ? canvas.columnsBeforeBlanks(row) > 0 : !canvas.hasSameRow(row, as: last)
    }
    shown = canvas
    guard last == nil || !rows.isEmpty || last?.cursor != canvas.cursor else { return }
    holdingSignals { _ in
      if last == nil { werase(window) }
      for row in rows {
        var columns = min(size.columns, canvas.size.columns)
        if isBlankKnown { columns = min(columns, canvas.columnsBeforeBlanks(row)) }
        blit(canvas, row: row, columns: columns)
      }
      place(canvas.cursor, within: size)
      wnoutrefresh(window)
      doupdate()
    }
  }

  /// Writes a row at once: no cursor that moves, wraps or fails in the last corner.
  private func blit(_ canvas: Canvas, row: Int, columns: Int) {
    var cells = cells
    self.cells = []
    defer { self.cells = cells }
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
      cells.append(Self.cell(glyph, look))
      column += Int(glyph.width)
      if fits && glyph.width < cell.glyph.width {
        cells.append(Self.cell(.blank, look))
        column += 1
      }
    }
    wmove(window, Int32(row), 0)
    wadd_wchnstr(window, cells, Int32(cells.count))
  }

  private static func cell(_ glyph: Glyph, _ look: Look) -> cchar_t {
    var cell = cchar_t()
    let marks = glyph.marks
    // A line of a frame that is underlined would look like a ladder.
    let isLine = (0x2500...0x259F).contains(glyph.base)
    let attributes = isLine ? look.attributes & ~CURSES_UNDERLINE : look.attributes
    if !curses_set_cell(
      &cell, glyph.base, marks[0], marks[1], marks[2], marks[3], attributes, look.pair)
    {
      let blanks = UInt32(0x20)
      _ = curses_set_cell(&cell, blanks, 0, 0, 0, 0, attributes, look.pair)
    }
    return cell
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
  /// How many columns of a row stand before the blanks at its end.
  fileprivate func columnsBeforeBlanks(_ row: Int) -> Int {
    let start = row * size.columns
    var columns = size.columns
    while columns > 0, cells[start + columns - 1] == .blank { columns -= 1 }
    return columns
  }

  fileprivate func hasSameRow(_ row: Int, as other: Canvas?) -> Bool {
    guard let other else { return false }
    let range = row * size.columns..<(row + 1) * size.columns
    // Most rows are the same byte for byte, which is far quicker to see than cell by cell.
    let isSameMemory = cells.withUnsafeBytes { mine in
      other.cells.withUnsafeBytes { theirs in
        guard let mine = mine.baseAddress, let theirs = theirs.baseAddress else { return true }
        let stride = MemoryLayout<Cell>.stride
        let start = range.lowerBound * stride
        return memcmp(mine + start, theirs + start, range.count * stride) == 0
      }
    }
    return isSameMemory || cells[range] == other.cells[range]
  }
}
