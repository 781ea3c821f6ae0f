package import TerminalKit

/// How a screen is divided: header, body and footer in one column, in the middle of a large terminal.
package struct Page: Equatable, Sendable {
  /// The least size at which everything can be used.
  package static let minimum = Size(columns: 40, rows: 12)
  /// Beyond this a page does not grow: longer lines are hard to read.
  package static let widest = 88
  /// Beyond this a page grows only where its content would be cut.
  package static let tallest = 32

  /// The column of content, without the blank columns at its sides.
  package let area: Area
  /// The part between header and footer, without the lines of air.
  package let body: Area
  /// Whether space is scarce: frames and lines of air are left out.
  package let isCompact: Bool

  /// Divides a terminal, with so many header rows (one with the breadcrumb, further ones of the
  /// screen's own) and, where there is room, so many rows for the body.
  package init(size: Size, headerRows: Int = 1, bodyRows: Int = 0) {
    isCompact = size.columns < 60 || size.rows < 20
    let rows = min(size.rows, max(Self.tallest, headerRows + bodyRows + 3))
    let whole = Area(
      row: (size.rows - rows) / 2, column: 1, rows: rows, columns: max(0, size.columns - 2))
    area = whole.centred(width: Self.widest)
    let air = isCompact ? 0 : 1
    body = area.droppingTop(headerRows + air).droppingBottom(1 + air)
  }

  package var header: Position { area.origin }
  package var footer: Position { Position(row: area.endRow - 1, column: area.column) }

  package static func fits(_ size: Size) -> Bool {
    size.columns >= minimum.columns && size.rows >= minimum.rows
  }
}
