import QuizEngine
import TerminalKit

/// What the mode picker says, and where it stands.
struct ModePickerLayout {
  /// An entry of the list.
  struct Entry: Equatable {
    let label: String
    let detail: String
  }

  struct Line: Equatable {
    let text: String
    let role: Role
  }

  let page: Page
  let entries: [Entry]
  /// Where the details of the entries start, from the left edge of the list.
  let detailColumn: Int
  /// The columns that the details of the entries have; none in a compact page.
  let detailColumns: Int
  /// What the deck says of itself.
  let about: Area
  let list: Area
  /// The rows from one entry to the next.
  let step: Int
  /// What is said below the list: of the entry in focus, of the exam, and where it is from.
  let lines: [Line]
  let details: Area

  init(_ screen: ModePickerScreen, in world: Surroundings) {
    let page = Page(size: world.size)
    let items = screen.items(in: world)
    let texts = ModeTexts(deckID: screen.deckID, in: world)
    let body = page.body
    let widest = page.isCompact ? body.columns - 2 : body.columns * 3 / 8
    entries = items.map { item in
      Entry(label: truncated(texts.label(of: item), to: widest), detail: texts.detail(of: item))
    }
    detailColumn = max(24, (entries.map { displayWidth(of: $0.label) }.max() ?? 0) + 4)
    let room = page.isCompact ? 0 : body.columns - detailColumn
    detailColumns = room
    let summary = wrapped(
      world.summary(id: screen.deckID)?.outline.description ?? "", width: body.columns - 1)
    func below(_ summary: [String]) -> [[Line]] {
      items.map {
        texts.below(
          $0, room: room, labelRoom: widest, width: body.columns - 1, summary: summary)
      }
    }
    // The list stays where it is, whatever is said of the entry in focus.
    var said = below([])
    let spare = body.rows - (said.map(\.count).max() ?? 0) - 1
    step = !page.isCompact && items.count * 2 <= spare ? 2 : 1
    let shown = max(min(items.count, 4), min(items.count, spare))
    let rows = shown * step
    // What there is no room for above the list stands below it, and can be scrolled there.
    let isAbove = !page.isCompact && summary.count <= spare - rows - 1
    about = Area(
      row: body.row, column: body.column, rows: isAbove ? summary.count : 0,
      columns: body.columns)
    if !isAbove { said = below(summary) }
    lines = said[screen.list.focus(among: items.count)]
    let wanted = said.map(\.count).max() ?? 0
    let top = body.row + (about.rows > 0 ? about.rows + 1 : 0)
    list = Area(row: top, column: body.column, rows: rows, columns: body.columns)
    // Where rows are scarce, the mark of the list alone tells it from what is below.
    let isScarce = page.isCompact && wanted > body.rows - rows - 1
    let start = top + rows + (isScarce ? 0 : 1)
    details = Area(
      row: start, column: body.column, rows: max(0, body.endRow - start), columns: body.columns)
    self.page = page
  }
}
