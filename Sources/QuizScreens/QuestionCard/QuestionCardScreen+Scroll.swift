import TerminalKit

extension QuestionCardScreen {
  /// Moves the focus; where the next row lies out of sight below text that is not, the text moves.
  mutating func moveFocus(by step: Int, in world: Surroundings) {
    guard let body = CardBody(of: self, in: world) else { return }
    let shown = scroll.shown(total: body.height, visible: body.visibleRows)
    var moved = sheet
    moved.moveFocus(by: step)
    guard let target = moved.focus, body.optionRows.indices.contains(target) else {
      return scroll.move(by: step, total: body.height, visible: body.visibleRows)
    }
    let rows = body.optionRows[target]
    // Just beyond the edge it follows on what can be read, and nothing is passed over.
    let isNear = rows.lowerBound >= shown.lowerBound - 1 && rows.lowerBound <= shown.upperBound
    // At the first and last option a further step shows what lies beyond.
    guard isNear, moved.focus != sheet.focus else {
      return scroll.move(by: step, total: body.height, visible: body.visibleRows)
    }
    sheet = moved
    scroll.reveal(rows, total: body.height, visible: body.visibleRows)
  }

  mutating func scroll(by rows: Int, in world: Surroundings) {
    guard let body = CardBody(of: self, in: world) else { return }
    scroll.move(by: rows, total: body.height, visible: body.visibleRows)
  }

  /// Scrolls by pages, which share a row.
  mutating func scrollPages(_ pages: Int, in world: Surroundings) {
    guard let body = CardBody(of: self, in: world) else { return }
    scroll.move(
      by: pages * max(1, body.visibleRows - 1), total: body.height, visible: body.visibleRows)
  }

  /// Scrolls so that the verdict and as much as possible of the explanation is in sight.
  mutating func revealVerdict(in world: Surroundings) {
    guard let body = CardBody(of: self, in: world) else { return }
    scroll.reveal(body.verdictRows, total: body.height, visible: body.visibleRows)
  }

  /// Scrolls so that the row in focus is in sight.
  mutating func revealFocus(in world: Surroundings) {
    guard let focus = sheet.focus, let body = CardBody(of: self, in: world),
      body.optionRows.indices.contains(focus)
    else { return }
    scroll.reveal(body.optionRows[focus], total: body.height, visible: body.visibleRows)
  }

  /// Scrolls so that what was chosen before is in sight, or as much of it as there is room for.
  mutating func revealMarks(in world: Surroundings) {
    let marked = sheet.isMarked.indices.filter { sheet.isMarked[$0] }
    guard let first = marked.first, let last = marked.last,
      let body = CardBody(of: self, in: world), body.optionRows.indices.contains(last)
    else { return }
    scroll.reveal(
      body.optionRows[first].lowerBound..<body.optionRows[last].upperBound, total: body.height,
      visible: body.visibleRows)
  }

  /// Scrolls so that as much as possible of the sheet is in sight.
  mutating func revealSheet(in world: Surroundings) {
    guard let body = CardBody(of: self, in: world) else { return }
    scroll.reveal(body.sheetRows, total: body.height, visible: body.visibleRows)
  }

  package mutating func fit(to world: Surroundings) {
    guard let body = CardBody(of: self, in: world) else { return }
    if case .verdict = phase {
      scroll.reveal(body.verdictRows, total: body.height, visible: body.visibleRows)
    } else if let focus = sheet.focus, body.optionRows.indices.contains(focus) {
      scroll.reveal(body.optionRows[focus], total: body.height, visible: body.visibleRows)
    } else {
      revealMarks(in: world)
    }
  }
}
