import QuizEngine
import TerminalKit

/// The field in which an answer is typed, with the unit of a number behind it.
struct TypedField: AnswerRows {
  private let card: QuestionCardScreen
  private let showsVerdict: Bool
  private let columns: Int
  private let unit: String
  private let widest: Int

  /// The field of a text, or of a number that counts something.
  init(key: NumberKey? = nil, space: CardSpace, columns: Int) {
    let unit = key?.unit ?? ""
    widest = key == nil ? 44 : 20
    card = space.card
    showsVerdict = space.showsVerdict
    // A unit longer than a third of its row says less than the field.
    self.unit = oneLine(unit, width: columns / 3)
    let taken = unit.isEmpty ? 0 : displayWidth(of: self.unit) + 1
    self.columns = max(4, min(widest, columns - 2 - taken))
  }

  // A field has a line under it.
  var height: Int { 2 }
  var focusRows: [Range<Int>] { [] }
  var textOffset: Int { 2 }
  var longestLine: Int { widest }

  func draw(on canvas: inout Canvas, at origin: Position) {
    let start = Position(row: origin.row, column: origin.column + 2)
    guard !showsVerdict else {
      let typed = truncated(card.sheet.field.value, to: columns)
      let end = typed.isEmpty ? 0 : canvas.write(typed + " ", at: start, as: .aside)
      if end > 0 {
        canvas.write(unit, at: Position(row: start.row, column: start.column + end), as: .aside)
      }
      return
    }
    canvas.write("▸", at: origin, as: card.sheet.isTyping ? .focus : .aside)
    let caret = card.sheet.field.draw(into: &canvas, at: start, columns: columns)
    canvas.fill(
      Area(row: start.row + 1, column: start.column, rows: 1, columns: columns), with: "─",
      as: .border)
    canvas.write(
      unit, at: Position(row: start.row, column: start.column + columns + 1), as: .text)
    if card.sheet.isTyping { canvas.cursor = caret }
  }
}
