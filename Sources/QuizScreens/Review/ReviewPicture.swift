import TerminalKit

/// The picture of a question that is looked at again: beside the text, or among it and scrolled with
/// it.
struct ReviewPicture {
  private let block: PictureBlock
  private let isBeside: Bool
  private let column: Int
  private var row = 0

  /// Finds a place for a picture; `nil` where words say more than what would fit.
  init?(_ picture: QuestionPicture, page: Page) {
    let body = page.body
    let beside = Size(columns: body.columns / 2, rows: body.rows)
    let among = Size(columns: body.columns - 1, rows: QuestionPicture.anyRows)
    if !page.isCompact, let found = picture.block(in: beside) {
      (block, isBeside, column) = (found, true, body.columns - found.size.columns - 2)
    } else if !picture.needsWords, let found = picture.block(in: among) {
      (block, isBeside, column) = (found, false, 0)
    } else if !picture.hasWords, let found = picture.narrowed(to: among.columns) {
      (block, isBeside, column) = (found, false, 0)
    } else {
      return nil
    }
  }

  /// The columns that are lost to the text.
  var columnsTaken: Int { isBeside ? block.size.columns + 4 : 1 }

  /// Takes its place below so many lines; gives the lines that it takes from the text.
  mutating func stand(below lines: Int) -> Int {
    guard !isBeside else { return 0 }
    row = lines
    return block.size.rows + 1
  }

  func draw(on canvas: inout Canvas, scrolledBy rows: Int) {
    block.draw(on: &canvas, at: Position(row: isBeside ? 0 : row - rows, column: column))
  }
}
