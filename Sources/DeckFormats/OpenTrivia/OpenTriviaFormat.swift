/// What the interface of Open Trivia Database answers, in any of its four encodings, and the bare
/// list of its results.
package struct OpenTriviaFormat: DeckFormat {
  package let name = "opentdb"

  /// Makes the format.
  package init() {}

  package func sniffs(_ files: [SourceFile]) -> Bool {
    !files.isEmpty && !files.contains { $0.isOutline || $0.holdsQuestions }
      && files.allSatisfy { file in
        guard let first = file.firstByte else { return false }
        return [UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: "/")].contains(first)
          && Self.marks.contains { file.mentions($0) }
      }
  }

  package func read(_ files: [SourceFile], id: String) -> DeckReading {
    var reader = OpenTriviaReader(id: id)
    return reader.read(files)
  }

  private static let marks: [StaticString] = [
    "\"correct_answer\"", "\"response_code\"", "\"results\":", "\"results\" :",
  ]
}
