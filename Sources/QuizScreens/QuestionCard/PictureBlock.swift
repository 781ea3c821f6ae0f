import QuizEngine
import TerminalKit

/// A question's picture as it fits: in colour, as letters with a legend, or described in words.
struct PictureBlock {
  /// The size of all of it, frame and legend included.
  let size: Size
  private let picture: TextPicture?
  private let isFramed: Bool
  private let lines: [String]

  /// The picture of a question for a place; `nil` where it has none.
  ///
  /// A frame shows where a picture ends whose edge has the terminal's own colour; one with a shape
  /// of its own needs none.
  init?(of question: Question, deckID: String, in world: Surroundings, place: Size, framed: Bool) {
    guard question.image != nil else { return nil }
    let loaded = Self.loaded(question, deckID: deckID, in: world)
    // The legend and the frame take cells of their own.
    let isFramed = framed && place.rows >= 8 && loaded?.fillsCorners ?? true
    let edge = isFramed ? 2 : 0
    let legendRows = world.hasColour ? 0 : 2
    let room = Size(
      columns: place.columns - edge, rows: max(3, place.rows - edge - legendRows))
    guard let loaded, let fitted = loaded.scaled(toFit: room) ?? loaded.asItIs(in: room)
    else {
      let text = question.imageDescription ?? world.words(.pictureMissing)
      (picture, self.isFramed) = (nil, false)
      lines = wrapped(text, width: place.columns)
      size = Size(columns: lines.map { displayWidth(of: $0) }.max() ?? 0, rows: lines.count)
      return
    }
    self.isFramed = isFramed
    let lettered = world.hasColour ? nil : fitted.lettered(world.words.colourLetter)
    let shown = lettered?.picture ?? fitted
    let columns = max(shown.size.columns + edge, lettered == nil ? 0 : 18)
    let legend = lettered?.colours.map { world.words.colourName($0) } ?? []
    lines = legend.isEmpty ? [] : wrapped(legend.joined(separator: "  "), width: columns)
    picture = shown
    size = Size(columns: columns, rows: shown.size.rows + edge + lines.count)
  }

  /// The rows of a question's picture at its own size, with its frame; 10 while it is not there.
  static func fullRows(of question: Question, deckID: String, in world: Surroundings) -> Int {
    guard let loaded = loaded(question, deckID: deckID, in: world) else { return 10 }
    return loaded.size.rows + (loaded.fillsCorners ? 2 : 0)
  }

  private static func loaded(
    _ question: Question, deckID: String, in world: Surroundings
  ) -> TextPicture? {
    question.image.flatMap { world.pictures[PictureName(deckID: deckID, file: $0)] ?? nil }
  }

  func draw(on canvas: inout Canvas, at origin: Position) {
    var row = origin.row
    if let picture {
      let edge = isFramed ? 1 : 0
      if isFramed {
        canvas.frame(
          Area(
            row: origin.row, column: origin.column, rows: picture.size.rows + 2,
            columns: picture.size.columns + 2), as: .border, style: .plain)
      }
      picture.draw(
        into: &canvas, at: Position(row: origin.row + edge, column: origin.column + edge))
      row += picture.size.rows + 2 * edge
    }
    canvas.writeLines(
      lines, at: Position(row: row, column: origin.column), as: picture == nil ? .text : .aside)
  }
}

extension TextPicture {
  /// The picture where it is no wider than a place, however high: a card scrolls, but not sideways.
  fileprivate func asItIs(in place: Size) -> TextPicture? {
    size.columns <= place.columns ? self : nil
  }
}
