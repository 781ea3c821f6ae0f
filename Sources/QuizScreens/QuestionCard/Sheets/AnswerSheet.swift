package import QuizEngine
package import TerminalKit

/// What a person is about to answer: the row in focus, what is marked, the typed text.
///
/// Rows are the places of the options as they are shown.
package struct AnswerSheet: Equatable, Sendable {
  /// The row in focus; `nil` until an arrow asks for one, where rows are no questions themselves.
  package var focus: Int?
  package internal(set) var marks: SheetMarks {
    didSet { isUnclear = false }
  }
  package var field: TextField
  /// Whether keys are text for the field.
  package var isTyping: Bool
  /// Whether the answer was not taken as it stands: it is no number, or more is to be marked.
  package var isUnclear = false

  /// The longest typed answer, in characters.
  private static let typingLimit = 200

  /// The sheet of a question, filled in with what was given for it before.
  package init(for entry: Paper.Entry, given: Answer = .unanswered) {
    marks = SheetMarks(for: entry, given: given)
    isTyping = entry.question.isTyped
    var typed = ""
    if case .text(let text) = given { typed = text }
    field = TextField(isTyping ? typed : "", limit: Self.typingLimit)
    switch marks {
    // Where each row is answered by itself, a digit must mean one that can be seen.
    case .truths, .partners: focus = marks.openRows.first ?? 0
    case .none, .options, .order, .front, .back: focus = nil
    }
  }

  package var rowCount: Int { marks.rowCount }

  /// Which options are marked; empty where there are none to mark.
  package var isMarked: [Bool] {
    if case .options(let isMarked) = marks { isMarked } else { [] }
  }

  package var markedCount: Int { isMarked.count { $0 } }
  package var markedRow: Int? { isMarked.firstIndex(of: true) }

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
    let order = entry.optionOrder
    switch marks {
    case .none: return field.isEmpty ? .unanswered : .text(field.value)
    case .options(let isMarked):
      let options = zip(order, isMarked).filter(\.1).map(\.0).sorted()
      return switch entry.question.kind {
      case .multiple: options.isEmpty ? .unanswered : .options(options)
      case .trueFalse: options.first.map { .truth($0 == 0) } ?? .unanswered
      default: options.first.map(Answer.option) ?? .unanswered
      }
    case .truths(let truths):
      return .statements(
        truths.indices.map { index in
          entry.place(ofOption: index).flatMap { truths[$0] }
        }
      ).orUnanswered
    case .partners(let partners, _):
      return .pairs(partners.map { $0.map { order[$0] } }).orUnanswered
    case .order(let places, _): return .order(places.map { order[$0] }).orUnanswered
    case .front: return .unanswered
    case .back(let known): return known.map(Answer.known) ?? .unanswered
    }
  }
}

extension SheetMarks {
  /// The marks for a question with what was given for it before.
  init(for entry: Paper.Entry, given: Answer) {
    let order = entry.optionOrder
    switch entry.question.kind {
    case .text, .number: self = .none
    case .single, .multiple, .trueFalse:
      self = .options(
        order.map { option in
          switch given {
          case .option(let index): index == option
          case .options(let indices): indices.contains(option)
          case .truth(let truth): option == (truth ? 0 : 1)
          default: false
          }
        })
    case .statements:
      var truths: [Bool?] = []
      if case .statements(let values) = given { truths = values }
      self = .truths(order.map { truths.indices.contains($0) ? truths[$0] : nil })
    case .matching(let matching):
      var partners: [Int?] = []
      if case .pairs(let values) = given { partners = values }
      self = .partners(
        matching.lefts.indices.map { left in
          let partner = partners.indices.contains(left) ? partners[left] : nil
          return partner.flatMap { entry.place(ofOption: $0) }
        }, rights: order.count)
    case .ordering:
      var items: [Int] = []
      if case .order(let values) = given { items = values }
      self = .order(items.compactMap { entry.place(ofOption: $0) }, items: order.count)
    case .card:
      if case .known(let known) = given { self = .back(known: known) } else { self = .front }
    }
  }
}

extension Answer {
  /// The answer, or that there is none where nothing of it is given.
  fileprivate var orUnanswered: Answer { isEmpty ? .unanswered : self }
}
