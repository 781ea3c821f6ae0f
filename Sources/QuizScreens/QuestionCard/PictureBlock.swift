import QuizEngine
import TerminalKit

/// A question's picture as it fits: in colour, as letters with a legend, or described in words.
struct PictureBlock {
  let size: Size
  private let picture: TextPicture?
  private let lines: [String]

  /// The picture of a question for so many rows; `nil` where it has none.
  init?(entry: Paper.Entry, composer: CardComposer, room: Int) {
    guard let file = entry.question.image else { return nil }
    let world = composer.world
    let name = PictureName(deckID: composer.card.session.paper.outline.id, file: file)
    let limit = Size(columns: composer.width * 2 / 3, rows: max(3, room))
    guard let loaded = world.pictures[name] ?? nil else {
      let text = entry.question.imageDescription ?? world.words(.pictureMissing)
      picture = nil
      lines = wrapped(text, width: composer.width - 2 * composer.indent)
      size = Size(
        columns: lines.map { displayWidth(of: $0) }.max() ?? 0, rows: lines.count)
      return
    }
    if world.hasColour {
      picture = loaded.scaled(toFit: limit)
      lines = []
      size = picture?.size ?? Size(columns: 0, rows: 0)
      return
    }
    // The legend takes rows of its own.
    let place = Size(columns: limit.columns, rows: max(3, limit.rows - 2))
    let lettered = (loaded.scaled(toFit: place) ?? loaded).lettered(world.words.colourLetter)
    picture = lettered.picture
    let columns = max(lettered.picture.size.columns, 16)
    lines = wrapped(
      lettered.colours.map { world.words.colourName($0) }.joined(separator: "  "), width: columns)
    size = Size(columns: columns, rows: lettered.picture.size.rows + lines.count)
  }

  func draw(on canvas: inout Canvas, at origin: Position) {
    picture?.draw(into: &canvas, at: origin)
    canvas.writeLines(
      lines, at: Position(row: origin.row + (picture?.size.rows ?? 0), column: origin.column),
      as: picture == nil ? .text : .aside)
  }
}
