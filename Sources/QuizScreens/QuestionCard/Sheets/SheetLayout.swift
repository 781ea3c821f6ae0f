import QuizEngine
import TerminalKit

/// The answer sheet under the stem: what is answered, and a picture above or beside it.
struct SheetLayout {
  let rows: Int
  private let place: PicturePlace
  /// The first rows of what is beside each other, and of the answers.
  private let start: Int
  private let gap: Int
  private let indent: Int
  private let width: Int

  /// Lays the sheet out below so many rows, with its answers as they are in its whole width.
  init(entry: Paper.Entry, space: CardSpace, answers: any AnswerRows, rowsTaken: Int) {
    width = space.width
    indent = space.indent
    let room = max(3, space.visibleRows - rowsTaken - space.verdictRows)
    place =
      space.picture(of: entry).map {
        PicturePlace($0, entry: entry, space: space, answers: answers, rows: room)
      } ?? PicturePlace(answers: answers)
    let pictureRows = place.block?.size.rows ?? 0
    let above = place.isBeside ? 0 : pictureRows
    let high = place.isBeside ? max(place.answers.height, pictureRows) : place.answers.height
    let captionRows = place.caption.count
    // Where room is scarce, air stands only where nothing has to scroll for it.
    let air = captionRows + above + high < room ? 1 : space.air
    start = captionRows == 0 ? 0 : captionRows + (above > 0 ? space.air : air)
    gap = start + (above == 0 ? 0 : above + air)
    rows = gap + high
  }

  /// The answers of a question in the whole width.
  static func answers(_ entry: Paper.Entry, space: CardSpace) -> any AnswerRows {
    space.answerRows(for: entry, columns: space.width - space.indent)
  }

  /// How many rows the sheet needs at least, before the stem takes what it can have.
  static func leastRows(
    _ entry: Paper.Entry, space: CardSpace, answers: any AnswerRows
  ) -> Int {
    guard let picture = space.picture(of: entry) else { return max(answers.height, 2) }
    let words = picture.words(width: space.width - space.indent).count + space.air
    let beside = Size(columns: space.width * 2 / 3, rows: QuestionPicture.anyRows)
    let above = Size(columns: space.width, rows: QuestionPicture.anyRows)
    let rows =
      picture.block(in: beside).map { $0.size.rows + (picture.needsWords ? words : 0) }
      ?? (picture.block(in: above)?.size.rows ?? words) + answers.height
    // A stem of two lines in its frame, and the verdict, keep their rows.
    let stemRows = space.isCompact ? 1 : 4
    return max(answers.height, min(rows, space.visibleRows - stemRows - space.verdictRows))
  }

  /// The rows of each answer, with the sheet's first row at a row.
  func optionRows(from top: Int) -> [Range<Int>] {
    let start = top + gap
    return place.answers.focusRows.map { $0.lowerBound + start..<$0.upperBound + start }
  }

  /// Draws the sheet with its first row at a row.
  func draw(on canvas: inout Canvas, from top: Int) {
    canvas.writeLines(
      place.caption, at: Position(row: top, column: indent),
      as: place.block == nil ? .text : .aside)
    if let picture = place.block {
      let column = place.isBeside ? width - picture.size.columns - indent / 2 : indent + 2
      let free = max(0, min(column, width - picture.size.columns))
      picture.draw(on: &canvas, at: Position(row: top + start, column: free))
    }
    place.answers.draw(on: &canvas, at: Position(row: top + gap, column: indent))
  }
}

extension CardSpace {
  fileprivate func picture(of entry: Paper.Entry) -> QuestionPicture? {
    QuestionPicture(
      of: entry.question, deckID: card.session.paper.outline.id, in: world, isCompact: isCompact)
  }
}
