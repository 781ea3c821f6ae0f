import QuizScreens
import TerminalKit

/// What may never be on a canvas, whatever a deck holds.
struct CanvasFaults {
  /// The faults in words; none where the canvas is sound.
  private(set) var found: [String] = []
  private let canvas: Canvas
  private let size: Size
  private let area: Area
  private let isCovered: Bool

  /// Looks at all cells; what lies under a dialog may be cut off.
  init(_ canvas: Canvas, isCovered: Bool = false) {
    self.canvas = canvas
    self.isCovered = isCovered
    size = canvas.size
    area = Page(size: canvas.size).area
    let cells = canvas.cells
    for row in 0..<size.rows {
      for column in 0..<size.columns {
        let cell = cells[row * size.columns + column]
        if cell == .blank { continue }
        look(at: cell, row, column)
      }
    }
  }

  private mutating func look(at cell: Cell, _ row: Int, _ column: Int) {
    let place = "row \(row), column \(column)"
    let next = canvas[row, column + 1]
    if cell.glyph.width == 2, !next.isContinuation { found.append("half a wide glyph, \(place)") }
    if cell.isContinuation {
      if canvas[row, column - 1].glyph.width != 2 { found.append("a right half alone, \(place)") }
      return
    }
    if cell.glyph.base >= 0x7F || cell.glyph.base < 0x20 {
      for scalar in cell.glyph.text.unicodeScalars where Self.hasNoCell(scalar) {
        found.append("U+\(String(scalar.value, radix: 16)), \(place)")
      }
    }
    if column < area.column || column >= area.endColumn {
      // Beside the page there may only be signs of more.
      let isSign =
        column == area.endColumn && (sign(row, column) == "▲" || sign(row, column) == "▼")
      if cell.glyph != .blank, !isSign { found.append("text beside the page, \(place)") }
    }
    switch sign(row, column) {
    case "╭": follow(row, column, ["╮", "│", "╰", "╯"])
    // The lettering of Welcome has such corners too, in its own role.
    case "┏" where cell.ink != .role(.accent): follow(row, column, ["┓", "┃", "┗", "┛"])
    case "┌": follow(row, column, ["┐", "│", "└", "┘"])
    default: break
    }
  }

  /// Follows a frame down from its upper left corner: both sides must be there on every row.
  private mutating func follow(_ row: Int, _ left: Int, _ signs: [Unicode.Scalar]) {
    guard let right = (left + 1..<size.columns).first(where: { sign(row, $0) == signs[0] }) else {
      found.append("a frame without a right corner, row \(row)")
      return
    }
    var below = row + 1
    while below < size.rows, sign(below, left) == signs[1] {
      if sign(below, right) != signs[1], !isCovered { found.append("no right side, row \(below)") }
      below += 1
    }
    let isClosed = sign(below, left) == signs[2] && sign(below, right) == signs[3]
    // A card that scrolls ends with the body.
    if !isClosed, !isCovered, below < Page(size: size).footer.row - 1 {
      found.append("an open frame, row \(below)")
    }
  }

  private func sign(_ row: Int, _ column: Int) -> Unicode.Scalar {
    Unicode.Scalar(canvas[row, column].glyph.base) ?? " "
  }

  /// Control, bidi and other characters that a cell cannot show.
  private static func hasNoCell(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .surrogate, .unassigned, .lineSeparator, .paragraphSeparator: true
    default: false
    }
  }
}
