import TerminalKit

/// Numbered texts under each other, each with a sign before it and perhaps a mark.
struct NumberedRows: AnswerRows {
  let textOffset: Int
  private let lines: [[String]]
  private let looks: [RowLook]
  private let numberColumns: Int

  /// The columns of a mark before a text.
  private static let markColumns = 4

  /// Breaks the texts for a number of columns; the looks are theirs, one for each.
  init(_ texts: [String], looks: [RowLook], space: CardSpace, columns: Int) {
    numberColumns = texts.count > 9 || space.indent > 0 ? 4 : 2
    let isMarked = looks.contains { $0.mark != nil }
    textOffset = 2 + numberColumns + (isMarked ? Self.markColumns : 0)
    let width = max(4, columns - textOffset)
    lines = texts.map { wrapped($0, width: width) }
    self.looks = looks
  }

  var height: Int { lines.reduce(0) { $0 + $1.count } }
  var longestLine: Int { lines.joined().map { displayWidth(of: $0) }.max() ?? 0 }

  var focusRows: [Range<Int>] {
    var row = 0
    return lines.map { lines in
      defer { row += lines.count }
      return row..<row + lines.count
    }
  }

  func draw(on canvas: inout Canvas, at origin: Position) {
    for ((rows, look), lines) in zip(zip(focusRows, looks), lines) {
      let at = Position(row: origin.row + rows.lowerBound, column: origin.column)
      canvas.write(look.sign, at: at, as: look.role)
      let number = Position(row: at.row, column: at.column + 2)
      canvas.write(look.number, at: number, as: look.isQuiet ? .aside : .key)
      if let mark = look.mark {
        canvas.write(
          mark, at: Position(row: at.row, column: number.column + numberColumns),
          as: look.markRole ?? look.role)
      }
      let text = Position(row: at.row, column: at.column + textOffset)
      canvas.writeLines(lines, at: text, as: look.role)
      if look.hasCursor { canvas.cursor = text }
    }
  }
}
