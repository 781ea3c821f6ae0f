import QuizEngine
import TerminalKit

/// The answer sheet under the stem: what is answered, and a picture above or beside it.
struct SheetLayout {
  let rows: Int
  private let answers: any AnswerRows
  private let picture: PictureBlock?
  private let isBeside: Bool
  private let gap: Int
  private let indent: Int
  private let width: Int

  /// Lays the sheet out below so many rows, with its answers as they are in its whole width.
  init(entry: Paper.Entry, space: CardSpace, answers: any AnswerRows, rowsTaken: Int) {
    width = space.width
    indent = space.indent
    // Two rows are kept for the verdict.
    let room = max(3, space.visibleRows - rowsTaken - 2)
    let block = PictureBlock(
      of: entry.question, deckID: space.card.session.paper.outline.id, in: space.world,
      place: Size(columns: width * 2 / 3, rows: room), framed: !space.isCompact)
    let columns = width - indent - (block?.size.columns ?? 0) - 3 - indent / 2
    let textColumns = columns - answers.textOffset
    let fitsBeside = block.map { _ in textColumns >= min(answers.longestLine, 24) } ?? false
    self.answers =
      fitsBeside && answers.longestLine > textColumns
      ? space.answerRows(for: entry, columns: columns) : answers
    picture = block
    isBeside = fitsBeside
    let pictureRows = block?.size.rows ?? 0
    gap = fitsBeside || pictureRows == 0 ? 0 : pictureRows + 1
    rows = fitsBeside ? max(self.answers.height, pictureRows) : gap + self.answers.height
  }

  /// The answers of a question in the whole width.
  static func answers(_ entry: Paper.Entry, space: CardSpace) -> any AnswerRows {
    space.answerRows(for: entry, columns: space.width - space.indent)
  }

  /// How many rows the sheet needs at least, before the stem takes what it can have.
  static func leastRows(
    _ entry: Paper.Entry, space: CardSpace, answers: any AnswerRows
  ) -> Int {
    guard entry.question.image != nil else { return max(answers.height, 2) }
    let deckID = space.card.session.paper.outline.id
    let rows = PictureBlock.fullRows(of: entry.question, deckID: deckID, in: space.world)
    // A stem of two lines in its frame, and the verdict, keep their rows.
    return max(answers.height, min(rows, space.visibleRows - 6))
  }

  /// The rows of each answer, with the sheet's first row at a row.
  func optionRows(from top: Int) -> [Range<Int>] {
    let start = top + gap
    return answers.focusRows.map { $0.lowerBound + start..<$0.upperBound + start }
  }

  /// Draws the sheet with its first row at a row.
  func draw(on canvas: inout Canvas, from top: Int) {
    if let picture {
      let column = isBeside ? width - picture.size.columns - indent / 2 : indent + 2
      picture.draw(on: &canvas, at: Position(row: top, column: max(0, column)))
    }
    answers.draw(on: &canvas, at: Position(row: top + gap, column: indent))
  }
}
