import QuizEngine
package import TerminalKit

/// The body of a question card as it is composed for a size: stem, picture, options, verdict.
///
/// It may be higher than its place; the card scrolls then.
package struct CardBody: Equatable {
  package private(set) var canvas: Canvas
  /// The rows of each option.
  package private(set) var optionRows: [Range<Int>] = []
  /// The rows of what is said after an answer.
  package private(set) var verdictRows = 0..<0
  /// The frame of the card; empty where the page is too small for one.
  package private(set) var frame = Area(row: 0, column: 0, rows: 0, columns: 0)
  /// How many rows of it can be seen at once.
  package let visibleRows: Int
  package private(set) var height = 0

  /// Composes what a card shows now.
  package init(of card: QuestionCardScreen, in world: Surroundings) {
    let page = Page(size: world.size, headerRows: card.headerRows(in: world))
    visibleRows = page.body.rows
    var composer = CardComposer(card: card, world: world, page: page)
    composer.compose()
    canvas = composer.canvas
    optionRows = composer.optionRows
    verdictRows = composer.verdictRows
    frame = composer.frame
    height = composer.row
  }
}
