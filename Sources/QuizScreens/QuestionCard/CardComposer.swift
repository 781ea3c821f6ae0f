import QuizEngine
import TerminalKit

/// Draws the parts of a card under each other, and keeps where they are.
struct CardComposer {
  let card: QuestionCardScreen
  let world: Surroundings
  let isCompact: Bool
  let width: Int
  let visibleRows: Int
  var canvas: Canvas
  var row = 0
  var optionRows: [Range<Int>] = []
  var verdictRows = 0..<0
  var frame = Area(row: 0, column: 0, rows: 0, columns: 0)

  /// The most rows a card is composed of; a question at the limits of a deck needs fewer.
  private static let rowLimit = 2_000

  init(card: QuestionCardScreen, world: Surroundings, page: Page) {
    self.card = card
    self.world = world
    isCompact = page.isCompact
    width = page.body.columns
    visibleRows = page.body.rows
    canvas = Canvas(size: Size(columns: width, rows: 0))
  }

  /// Composes all parts; the canvas is as high as they are.
  mutating func compose() {
    guard let entry = card.entry else { return }
    let stem = StemLayout(entry: entry, composer: self)
    let sheet = SheetLayout(entry: entry, composer: self, rowsTaken: stem.rows)
    let verdict = VerdictText(card: card, entry: entry, world: world)
    let closing = verdict.lines(width: width - indent)
    let height = min(Self.rowLimit, stem.rows + sheet.rows + max(1, closing.count + 1))
    canvas = Canvas(size: Size(columns: width, rows: height))
    frame = stem.draw(on: &canvas, role: frameRole)
    row = stem.rows
    optionRows = sheet.draw(on: &canvas, at: row)
    row += sheet.rows
    if !closing.isEmpty {
      row += isTight(stem, sheet) ? 0 : 1
      verdictRows = row..<row + closing.count
      for line in closing {
        canvas.write(line.text, at: Position(row: row, column: indent), as: line.role)
        row += 1
      }
    }
    row = min(row, height)
  }

  /// Where options and verdicts begin.
  var indent: Int { isCompact ? 0 : 4 }

  /// Whether the line of air before the verdict has no room.
  private func isTight(_ stem: StemLayout, _ sheet: SheetLayout) -> Bool {
    stem.rows + sheet.rows + 2 > visibleRows
  }

  private var frameRole: Role {
    guard case .verdict = card.phase, card.mode != .exam else { return .border }
    return card.session.results[card.session.position] == true ? .right : .wrong
  }
}
