/// The program's own format: `deck.json` with `questions.json` or `questions-*.json`, one file
/// with both, or a list of questions alone.
package struct NativeFormat: DeckFormat {
  package let name = "native"

  /// Makes the format.
  package init() {}

  package func sniffs(_ files: [SourceFile]) -> Bool {
    if files.contains(where: { $0.isOutline || $0.holdsQuestions }) { return true }
    guard files.count == 1, let first = files[0].firstByte else { return false }
    // UTF-16 is recognized here and named when the file is read.
    return [UInt8(ascii: "{"), UInt8(ascii: "["), 0xFF, 0xFE, 0].contains(first)
  }

  package func read(_ files: [SourceFile], id: String) -> DeckReading {
    var reader = NativeDeckReader(id: id)
    return reader.read(files)
  }

  package func check(_ files: [SourceFile], id: String) -> DeckReading {
    var reader = NativeDeckReader(id: id, isThorough: true)
    return reader.read(files)
  }
}
