import TerminalKit

/// The back of a card once it is turned, and under it whether it was known.
struct CardRows: AnswerRows {
  private let back: [String]
  private let choices: NumberedRows?

  init(back: String, space: CardSpace, columns: Int) {
    guard case .back(let known) = space.card.sheet.marks else {
      (self.back, choices) = ([], nil)
      return
    }
    let words = space.world.words
    self.back = wrapped(back, width: max(4, columns - 2))
    let looks = [true, false].enumerated().map { place, choice in
      var look = RowLook.asking(isFocused: space.card.sheet.focus == place)
      if space.showsVerdict {
        look = .verdict(choice)
        if known != choice { (look.sign, look.role) = (" ", .aside) }
      }
      look.number = "\(place + 1)"
      return look
    }
    choices = NumberedRows(
      [words(.cardKnown), words(.cardUnknown)], looks: looks, space: space, columns: columns)
  }

  /// The first row of the choices, with a line of air above it.
  private var start: Int { back.count + 1 }
  // Two rows are kept for what comes.
  var height: Int { choices.map { start + $0.height } ?? 2 }
  var focusRows: [Range<Int>] {
    choices?.focusRows.map { $0.lowerBound + start..<$0.upperBound + start } ?? []
  }
  var textOffset: Int { 2 }
  var longestLine: Int { back.map { displayWidth(of: $0) }.max() ?? 0 }

  func draw(on canvas: inout Canvas, at origin: Position) {
    guard let choices else { return }
    canvas.writeLines(
      back, at: Position(row: origin.row, column: origin.column + 2), as: .text)
    choices.draw(on: &canvas, at: Position(row: origin.row + start, column: origin.column))
  }
}
