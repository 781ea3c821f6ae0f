import QuizEngine
import TerminalKit

/// A question's picture before it has a place: how it may be shown so that it shows the truth.
struct QuestionPicture {
  private let loaded: TextPicture?
  private let description: String
  private let edges: [PictureBlock.Edge]
  private let world: Surroundings

  /// The rows of a place that scrolls.
  static let anyRows = 1_000

  /// The picture of a question; `nil` where it has none.
  init?(of question: Question, deckID: String, in world: Surroundings, isCompact: Bool) {
    guard let file = question.image else { return nil }
    loaded = world.pictures[PictureName(deckID: deckID, file: file)] ?? nil
    description = question.imageDescription ?? ""
    edges = loaded.map { Self.edges(of: $0, in: world, isCompact) } ?? []
    self.world = world
  }

  /// The edges that a picture may have, best first; one with a shape of its own needs none.
  private static func edges(
    of picture: TextPicture, in world: Surroundings, _ isCompact: Bool
  ) -> [PictureBlock.Edge] {
    guard picture.fillsCorners else { return [.none] }
    // Letters show where they end.
    let needsEdge = world.hasColour && picture.mayRunOut
    let barest = needsEdge ? world.hasGreys ? PictureBlock.Edge.thin : .line : .none
    return isCompact ? [barest] : [.line, barest]
  }

  /// Whether words stand with it: letters show areas, but hardly what a sign shows.
  var needsWords: Bool { isLettered && !description.isEmpty && loaded?.fillsCorners == false }

  /// Whether the deck says what it shows.
  var hasWords: Bool { !description.isEmpty }

  /// What stands in its place: what the deck says of it, else that it is missing.
  func words(width: Int) -> [String] {
    wrapped(description.isEmpty ? world.words(.pictureMissing) : description, width: width)
  }

  private var isLettered: Bool { !world.hasColour && loaded?.isColoured == true }

  /// The picture in a place; `nil` where only a falsified one would fit.
  func block(in place: Size) -> PictureBlock? {
    guard let loaded else { return nil }
    let whole = edges.map { PictureBlock(loaded, edge: $0, in: world) }
    if let fitting = whole.first(where: { $0.fits(place) }) { return fitting }
    return edges.last.flatMap { edge in
      let legendRows = whole.last?.legendRows ?? 0
      let small = smaller(edge, in: place, legendRows: legendRows)
      return small.flatMap { isTrue($0) ? PictureBlock($0, edge: edge, in: world) : nil }
    }
  }

  /// The picture as wide as a place lets it be, true or not: where there are no words either.
  func narrowed(to columns: Int) -> PictureBlock? {
    let place = Size(columns: columns, rows: Self.anyRows)
    return edges.last.flatMap { edge in
      smaller(edge, in: place, legendRows: 0).map { PictureBlock($0, edge: edge, in: world) }
    }
  }

  private func smaller(
    _ edge: PictureBlock.Edge, in place: Size, legendRows: Int
  ) -> TextPicture? {
    let cells = edge.cells
    return loaded?.scaled(
      toFit: Size(
        columns: place.columns - cells.columns, rows: place.rows - cells.rows - legendRows))
  }

  /// Whether a smaller picture still shows what the picture shows.
  ///
  /// A photograph does. A flag is to keep three quarters of its size and each of its stripes; the
  /// lines of a sign are too thin to lose any, and letters show half the rows already.
  private func isTrue(_ small: TextPicture) -> Bool {
    guard let loaded, small != loaded, loaded.isDrawing else { return small.size.rows >= 3 }
    return !isLettered && loaded.fillsCorners
      && 4 * small.size.columns >= 3 * loaded.size.columns
      && 4 * small.size.rows >= 3 * loaded.size.rows && small.keepsStripes(of: loaded)
  }
}

extension PictureBlock {
  fileprivate func fits(_ place: Size) -> Bool {
    size.columns <= place.columns && size.rows <= place.rows
  }
}
