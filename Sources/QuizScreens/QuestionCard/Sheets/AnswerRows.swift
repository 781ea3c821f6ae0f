import QuizEngine
import TerminalKit

/// The part of a sheet in which an answer is given, laid out for a number of columns.
protocol AnswerRows {
  /// How many rows all of it takes.
  var height: Int { get }
  /// The rows of each thing that can have the focus, counted from the sheet's first.
  var focusRows: [Range<Int>] { get }
  /// How far the texts stand from the left edge, and how wide their longest line is.
  var textOffset: Int { get }
  var longestLine: Int { get }
  func draw(on canvas: inout Canvas, at origin: Position)
}

extension CardSpace {
  /// The rows of a question's kind, in so many columns.
  func answerRows(for entry: Paper.Entry, columns: Int) -> any AnswerRows {
    switch entry.question.kind {
    case .text: TypedField(space: self, columns: columns)
    case .number(let key): TypedField(key: key, space: self, columns: columns)
    case .single, .multiple, .trueFalse:
      NumberedRows(optionsOf: entry, space: self, columns: columns)
    case .statements(let group):
      StatementRows(group, entry: entry, space: self, columns: columns)
    case .matching(let matching):
      MatchingRows(matching, entry: entry, space: self, columns: columns)
    case .ordering: NumberedRows(itemsOf: entry, space: self, columns: columns)
    case .card(let back): CardRows(back: back, space: self, columns: columns)
    }
  }

  /// Whether what came of the answer is shown.
  var showsVerdict: Bool {
    if case .verdict = card.phase { true } else { false }
  }
}

/// How a row looks: its sign, its number and its mark, the role of its text.
struct RowLook {
  var sign = " "
  var number = ""
  var mark: String?
  var role = Role.text
  var markRole: Role?
  var isQuiet = false
  var hasCursor = false

  /// The look of a row that was right or wrong.
  static func verdict(_ isRight: Bool) -> RowLook {
    RowLook(
      sign: isRight ? "✓" : "✗", role: isRight ? .right : .wrong, isQuiet: true)
  }

  /// The look of a row that may have the focus.
  static func asking(isFocused: Bool) -> RowLook {
    RowLook(
      sign: isFocused ? "▸" : " ", role: isFocused ? .focus : .text, hasCursor: isFocused)
  }
}
