import QuizEngine

/// An answer in the making: parts that are asked for one after the other, or a card that is to be
/// turned first.
struct PlainDraft: Equatable {
  let entry: Paper.Entry
  /// What may be chosen for a part, in the order in which it is shown.
  let choices: [String]
  /// The row that was chosen for each part so far.
  private(set) var rows: [Int] = []
  private var isTurned = false

  init(_ entry: Paper.Entry, choices: [String]) {
    self.entry = entry
    self.choices = choices
  }

  /// Whether the back of a card is still to be shown.
  var isCovered: Bool {
    guard case .card = entry.question.kind else { return false }
    return !isTurned
  }

  /// Takes a line; `.part` where more is asked for.
  mutating func take(_ line: String) -> PlainInput {
    let input = PlainInput(line, to: entry, shown: choices)
    switch input {
    case .repetition, .leaving:
      // The question is said again, from its first part on.
      self = PlainDraft(entry, choices: choices)
      return input
    case _ where isCovered:
      // Whatever was typed is what the person thinks that the back says.
      isTurned = true
      return .part(0)
    case .part(let row):
      rows.append(row)
      return PlainInput.whole(rows, of: entry).map(PlainInput.answer) ?? input
    case .answer, .nothing, .unknown: return input
    }
  }
}
