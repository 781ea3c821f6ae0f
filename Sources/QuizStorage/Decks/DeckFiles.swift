internal import DeckFormats
internal import Glibc

/// The files of one deck.
enum DeckFiles {
  /// The most bytes of one file.
  private static let limit = 64 << 20

  /// Reads a deck with all its files.
  ///
  /// - Parameters:
  ///   - checksPictures: whether a picture that cannot be read is a finding.
  ///   - checksBank: whether the bank is looked at as a whole, which takes longer.
  static func reading(
    of location: DeckLocation, checksPictures: Bool, checksBank: Bool = false
  ) throws(StorageError) -> DeckReading {
    var findings: [Finding] = []
    var files: [SourceFile] = []
    for name in try names(of: location) {
      let path = location.folder + "/" + name
      do {
        files.append(SourceFile(name: path, bytes: try DiskFile.read(path, limit: limit)))
      } catch {
        // Without its outline a deck is none; a file of questions is only a part of it.
        if files.isEmpty { throw StorageError("\(path) cannot be read: \(words(for: error)).") }
        findings.append(
          Finding(
            file: path, severity: .error, problem: "the file cannot be read: \(words(for: error))",
            remedy: "Make it a file that you may read."))
      }
    }
    var reading = DeckFormats.reading(
      of: files, id: location.fallbackID, isThorough: checksBank)
    reading.findings = findings + reading.findings
    if checksPictures, let deck = reading.deck {
      reading.findings += DeckPictures(folder: location.folder).findings(
        of: deck, file: files[0].name)
    }
    return reading
  }

  private static func names(of location: DeckLocation) throws(StorageError) -> [String] {
    if location.isFolder, !DiskFile.isThere(location.path + "/deck.json") {
      throw StorageError("\(location.path) is no deck: there is no deck.json in it.")
    }
    do {
      return try location.fileNames()
    } catch {
      throw StorageError("\(location.path) cannot be read: \(words(for: error)).")
    }
  }

  static func words(for error: DiskError) -> String {
    error.code == EFBIG ? "it is larger than \(limit >> 20) MiB" : error.words
  }
}
