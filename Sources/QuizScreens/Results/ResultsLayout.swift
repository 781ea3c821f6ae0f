import TerminalKit

/// Where the parts of the results stand.
struct ResultsLayout {
  let page: Page
  /// The headline of the result.
  let headline: Area
  /// The report; it scrolls where it is longer.
  let report: Area
  /// The ways on.
  let ways: Area

  init(size: Size) {
    page = Page(size: size)
    let wayRows = page.isCompact ? 1 : 2
    headline = Area(
      row: page.body.row, column: page.body.column, rows: page.isCompact ? 2 : 4,
      columns: page.body.columns)
    report = page.body.droppingTop(headline.rows).droppingBottom(wayRows)
    ways = Area(
      row: report.endRow + (page.isCompact ? 0 : 1), column: page.body.column, rows: 1,
      columns: page.body.columns)
  }
}
