package import QuizEngine
package import TerminalKit

/// What a person is about to answer: the row in focus, the rows that are marked, the typed text.
///
/// Rows are the places of the options as they are shown.
package struct AnswerSheet: Equatable, Sendable {
  /// The row in focus; `nil` until an arrow asks for one.
  package var focus: Int?
  /// Which rows are marked.
  package private(set) var isMarked: [Bool]
  package var field: TextField
  /// Whether keys are text for the field.
  package var isTyping: Bool

  /// The longest typed answer, in characters.
  private static let typingLimit = 200

  /// The sheet of a question, filled in with what was given for it before.
  package init(for entry: Paper.Entry, given: Answer = .unanswered) {
    isMarked = entry.optionOrder.map { option in
      switch given {
      case .option(let index): index == option
      case .options(let indices): indices.contains(option)
      case .truth(let truth): option == (truth ? 0 : 1)
      case .known(let known): option == (known ? 0 : 1)
      case .unanswered, .text, .statements, .pairs, .order: false
      }
    }
    isTyping = false
    field = TextField("", limit: Self.typingLimit)
    if entry.question.isTyped {
      isTyping = true
      if case .text(let typed) = given { field = TextField(typed, limit: Self.typingLimit) }
    }
  }

  package var rowCount: Int { isMarked.count }
  package var markedCount: Int { isMarked.count { $0 } }
  package var markedRow: Int? { isMarked.firstIndex(of: true) }

  /// Marks a row and no other.
  package mutating func mark(only row: Int) {
    for index in isMarked.indices { isMarked[index] = index == row }
  }

  package mutating func toggle(_ row: Int) {
    if isMarked.indices.contains(row) { isMarked[row].toggle() }
  }

  /// Moves the focus by a row; the first move highlights the marked row, or the first or last one.
  package mutating func moveFocus(by step: Int) {
    guard rowCount > 0 else { return }
    guard let focus else {
      return self.focus = markedRow ?? (step > 0 ? 0 : rowCount - 1)
    }
    self.focus = min(max(0, focus + step), rowCount - 1)
  }

  /// What the marks and the text come to as an answer.
  package func answer(to entry: Paper.Entry) -> Answer {
    let options = zip(entry.optionOrder, isMarked).filter(\.1).map(\.0).sorted()
    return switch entry.question.kind {
    case .single: options.first.map(Answer.option) ?? .unanswered
    case .multiple: options.isEmpty ? .unanswered : .options(options)
    case .trueFalse: options.first.map { .truth($0 == 0) } ?? .unanswered
    case .text, .number: field.isEmpty ? .unanswered : .text(field.value)
    case .card: options.first.map { .known($0 == 0) } ?? .unanswered
    case .statements, .matching, .ordering: .unanswered
    }
  }
}
