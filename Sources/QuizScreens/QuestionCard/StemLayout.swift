import QuizEngine
import TerminalKit

/// The stem of a question: in a frame with its category's art, or plain where room is scarce.
struct StemLayout {
  let rows: Int
  private let lines: [String]
  private let hint: [String]
  private let art: TextPicture?
  private let isFramed: Bool
  private let padding: Int
  /// The rows of text, or of art beside it, inside the frame.
  private let textRows: Int
  private let width: Int

  /// The blank columns between the frame and the text.
  private static let margin = 3

  /// Lays the stem out above a sheet that needs so many rows at least.
  init(entry: Paper.Entry, space: CardSpace, sheetRows: Int) {
    let world = space.world
    width = space.width
    isFramed = !space.isCompact
    let inner = isFramed ? width - 4 - 2 * (1 + Self.margin) : width
    let hint = HintText(space.card.session.paper.outline, words: world.words).text(for: entry)
    self.hint = hint.isEmpty ? [] : wrapped(hint, width: inner)
    let room = space.visibleRows - sheetRows - space.verdictRows
    guard isFramed else {
      art = nil
      padding = 0
      textRows = 0
      lines = wrapped(entry.question.stem, width: width)
      rows = lines.count + self.hint.count + (room > lines.count ? 1 : 0)
      return
    }
    let plain = wrapped(entry.question.stem, width: inner)
    let picture = Self.art(of: entry.question, in: space)
    let beside = picture.map { wrapped(entry.question.stem, width: inner - $0.size.columns - 3) }
    if let picture, let beside, inner - picture.size.columns >= 30,
      max(picture.size.rows, beside.count) + 3 + self.hint.count <= room
    {
      art = picture
      lines = beside
    } else {
      art = nil
      lines = plain
    }
    textRows = max(lines.count + self.hint.count, art?.size.rows ?? 0)
    // Practice needs the rows for its explanations.
    let isExplained = space.card.mode == .practice || space.card.mode == .review
    padding = textRows + 5 <= room && !isExplained ? 1 : 0
    let framed = textRows + 2 * padding + 2
    rows = framed + (framed < room ? 1 : 0)
  }

  /// The frame with the stem's first row at a row; empty where it has none.
  func frame(from top: Int) -> Area {
    isFramed
      ? Area(row: top, column: 2, rows: textRows + 2 + 2 * padding, columns: width - 4)
      : Area(row: top, column: 0, rows: 0, columns: 0)
  }

  /// Draws the stem with its first row at a row.
  func draw(on canvas: inout Canvas, from top: Int, role: Role) {
    var at = Position(row: top, column: 0)
    if isFramed {
      let box = frame(from: top)
      canvas.frame(box, as: role)
      let inside = box.inset(rows: 1 + padding, columns: 1 + Self.margin)
      at = inside.origin
      at.row += (textRows - lines.count - hint.count) / 2
      if let art {
        art.draw(
          into: &canvas,
          at: Position(
            row: inside.row + (textRows - art.size.rows) / 2,
            column: inside.endColumn - art.size.columns))
      }
    }
    at.row += canvas.writeLines(lines, at: at, as: .title)
    canvas.writeLines(hint, at: at, as: .aside)
  }

  /// The category's art; a question with a picture of its own needs none.
  private static func art(of question: Question, in space: CardSpace) -> TextPicture? {
    let outline = space.card.session.paper.outline
    guard question.image == nil, let file = outline.category(id: question.categoryID)?.art,
      !file.isEmpty
    else { return nil }
    return space.world.pictures[PictureName(deckID: outline.id, file: file)] ?? nil
  }
}
