/// A way in which decks are written down.
package protocol DeckFormat: Sendable {
  /// The name of the format, as `--format` takes it.
  var name: String { get }

  /// Whether the files look like this format; cheap, and wrong only for files made to deceive.
  func sniffs(_ files: [SourceFile]) -> Bool

  /// Reads the files of one deck.
  ///
  /// - Parameter id: the id of the deck where the files do not name one.
  func read(_ files: [SourceFile], id: String) -> DeckReading

  /// Reads the files of one deck and looks at the bank as a whole, which takes longer.
  ///
  /// - Parameter id: the id of the deck where the files do not name one.
  func check(_ files: [SourceFile], id: String) -> DeckReading
}

extension DeckFormat {
  /// Reads the files: of a bank made elsewhere nothing is asked but that it can be used.
  package func check(_ files: [SourceFile], id: String) -> DeckReading { read(files, id: id) }
}
