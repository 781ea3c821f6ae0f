import TerminalKit

/// A picture as it stands on a screen: with its edge, in colour or as letters with a legend.
struct PictureBlock {
  /// The size of all of it, edge and legend included.
  let size: Size
  private let picture: TextPicture
  private let edge: Edge
  private let legend: [String]

  /// What shows where a picture ends.
  enum Edge {
    case none
    /// A grey line of one pixel.
    case thin
    /// A frame.
    case line

    /// The cells it takes.
    var cells: Size {
      switch self {
      case .none: Size(columns: 0, rows: 0)
      case .thin: Size(columns: 2, rows: 1)
      case .line: Size(columns: 2, rows: 2)
      }
    }
  }

  init(_ picture: TextPicture, edge: Edge, in world: Surroundings) {
    let lettered = world.hasColour ? nil : picture.lettered(world.words.colourLetter)
    let names = lettered?.colours.map { world.words.colourName($0) } ?? []
    let columns = picture.size.columns + edge.cells.columns
    // Three names stand in a row where there is room for them.
    let least = Page(size: world.size).isCompact ? 18 : 24
    let width = names.isEmpty ? columns : max(columns, least)
    legend = names.isEmpty ? [] : wrapped(names.joined(separator: "  "), width: width)
    size = Size(columns: width, rows: picture.size.rows + edge.cells.rows + legend.count)
    self.picture = lettered?.picture ?? (edge == .thin ? picture.edged() : picture)
    self.edge = edge
  }

  /// The rows of the legend.
  var legendRows: Int { legend.count }

  func draw(on canvas: inout Canvas, at origin: Position) {
    var at = origin
    if edge == .line {
      let cells = edge.cells
      canvas.frame(
        Area(
          row: origin.row, column: origin.column, rows: picture.size.rows + cells.rows,
          columns: picture.size.columns + cells.columns), as: .border, style: .plain)
      at = Position(row: origin.row + 1, column: origin.column + 1)
    }
    picture.draw(into: &canvas, at: at)
    canvas.writeLines(
      legend, at: Position(row: origin.row + size.rows - legend.count, column: origin.column),
      as: .aside)
  }
}
