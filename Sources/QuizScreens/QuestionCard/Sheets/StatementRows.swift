import QuizEngine
import TerminalKit

/// Statements with two columns of marks, for true and for false, in the deck's own words.
struct StatementRows: AnswerRows {
  private let heads: [String]
  private let headColumns: [Int]
  private let lines: [[String]]
  private let looks: [Look]

  /// How a statement looks, and its two marks.
  private struct Look {
    var row: RowLook
    var marks: [(text: String, role: Role)]
  }

  init(_ group: StatementGroup, entry: Paper.Entry, space: CardSpace, columns: Int) {
    let truth = TruthText(space.card.session.paper.outline, words: space.world.words)
    let named = [true, false].map { "\($0 ? 1 : 2) " + truth.text($0) }
    // Words that leave too little for the statements stand in the hint alone.
    let isNamed = !space.isCompact && named.allSatisfy { 5 * displayWidth(of: $0) <= columns }
    heads = isNamed ? named : [" 1", " 2"]
    headColumns = heads.map { max(3, displayWidth(of: $0)) + (isNamed ? 2 : 1) }
    let textOffset = 2 + headColumns.reduce(0, +)
    lines = entry.optionOrder.map {
      wrapped(group.statements[$0].text, width: max(4, columns - textOffset))
    }
    var truths: [Bool?] = []
    if case .truths(let given) = space.card.sheet.marks { truths = given }
    looks = entry.optionOrder.enumerated().map { place, option in
      let given = truths.indices.contains(place) ? truths[place] : nil
      return space.showsVerdict
        ? Self.verdict(given: given, right: group.statements[option].isTrue)
        : Self.asking(given: given, isFocused: space.card.sheet.focus == place)
    }
  }

  private static func asking(given: Bool?, isFocused: Bool) -> Look {
    Look(
      row: .asking(isFocused: isFocused),
      marks: [true, false].map { truth in
        given == truth
          ? ("(•)", isFocused ? .focus : .accent) : ("( )", isFocused ? .focus : .text)
      })
  }

  /// What was given keeps its mark, and the right one is ticked where that was another.
  private static func verdict(given: Bool?, right: Bool) -> Look {
    Look(
      row: .verdict(given == right),
      marks: [true, false].map { truth in
        if truth == right { return (given == right ? "(•)" : "(✓)", .right) }
        return given == truth ? ("(•)", .wrong) : ("( )", .aside)
      })
  }

  var textOffset: Int { 2 + headColumns.reduce(0, +) }
  var longestLine: Int { lines.joined().map { displayWidth(of: $0) }.max() ?? 0 }
  var height: Int { 1 + lines.reduce(0) { $0 + $1.count } }

  var focusRows: [Range<Int>] {
    var row = 1
    return lines.map { lines in
      defer { row += lines.count }
      return row..<row + lines.count
    }
  }

  func draw(on canvas: inout Canvas, at origin: Position) {
    var column = origin.column + 2
    for (head, columns) in zip(heads, headColumns) {
      canvas.write(head, at: Position(row: origin.row, column: column), as: .key)
      column += columns
    }
    for ((rows, look), lines) in zip(zip(focusRows, looks), lines) {
      let at = Position(row: origin.row + rows.lowerBound, column: origin.column)
      canvas.write(look.row.sign, at: at, as: look.row.role)
      var column = at.column + 2
      for (index, mark) in look.marks.enumerated() {
        // Each mark stands under the middle of its head.
        let shift = max(0, (displayWidth(of: heads[index]) - 3) / 2)
        canvas.write(
          mark.text, at: Position(row: at.row, column: column + shift), as: mark.role)
        column += headColumns[index]
      }
      let text = Position(row: at.row, column: at.column + textOffset)
      canvas.writeLines(lines, at: text, as: look.row.role)
      if look.row.hasCursor { canvas.cursor = text }
    }
  }
}
