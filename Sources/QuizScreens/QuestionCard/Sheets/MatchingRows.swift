import QuizEngine
import TerminalKit

/// Things on the left, each with its chosen partner, and all partners by their numbers below them
/// or, where there is room, beside them.
struct MatchingRows: AnswerRows {
  private let pairs: PairLines
  private let partners: PartnerList
  private let isBeside: Bool

  /// The least columns for lefts and partners side by side, and the blank ones between them.
  private static let besideColumns = 80
  private static let gap = 4
  /// The most partners that stand under each other below the lefts.
  private static let listed = 6

  init(_ matching: Matching, entry: Paper.Entry, space: CardSpace, columns: Int) {
    let rights = entry.optionOrder.map { matching.rights[$0] }
    isBeside = columns >= Self.besideColumns
    let longest = rights.map { displayWidth(of: $0) }.max() ?? 0
    let listColumns =
      isBeside
      ? min(longest + PartnerList.numberColumns(rights.count), columns * 2 / 5) : columns - 2
    partners = PartnerList(
      rights, space: space, columns: listColumns,
      isGrid: space.isCompact || !isBeside && rights.count > Self.listed)
    pairs = PairLines(
      matching, entry: entry, space: space,
      columns: isBeside ? columns - listColumns - Self.gap : columns)
  }

  /// A line of air stands between the two where they are under each other.
  private var listStart: Int { isBeside ? 0 : pairs.height + 1 }

  var height: Int { max(pairs.height, listStart + partners.height) }
  var focusRows: [Range<Int>] { pairs.focusRows }
  var textOffset: Int { 2 }
  var longestLine: Int { max(pairs.longestLine, partners.longestLine) }

  func draw(on canvas: inout Canvas, at origin: Position) {
    pairs.draw(on: &canvas, at: origin)
    partners.draw(
      on: &canvas,
      at: Position(
        row: origin.row + listStart,
        column: origin.column + (isBeside ? pairs.columns + Self.gap : 2)))
  }
}
