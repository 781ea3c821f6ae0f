package import DeckFormats

/// A deck that was read, and where from.
package struct OpenedDeck: Equatable, Sendable {
  package let reading: DeckReading
  package let location: DeckLocation

  /// Its pictures.
  package var pictures: DeckPictures { DeckPictures(folder: location.folder) }
}
