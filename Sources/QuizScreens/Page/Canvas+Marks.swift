package import TerminalKit

extension Canvas {
  /// Writes an entry of a list, with the mark of the one that has the focus; returns its columns.
  ///
  /// The hardware cursor goes to the entry in focus.
  @discardableResult
  package mutating func writeEntry(
    _ text: String, at position: Position, isFocused: Bool, role: Role = .text, limit: Int? = nil
  ) -> Int {
    if isFocused {
      write("▸", at: position, as: .focus)
      cursor = Position(row: position.row, column: position.column + 2)
    }
    let start = Position(row: position.row, column: position.column + 2)
    return 2 + write(text, at: start, as: isFocused ? .focus : role, limit: limit)
  }

  /// Says at the right end of a body's first and last row that there is more above or below.
  package mutating func markMore(above: Bool, below: Bool, in area: Area) {
    if above {
      writeRight("▲", at: Position(row: area.row, column: area.endColumn), as: .accent)
    }
    if below {
      writeRight("▼", at: Position(row: area.endRow - 1, column: area.endColumn), as: .accent)
    }
  }
}
