import TerminalKit

/// A card and the place it is laid out for.
struct CardSpace {
  let card: QuestionCardScreen
  let world: Surroundings
  let isCompact: Bool
  let width: Int
  let visibleRows: Int

  init(of card: QuestionCardScreen, in world: Surroundings) {
    let page = Page(size: world.size, headerRows: card.headerRows(in: world))
    self.card = card
    self.world = world
    isCompact = page.isCompact
    width = page.body.columns
    visibleRows = page.body.rows
  }

  /// Where options and verdicts begin.
  var indent: Int { isCompact ? 0 : 4 }
}
