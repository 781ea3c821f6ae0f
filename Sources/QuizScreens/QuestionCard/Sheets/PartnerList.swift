import QuizEngine
import TerminalKit

/// The things on the right of a matching by their numbers; those in use are quieter.
struct PartnerList {
  private let cells: [Cell]
  private let numberColumns: Int
  let height: Int
  let longestLine: Int

  /// A partner and where it stands.
  private struct Cell {
    var number: String
    var lines: [String]
    var isQuiet: Bool
    var at: Position
  }

  /// The blank columns between the cells of a grid.
  private static let gap = 2

  /// The columns of the numbers before so many texts.
  static func numberColumns(_ count: Int) -> Int { count > 9 ? 3 : 2 }

  /// Lays the texts out under each other, or side by side where room is scarce and they are short.
  init(_ texts: [String], space: CardSpace, columns: Int, isGrid: Bool) {
    let numberColumns = Self.numberColumns(texts.count)
    var used: [Int?] = []
    if case .partners(let partners, _) = space.card.sheet.marks { used = partners }
    let longest = texts.map { displayWidth(of: $0) }.max() ?? 0
    let least = numberColumns + longest + Self.gap
    let perRow = isGrid ? max(1, (columns + Self.gap) / max(1, least)) : 1
    let cellColumns = perRow > 1 ? least : columns
    var row = 0
    var cells: [Cell] = []
    for (place, text) in texts.enumerated() {
      let lines = wrapped(text, width: max(4, cellColumns - numberColumns))
      let column = place % perRow
      cells.append(
        Cell(
          number: "\(place + 1)", lines: lines,
          isQuiet: !space.showsVerdict && used.contains(place),
          at: Position(row: row, column: column * cellColumns)))
      if column == perRow - 1 || place == texts.count - 1 { row += lines.count }
    }
    self.cells = cells
    height = row
    longestLine =
      numberColumns + (cells.flatMap(\.lines).map { displayWidth(of: $0) }.max() ?? 0)
    self.numberColumns = numberColumns
  }

  func draw(on canvas: inout Canvas, at origin: Position) {
    for cell in cells {
      let at = Position(row: origin.row + cell.at.row, column: origin.column + cell.at.column)
      canvas.write(cell.number, at: at, as: cell.isQuiet ? .aside : .key)
      canvas.writeLines(
        cell.lines, at: Position(row: at.row, column: at.column + numberColumns),
        as: cell.isQuiet ? .aside : .text)
    }
  }
}
