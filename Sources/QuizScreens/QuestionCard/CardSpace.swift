import QuizEngine
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

  /// The rows that are kept free for the verdict, so that nothing jumps.
  ///
  /// An exam says nothing but that a number cannot be read.
  var verdictRows: Int {
    guard card.mode == .exam else { return 2 }
    if case .number = card.entry?.question.kind { return 2 }
    return 0
  }
}
