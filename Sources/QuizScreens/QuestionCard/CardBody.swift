import QuizEngine
import TerminalKit

/// The body of a question card as it is laid out for a size: stem, picture, options, verdict.
///
/// It may be higher than its place; the card scrolls then.
struct CardBody {
  /// The rows of each option.
  let optionRows: [Range<Int>]
  /// The rows of all that is answered or chosen from.
  let sheetRows: Range<Int>
  /// The rows of what is said after an answer.
  let verdictRows: Range<Int>
  /// How many rows of it can be seen at once.
  let visibleRows: Int
  let height: Int
  private let stem: StemLayout
  private let sheet: SheetLayout
  private let closing: [VerdictText.Line]
  private let frameRole: Role
  private let indent: Int

  /// Lays out what a card shows now; `nil` where it has no question.
  init?(of card: QuestionCardScreen, in world: Surroundings) {
    guard let entry = card.entry else { return nil }
    let space = CardSpace(of: card, in: world)
    visibleRows = space.visibleRows
    indent = space.indent
    frameRole = card.frameRole
    // To break lines is what costs most here; those of the options are made once.
    let answers = SheetLayout.answers(entry, space: space)
    stem = StemLayout(
      entry: entry, space: space,
      sheetRows: SheetLayout.leastRows(entry, space: space, answers: answers))
    sheet = SheetLayout(entry: entry, space: space, answers: answers, rowsTaken: stem.rows)
    closing = VerdictText(card: card, entry: entry, world: world)
      .lines(width: space.width - indent)
    optionRows = sheet.optionRows(from: stem.rows)
    let end = stem.rows + sheet.rows
    sheetRows = stem.rows..<end
    // The line of air before the verdict goes where it has no room.
    let start = end + (closing.isEmpty || end + 2 > visibleRows ? 0 : 1)
    verdictRows = start..<start + closing.count
    height = closing.isEmpty ? end : verdictRows.upperBound
  }

  /// The frame of the card with the body's first row at a row; empty where there is none.
  func frame(from top: Int) -> Area { stem.frame(from: top) }

  /// Draws the body with its first row at a row, which may lie above the canvas.
  func draw(on canvas: inout Canvas, from top: Int) {
    stem.draw(on: &canvas, from: top, role: frameRole)
    sheet.draw(on: &canvas, from: top + stem.rows)
    for (row, line) in zip(verdictRows, closing) {
      canvas.write(line.text, at: Position(row: top + row, column: indent), as: line.role)
    }
  }
}

extension QuestionCardScreen {
  /// What the frame of the card says after an answer.
  fileprivate var frameRole: Role {
    guard case .verdict = phase, mode != .exam else { return .border }
    return session.results[session.position] == true ? .right : .wrong
  }
}
