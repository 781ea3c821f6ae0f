/// The formats that are known.
package enum DeckFormats {
  /// All formats in the order in which they are tried.
  package static let all: [any DeckFormat] = [OpenTriviaFormat(), NativeFormat()]

  /// The format of a name.
  package static func format(named name: String) -> (any DeckFormat)? {
    all.first { $0.name == name }
  }

  /// Reads the files of one deck in the first format that they look like.
  ///
  /// - Parameters:
  ///   - files: the files of a deck's folder, or one file.
  ///   - id: the id of the deck where the files do not name one.
  ///   - isThorough: whether the bank is looked at as a whole, too.
  package static func reading(
    of files: [SourceFile], id: String, isThorough: Bool = false
  ) -> DeckReading {
    if let format = all.first(where: { $0.sniffs(files) }) {
      return isThorough ? format.check(files, id: id) : format.read(files, id: id)
    }
    let findings = files.map { file in
      Finding(
        file: file.name, severity: .error, problem: fault(of: file),
        remedy: "Use a deck of this program or a file of Open Trivia Database.")
    }
    return DeckReading(format: "unknown", deck: nil, findings: findings)
  }

  private static func fault(of file: SourceFile) -> String {
    if file.firstByte == nil { return "the file is empty" }
    if String(validating: file.bytes, as: UTF8.self) == nil {
      return "the file is not in UTF-8, and in no format that is known"
    }
    return "the file is in no format that is known"
  }
}
