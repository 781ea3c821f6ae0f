import TerminalKit

/// The colours of a terminal with 256 after the first sixteen, whose looks are the theme's own: a
/// cube of 6 by 6 by 6 and 24 greys.
enum ColourCube {
  private struct Entry {
    let number: Int32
    let look: PerceivedColour
    let name: ColourName
  }

  /// How much further off a colour counts that people call by another name: about half of a step of
  /// the cube, so that a dark green does not become a grey.
  private static let misnomer = 0.002

  /// The number of the colour that looks nearest to a wanted one.
  static func number(nearestTo colour: RGB) -> Int32 {
    let wanted = PerceivedColour(colour)
    let name = ColourName(nearestTo: colour)
    var best: (number: Int32, distance: Double)?
    for entry in entries {
      let distance =
        entry.look.distance(to: wanted) + (entry.name == name ? 0 : misnomer)
      if distance < best?.distance ?? .infinity { best = (entry.number, distance) }
    }
    return best?.number ?? -1
  }

  private static let entries: [Entry] = (16..<256).map { index in
    let colour = Palette256.colour(index)
    return Entry(
      number: Int32(index), look: PerceivedColour(colour), name: ColourName(nearestTo: colour))
  }
}
