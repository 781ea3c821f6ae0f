import QuizEngine
import TerminalKit

/// The stem of a question: in a frame with its category's art, or plain where room is scarce.
struct StemLayout {
  let rows: Int
  private let lines: [String]
  private let hint: String
  private let art: TextPicture?
  private let isFramed: Bool
  private let padding: Int
  private let width: Int

  /// The blank columns between the frame and the text.
  private static let margin = 3

  init(entry: Paper.Entry, composer: CardComposer) {
    let world = composer.world
    width = composer.width
    isFramed = !composer.isCompact
    hint = Self.hint(for: entry.question, words: world.words)
    let options = SheetLayout.estimatedRows(entry, composer: composer)
    // The verdict's two rows are kept free from the start, so that nothing jumps.
    let room = composer.visibleRows - options - 2
    guard isFramed else {
      art = nil
      padding = 0
      lines = wrapped(entry.question.stem, width: width)
      rows = lines.count + (hint.isEmpty ? 0 : 1) + (room > lines.count ? 1 : 0)
      return
    }
    let inner = width - 4 - 2 * (1 + Self.margin)
    let plain = wrapped(entry.question.stem, width: inner)
    let picture = Self.art(of: entry.question, in: composer)
    let beside = picture.map { wrapped(entry.question.stem, width: inner - $0.size.columns - 3) }
    if let picture, let beside, inner - picture.size.columns >= 30,
      max(picture.size.rows, beside.count) + 3 + (hint.isEmpty ? 0 : 1) <= room
    {
      art = picture
      lines = beside
    } else {
      art = nil
      lines = plain
    }
    let text = max(lines.count + (hint.isEmpty ? 0 : 1), art?.size.rows ?? 0)
    padding = text + 5 <= room ? 1 : 0
    rows = text + 2 * padding + 2 + (text + 2 * padding + 3 <= room ? 1 : 0)
  }

  /// Draws the stem at the top; returns its frame, empty where it has none.
  func draw(on canvas: inout Canvas, role: Role) -> Area {
    guard isFramed else {
      let used = canvas.writeLines(lines, at: Position(row: 0, column: 0), as: .title)
      canvas.write(hint, at: Position(row: used, column: 0), as: .aside)
      return Area(row: 0, column: 0, rows: 0, columns: 0)
    }
    let text = max(lines.count + (hint.isEmpty ? 0 : 1), art?.size.rows ?? 0)
    let box = Area(row: 0, column: 2, rows: text + 2 + 2 * padding, columns: width - 4)
    canvas.frame(box, as: role)
    let own = lines.count + (hint.isEmpty ? 0 : 1)
    let top = box.row + 1 + padding + (text - own) / 2
    let at = Position(row: top, column: box.column + 1 + Self.margin)
    let used = canvas.writeLines(lines, at: at, as: .title)
    canvas.write(hint, at: Position(row: at.row + used, column: at.column), as: .aside)
    if let art {
      let row = box.row + 1 + padding + (text - art.size.rows) / 2
      art.draw(
        into: &canvas,
        at: Position(row: row, column: box.endColumn - art.size.columns - 1 - Self.margin))
    }
    return box
  }

  /// What is to be done where the options alone do not say it.
  private static func hint(for question: Question, words: Words) -> String {
    guard case .multiple(let choice) = question.kind else { return "" }
    return choice.statesCount
      ? words.counted(.hintChoose, choice.correct.count) : words(.hintSeveral)
  }

  /// The category's art; a question with a picture of its own needs none.
  private static func art(of question: Question, in composer: CardComposer) -> TextPicture? {
    let outline = composer.card.session.paper.outline
    guard question.image == nil, let file = outline.category(id: question.categoryID)?.art,
      !file.isEmpty
    else { return nil }
    return composer.world.pictures[PictureName(deckID: outline.id, file: file)] ?? nil
  }
}
