/// A picture made of characters, as a `.txt` file of a deck or a picture program gives it.
///
/// Art without any colour is inked as `.accent`, so that it follows the theme.
package struct TextPicture: Equatable, Sendable {
  let canvas: Canvas

  /// The most that is read of a picture; what lies beyond is left out.
  package static let limit = Size(columns: 200, rows: 100)

  init(canvas: Canvas) {
    self.canvas = canvas
  }

  package var size: Size { canvas.size }
  package var isEmpty: Bool { size.columns == 0 || size.rows == 0 }

  /// Whether the picture is a whole rectangle; one whose corners are blank has a shape of its own.
  package var fillsCorners: Bool {
    let columns = size.columns
    guard !isEmpty else { return false }
    let corners = [0, columns - 1, columns * (size.rows - 1), columns * size.rows - 1]
    return corners.allSatisfy { canvas.cells[$0].glyph != .blank || canvas.cells[$0].hasGround }
  }

  /// Whether any cell has a colour of its own.
  package var isColoured: Bool {
    canvas.cells.contains { $0.ink != .role(.accent) }
  }

  /// Draws the picture with its upper left cell at a place, clipped at the canvas's edges.
  package func draw(into canvas: inout Canvas, at position: Position) {
    canvas.blit(self.canvas, at: position)
  }

  /// The rows as text, and as letters of their inks.
  package func lines() -> [String] { canvas.lines() }
  package func roles() -> [String] { canvas.roles() }
}

extension Cell {
  /// Whether it is filled with a colour of a picture.
  fileprivate var hasGround: Bool {
    if case .picture(_, .some) = ink { true } else { false }
  }
}
