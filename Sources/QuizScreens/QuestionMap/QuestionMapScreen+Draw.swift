import QuizEngine
package import TerminalKit

extension QuestionMapScreen {
  package func draw(on canvas: inout Canvas, in world: Surroundings, at now: Duration) {
    let page = Page(size: canvas.size)
    let words = world.words
    writeHeader(on: &canvas, page: page, in: world)
    let columns = Self.columns(width: page.body.columns)
    let open = session.openRange
    let rowCount = (open.count + columns - 1) / columns
    let legend = wrapped(legend(words), width: page.body.columns)
    let news = hasMovedOn ? wrapped(news(words), width: page.body.columns) : []
    let grid = page.body.droppingBottom(news.count + legend.count + (page.isCompact ? 0 : 1))
    let window = FocusedList(focus: focus / columns).window(count: rowCount, rows: grid.rows)
    for index in 0..<open.count where window.contains(index / columns) {
      let at = Position(
        row: grid.row + index / columns - window.lowerBound,
        column: grid.column + index % columns * Self.cellWidth)
      drawCell(index, on: &canvas, at: at)
    }
    canvas.markMore(
      above: window.lowerBound > 0, below: window.upperBound < rowCount, in: grid)
    canvas.writeLines(
      news,
      at: Position(
        row: page.body.endRow - legend.count - news.count, column: page.body.column),
      as: .warning)
    canvas.writeLines(
      legend, at: Position(row: page.body.endRow - legend.count, column: page.body.column),
      as: .aside)
    canvas.writeFooter(keyHelp(in: world), on: page)
  }

  /// The time left, or where no clock runs how many questions are answered.
  private func writeHeader(on canvas: inout Canvas, page: Page, in world: Surroundings) {
    let words = world.words
    if let clock = world.clock {
      let role = SmoothBar.countdown(left: clock.left, of: clock.limit).role
      canvas.writeHeader(
        path(in: world), right: words.clock(clock.left), rightRole: role == .bar ? .text : role,
        on: page)
    } else {
      let count: KeyValuePairs<String, String> = [
        "count": words.number(session.openAnsweredCount),
        "total": words.number(session.openRange.count),
      ]
      canvas.writeHeader(path(in: world), right: words(.answeredOf, count), on: page)
    }
  }

  /// Says that the time of a question ran out and which is the one now.
  private func news(_ words: Words) -> String {
    let open = session.openRange
    let count: KeyValuePairs<String, String> = [
      "number": words.number(session.position - open.lowerBound + 1),
      "total": words.number(open.count),
    ]
    return words.labelled(words(.verdictTimeUp), words(.questionOf, count))
  }

  private func drawCell(_ index: Int, on canvas: inout Canvas, at position: Position) {
    let question = session.openRange.lowerBound + index
    let isAnswered = session.isAnswered(at: question)
    let number = String(index + 1)
    let isFocused = index == focus
    let column = position.column + max(0, 3 - number.utf8.count)
    if isFocused {
      canvas.write("▸", at: Position(row: position.row, column: column - 1), as: .focus)
      canvas.cursor = Position(row: position.row, column: column)
    }
    canvas.write(
      number, at: Position(row: position.row, column: column),
      as: isFocused ? .focus : .text)
    canvas.write(
      isAnswered ? "■" : "·", at: Position(row: position.row, column: position.column + 4),
      as: isAnswered ? .accent : .aside)
    if session.isFlagged[question] {
      canvas.write("⚑", at: Position(row: position.row, column: position.column + 5), as: .warning)
    }
  }

  private func legend(_ words: Words) -> String {
    [
      "■ " + words(.mapAnswered, ["count": words.number(session.openAnsweredCount)]),
      "· " + words(.mapUnanswered, ["count": words.number(session.openUnansweredCount)]),
      "⚑ "
        + words(
          .mapFlagged, ["count": words.number(session.isFlagged[session.openRange].count { $0 })]),
    ]
    // A sign stays on the line of its words.
    .map { $0.map { $0 == " " ? "\u{A0}" : String($0) }.joined() }
    .joined(separator: "    ")
  }
}
