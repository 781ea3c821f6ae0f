import QuizEngine
package import TerminalKit

extension ResultsScreen {
  package func draw(on canvas: inout Canvas, in world: Surroundings, at now: Duration) {
    let layout = ResultsLayout(size: canvas.size)
    canvas.writeHeader(path(in: world), on: layout.page)
    drawHeadline(on: &canvas, in: layout.headline, world: world)
    let report = report(in: world)
    let shown = scroll.shown(total: report.rows.count, visible: layout.report.rows)
    for (offset, index) in shown.enumerated() {
      let row = Area(
        row: layout.report.row + offset, column: layout.report.column, rows: 1,
        columns: layout.report.columns)
      draw(report.rows[index], on: &canvas, in: row)
    }
    canvas.markMore(
      above: shown.lowerBound > 0, below: shown.upperBound < report.rows.count,
      in: layout.report)
    drawWays(on: &canvas, in: layout.ways, world: world)
    canvas.writeFooter(keyHelp(in: world), on: layout.page)
    if showsConfetti(in: world, at: now) {
      Confetti(seed: session.paper.seed).draw(on: &canvas, after: now - shownAt)
    }
  }

  private func drawHeadline(on canvas: inout Canvas, in area: Area, world: Surroundings) {
    let words = world.words
    let (sign, role) = headline(words)
    var at = area.origin
    at.column += canvas.write(sign, at: at, as: role)
    var facts = facts(words)
    let isRoomy = area.rows > 2
    // What a narrow row cannot hold stands beside the word above it.
    if displayWidth(of: facts.joined(separator: "  ")) > area.columns, let last = facts.last,
      at.column + 2 + displayWidth(of: last) <= area.endColumn
    {
      facts.removeLast()
      canvas.writeRight(
        last, at: Position(row: area.row, column: area.endColumn), as: isRoomy ? .title : .text)
    }
    let airy = facts.joined(separator: "      ")
    let isAiry = isRoomy && displayWidth(of: airy) <= area.columns
    canvas.write(
      truncated(isAiry ? airy : facts.joined(separator: "  "), to: area.columns),
      at: Position(row: area.row + (isRoomy ? 2 : 1), column: area.column),
      as: isRoomy ? .title : .text)
  }

  /// The word for the result, with its sign and role.
  private func headline(_ words: Words) -> (String, Role) {
    if let verdict = session.verdict {
      return verdict.isPassed
        ? ("✓ " + words(.resultsPassed), .right) : ("✗ " + words(.resultsFailed), .wrong)
    }
    if session.missedIDs.isEmpty, session.total > 0 {
      return ("★ " + words(.resultsPerfect), .right)
    }
    // Practice of an exam is measured by its pass mark.
    let mark = session.paper.mode == .game ? 0 : PassMark(of: session).percent
    guard mark > 0 else {
      return (words(session.percent > 50 ? .resultsWellDone : .resultsKeepPractising), .title)
    }
    return session.percent >= mark
      ? (words(.resultsWellDone), .right)
      : (words(.resultsKeepPractising), AdviceText(session, words: words).role)
  }

  private func facts(_ words: Words) -> [String] {
    let score = ScoreText(session, words: words)
    var facts = [score.score] + (score.percent.map { [$0] } ?? [])
    if session.paper.mode == .game {
      facts.insert(words.counted(.countPoints, session.points), at: 0)
    }
    facts.append(words.took(session.elapsed ?? .zero))
    if session.paper.mode == .game {
      facts.append(words(.resultsStreak, ["count": words.number(session.bestStreak)]))
    }
    return facts
  }

  private func draw(_ row: ResultsReport.Row, on canvas: inout Canvas, in area: Area) {
    switch row {
    case .blank: break
    case .text(let text, let role): canvas.write(text, at: area.origin, as: role)
    case .passBar(let bar, _): bar.draw(on: &canvas, in: area)
    case .condition(let condition): condition.draw(on: &canvas, in: area)
    case .topic(let topic): topic.draw(on: &canvas, in: area)
    }
  }

  /// Draws the ways on side by side; where they do not fit, those around the one in focus.
  private func drawWays(on canvas: inout Canvas, in area: Area, world: Surroundings) {
    let labels = ways.map { label(of: $0, in: world) }
    let room = area.columns - 4
    var first = 0
    while first < focus, width(of: labels[first...focus]) > room { first += 1 }
    var last = focus
    while last + 1 < labels.count, width(of: labels[first...(last + 1)]) <= room { last += 1 }
    var at = area.origin
    if first > 0 { at.column += 2 }
    for index in first...last {
      canvas.writeEntry(
        truncated(labels[index], to: room), at: at, isFocused: index == focus)
      at.column += displayWidth(of: labels[index]) + 5
    }
    // There is more to the left or to the right.
    if first > 0 { canvas.write("‹", at: area.origin, as: .accent) }
    if last < labels.count - 1 {
      canvas.writeRight("›", at: Position(row: area.row, column: area.endColumn), as: .accent)
    }
  }

  private func width(of labels: ArraySlice<String>) -> Int {
    labels.reduce(0) { $0 + displayWidth(of: $1) + 5 } - 3
  }

  private func label(of way: Next, in world: Surroundings) -> String {
    let words = world.words
    switch way {
    case .practise(let id):
      let name = session.paper.outline.category(id: id)?.name ?? id
      return words(.wayPractise, ["topic": truncated(name, to: 20)])
    case .reviewMistakes(let count): return words.counted(.wayReviewMistakes, count)
    case .reviewAll: return words(.wayReviewAll)
    case .again: return words(session.paper.mode == .exam ? .waySitAgain : .wayPlayAgain)
    case .done: return words(.wayDone)
    }
  }
}
