import QuizEngine
import TerminalKit

/// The answer sheet under the stem: options with their marks, or a field, and a picture beside them.
struct SheetLayout {
  let rows: Int
  private let entry: Paper.Entry
  private let card: QuestionCardScreen
  private let words: Words
  private let optionLines: [[String]]
  private let picture: PictureBlock?
  private let isBeside: Bool
  private let gap: Int
  private let indent: Int
  private let width: Int

  /// The columns of the mark before an option's text.
  private static let markWidth = 4

  /// Lays the sheet out below so many rows, with the lines of its options in its whole width.
  init(entry: Paper.Entry, space: CardSpace, lines: [[String]], rowsTaken: Int) {
    self.entry = entry
    card = space.card
    words = space.world.words
    width = space.width
    indent = space.indent
    // Two rows are kept for the verdict.
    let room = max(3, space.visibleRows - rowsTaken - 2)
    let block = PictureBlock(
      of: entry.question, deckID: card.session.paper.outline.id, in: space.world,
      place: Size(columns: width * 2 / 3, rows: room), framed: !space.isCompact)
    let textColumns = Self.textColumns(entry, space: space)
    let besideColumns = textColumns - (block?.size.columns ?? 0) - 3 - indent / 2
    let longest = lines.joined().map { displayWidth(of: $0) }.max() ?? 0
    let fitsBeside = block.map { _ in besideColumns >= min(longest, 24) } ?? false
    optionLines =
      fitsBeside && longest > besideColumns
      ? Self.optionTexts(entry, space: space).map { wrapped($0, width: max(4, besideColumns)) }
      : lines
    picture = block
    isBeside = fitsBeside
    // A field has a line under it.
    let optionRows = optionLines.isEmpty ? 2 : optionLines.reduce(0) { $0 + $1.count }
    let pictureRows = block?.size.rows ?? 0
    let stacked = pictureRows > 0 ? pictureRows + 1 + optionRows : optionRows
    rows = fitsBeside ? max(optionRows, pictureRows) : stacked
    gap = fitsBeside || pictureRows == 0 ? 0 : pictureRows + 1
  }

  /// The lines of each option in the whole width.
  static func optionLines(_ entry: Paper.Entry, space: CardSpace) -> [[String]] {
    let columns = max(4, textColumns(entry, space: space))
    return optionTexts(entry, space: space).map { wrapped($0, width: columns) }
  }

  /// How many rows the sheet needs at least, before the stem takes what it can have.
  static func leastRows(_ entry: Paper.Entry, lines: [[String]]) -> Int {
    max(lines.reduce(0) { $0 + $1.count }, entry.question.image == nil ? 2 : 10)
  }

  /// The rows of each option, with the sheet's first row at a row.
  func optionRows(from top: Int) -> [Range<Int>] {
    var row = top + gap
    return optionLines.map { lines in
      defer { row += lines.count }
      return row..<row + lines.count
    }
  }

  /// Draws the sheet with its first row at a row.
  func draw(on canvas: inout Canvas, from top: Int) {
    if let picture {
      let column = isBeside ? width - picture.size.columns - indent / 2 : indent + 2
      picture.draw(on: &canvas, at: Position(row: top, column: max(0, column)))
    }
    guard !optionLines.isEmpty else {
      return drawField(on: &canvas, at: Position(row: top + gap, column: indent))
    }
    for (place, rows) in optionRows(from: top).enumerated() {
      drawOption(place, on: &canvas, at: Position(row: rows.lowerBound, column: indent))
    }
  }

  private func drawField(on canvas: inout Canvas, at position: Position) {
    if case .verdict = card.phase {
      let typed = truncated(card.sheet.field.value, to: width - indent - 2)
      canvas.write("  " + typed, at: position, as: .aside)
      return
    }
    canvas.write("▸", at: position, as: card.sheet.isTyping ? .focus : .aside)
    let columns = min(44, width - indent - 2)
    let start = Position(row: position.row, column: position.column + 2)
    let caret = card.sheet.field.draw(into: &canvas, at: start, columns: columns)
    canvas.fill(
      Area(row: position.row + 1, column: start.column, rows: 1, columns: columns), with: "─",
      as: .border)
    if card.sheet.isTyping { canvas.cursor = caret }
  }

  private func drawOption(_ place: Int, on canvas: inout Canvas, at position: Position) {
    let look = look(of: place)
    canvas.write(look.sign, at: position, as: look.role)
    let number = Position(row: position.row, column: position.column + 2)
    canvas.write("\(place + 1)", at: number, as: look.isQuiet ? .aside : .key)
    var text = Position(row: position.row, column: number.column + numberColumns)
    if let mark = look.mark {
      canvas.write(mark, at: text, as: look.role)
      text.column += Self.markWidth
    }
    canvas.writeLines(optionLines[place], at: text, as: look.role)
    if look.hasCursor { canvas.cursor = text }
  }

  private var numberColumns: Int { entry.optionCount > 9 || indent > 0 ? 4 : 2 }

  /// How an option looks: its sign, the mark before its text, its role.
  private struct Look {
    var sign = " "
    var mark: String?
    var role = Role.text
    var isQuiet = false
    var hasCursor = false
  }

  private func look(of place: Int) -> Look {
    let isMarked = card.sheet.isMarked[place]
    if case .verdict = card.phase {
      let isRight = entry.question.isRightOption(entry.optionOrder[place])
      return Look(
        sign: isRight ? "✓" : isMarked ? "✗" : " ",
        mark: showsMarks ? markText(isMarked) : nil,
        role: isRight ? .right : isMarked ? .wrong : .aside, isQuiet: true)
    }
    let isFocused = card.sheet.focus == place
    return Look(
      sign: isFocused ? "▸" : " ", mark: showsMarks ? markText(isMarked) : nil,
      role: isFocused ? .focus : showsMarks && isMarked ? .accent : .text,
      hasCursor: isFocused)
  }

  private var showsMarks: Bool { Self.showsMarks(entry, mode: card.mode) }

  private static func showsMarks(_ entry: Paper.Entry, mode: Mode) -> Bool {
    if case .multiple = entry.question.kind { return true }
    return mode == .exam
  }

  private func markText(_ isMarked: Bool) -> String {
    if case .multiple = entry.question.kind { return isMarked ? "[x]" : "[ ]" }
    return isMarked ? "(•)" : "( )"
  }

  private static func textColumns(_ entry: Paper.Entry, space: CardSpace) -> Int {
    space.width - space.indent - textOffset(entry, space: space)
  }

  /// How far the texts stand from the sheet's left edge.
  private static func textOffset(_ entry: Paper.Entry, space: CardSpace) -> Int {
    let number = entry.optionCount > 9 || space.indent > 0 ? 4 : 2
    return 2 + number + (showsMarks(entry, mode: space.card.mode) ? markWidth : 0)
  }

  /// The texts of the options in the order shown.
  private static func optionTexts(_ entry: Paper.Entry, space: CardSpace) -> [String] {
    switch entry.question.kind {
    case .text, .number, .card: []
    case .trueFalse:
      entry.optionOrder.map {
        TruthText(space.card.session.paper.outline, words: space.world.words).text($0 == 0)
      }
    case .single, .multiple, .statements, .matching, .ordering:
      entry.optionOrder.map { entry.question.options[$0] }
    }
  }
}

extension Paper.Entry {
  /// How many options there are to choose from.
  package var optionCount: Int { optionOrder.count }
}
