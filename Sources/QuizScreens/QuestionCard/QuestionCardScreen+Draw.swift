import QuizEngine
package import TerminalKit

extension QuestionCardScreen {
  /// How many rows stand above the body: where, how far, how long.
  func headerRows(in world: Surroundings) -> Int {
    let isCompact = Page(size: world.size).isCompact
    let hasClock =
      session.questionTimeLimit != nil || session.paper.timeLimit != nil
      || session.section?.timeLimit != nil
    return (isCompact ? 1 : 2) + (hasClock ? 1 : 0)
  }

  package func draw(on canvas: inout Canvas, in world: Surroundings, at now: Duration) {
    let page = Page(size: canvas.size, headerRows: headerRows(in: world))
    if page.isCompact {
      drawCompactHeader(on: &canvas, page: page, in: world)
    } else {
      drawHeader(on: &canvas, page: page, in: world)
    }
    if let clock = clock(at: now) {
      let row = page.header.row + (page.isCompact ? 1 : 2)
      drawClock(
        clock, on: &canvas,
        in: Area(row: row, column: page.area.column, rows: 1, columns: page.area.columns),
        words: world.words)
    }
    drawBody(on: &canvas, page: page, in: world, at: now)
    canvas.writeFooter(keyHelp(in: world), on: page)
  }

  private func drawHeader(on canvas: inout Canvas, page: Page, in world: Surroundings) {
    let words = world.words
    canvas.writeHeader(path(in: world), right: standing(words), on: page)
    guard phase != .announcing else { return }
    let row = page.header.row + 1
    let open = session.openRange
    let numbered = { (number: Int) -> String in
      words(
        .questionOf, ["number": words.number(number), "total": words.number(open.count)])
    }
    let start = Position(row: row, column: page.area.column)
    let used = canvas.write(
      numbered(session.position - open.lowerBound + 1), at: start, as: .text)
    if session.isFlagged[session.position] {
      canvas.write(" ⚑", at: Position(row: row, column: start.column + used), as: .warning)
    }
    // Neither a flag nor a longer number moves what follows.
    let at = Position(
      row: row, column: start.column + displayWidth(of: numbered(open.count)) + 3)
    let end = page.area.endColumn
    if mode == .game, multiplier > 10 {
      canvas.writeRight(
        "×" + words.tenths(multiplier), at: Position(row: row, column: end), as: .accent)
    }
    drawProgress(on: &canvas, at: at, room: end - at.column - 8)
  }

  /// One dot a question where there is room, else a bar.
  private func drawProgress(on canvas: inout Canvas, at start: Position, room: Int) {
    let open = session.openRange
    let count = open.count
    guard count <= room else {
      let done = session.given[open].count { $0 != nil }
      SmoothBar(value: done, total: count).draw(
        into: &canvas, at: start, columns: max(0, min(room, 30)))
      return
    }
    for index in open {
      let at = Position(row: start.row, column: start.column + index - open.lowerBound)
      let (dot, role) = dot(of: index)
      canvas.write(dot, at: at, as: role)
    }
  }

  private func dot(of index: Int) -> (String, Role) {
    guard session.given[index] != nil, mode != .exam else {
      if mode == .exam, session.isAnswered(at: index) {
        return ("●", index == session.position ? .accent : .text)
      }
      return index == session.position ? ("◉", .accent) : ("○", .aside)
    }
    return session.results[index] == true ? ("●", .right) : ("◌", .wrong)
  }

  private func drawCompactHeader(on canvas: inout Canvas, page: Page, in world: Surroundings) {
    guard phase != .announcing else { return canvas.writeHeader(path(in: world), on: page) }
    let words = world.words
    let flag = session.isFlagged[session.position] ? " ⚑" : ""
    let open = session.openRange
    let progress = "  \(session.position - open.lowerBound + 1)/\(open.count)"
    let widest = displayWidth(of: "  \(open.count)/\(open.count) ⚑")
    var right = ""
    if mode == .game {
      right = words.number(session.points)
      if multiplier > 10 { right += "  ×" + words.tenths(multiplier) }
    } else if mode == .exam {
      right = words(.answeredShort, ["count": words.number(session.openAnsweredCount)])
    }
    // There is always room for a flag, so that it moves nothing.
    let room = page.area.columns - widest - displayWidth(of: right) - 2
    let name = truncated(path(in: world).last ?? "", to: max(1, room))
    let used = canvas.write(name, at: page.header, as: .title)
    canvas.write(
      progress + flag, at: Position(row: page.header.row, column: page.header.column + used),
      as: .text)
    canvas.writeRight(
      right, at: Position(row: page.header.row, column: page.area.endColumn), as: .text)
  }

  /// What stands at the right of the header: the points of a game, the answers of an exam.
  private func standing(_ words: Words) -> String {
    switch mode {
    case .exam where phase == .announcing: return ""
    case .game:
      let points = words.counted(.countPoints, session.points)
      guard session.streak > 0 else { return points }
      return points + "  " + words(.streak, ["count": words.number(session.streak)])
    case .exam:
      return words(
        .answeredOf,
        [
          "count": words.number(session.openAnsweredCount),
          "total": words.number(session.openRange.count),
        ])
    case .practice, .review:
      guard session.given.contains(where: { $0 != nil }) else { return "" }
      return words(
        .rightOf,
        [
          "count": words.number(session.correctCount),
          "total": words.number(session.given.count { $0 != nil }),
        ])
    }
  }

  /// What the next right answer is worth more, in tenths.
  private var multiplier: Int { 10 + GamePoints.bonus(streak: session.streak + 1) }

  private func drawClock(
    _ clock: QuizSession.Clock, on canvas: inout Canvas, in row: Area,
    words: Words
  ) {
    let digits = words.clock(clock.left)
    let room = max(6, displayWidth(of: words.clock(clock.limit)))
    let bar = SmoothBar.countdown(left: clock.left, of: clock.limit)
    bar.draw(into: &canvas, at: row.origin, columns: max(0, row.columns - room - 1))
    canvas.writeRight(
      digits, at: Position(row: row.row, column: row.endColumn),
      as: bar.role == .bar ? .text : bar.role)
  }

  private func drawBody(
    on canvas: inout Canvas, page: Page, in world: Surroundings, at now: Duration
  ) {
    if phase == .announcing { return drawAnnouncement(on: &canvas, in: page.body, world: world) }
    guard let body = CardBody(of: self, in: world) else { return }
    let shown = scroll.shown(total: body.height, visible: page.body.rows)
    let frame = body.frame(from: -shown.lowerBound)
    var part = Canvas(size: Size(columns: page.body.columns, rows: page.body.rows))
    body.draw(on: &part, from: -shown.lowerBound)
    if isFlashing(in: world, at: now), !frame.isEmpty {
      part.frame(frame, as: flashRole, style: .heavy)
    }
    if isFlipping(in: world, at: now), !frame.isEmpty {
      part = CardFlip(of: frame, at: now - shownAt, of: Self.flipTime).drawn(on: part)
    }
    canvas.blit(part, at: page.body.origin)
    // The signs stand beside the text, in the column that is kept free.
    let signs = Area(
      row: page.body.row, column: page.body.column, rows: page.body.rows,
      columns: page.body.columns + 1)
    canvas.markMore(
      above: shown.lowerBound > 0, below: shown.upperBound < body.height, in: signs)
    if let cursor = part.cursor, part.contains(row: cursor.row, column: cursor.column) {
      canvas.cursor = Position(
        row: page.body.row + cursor.row, column: page.body.column + cursor.column)
    }
  }

  private var flashRole: Role { session.results[session.position] == true ? .right : .wrong }
}
