import TerminalKit

extension QuestionCardScreen {
  /// Moves the focus; where the next row lies out of sight below text that is not, the text moves.
  mutating func moveFocus(by step: Int, in world: Surroundings) {
    let body = CardBody(of: self, in: world)
    let shown = scroll.shown(total: body.height, visible: body.visibleRows)
    var moved = sheet
    moved.moveFocus(by: step)
    guard let target = moved.focus, body.optionRows.indices.contains(target) else {
      return scroll.move(by: step, total: body.height, visible: body.visibleRows)
    }
    let rows = body.optionRows[target]
    let isNear = rows.lowerBound >= shown.lowerBound && rows.lowerBound < shown.upperBound
    // At the first and last option a further step shows what lies beyond.
    guard isNear, moved.focus != sheet.focus else {
      return scroll.move(by: step, total: body.height, visible: body.visibleRows)
    }
    sheet = moved
    scroll.reveal(rows, total: body.height, visible: body.visibleRows)
  }

  mutating func scrollPage(_ pages: Int, in world: Surroundings, at now: Duration) {
    let body = CardBody(of: self, in: world)
    let step = phase == .asking ? max(1, body.visibleRows - 1) : 1
    scroll.move(by: pages * step, total: body.height, visible: body.visibleRows)
  }

  /// Scrolls so that the verdict and as much as possible of the explanation is in sight.
  mutating func revealVerdict(in world: Surroundings) {
    let body = CardBody(of: self, in: world)
    scroll.reveal(body.verdictRows, total: body.height, visible: body.visibleRows)
  }
}
