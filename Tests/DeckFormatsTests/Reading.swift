import DeckFormats
import Foundation
import QuizEngine

/// Reads one file of the given text.
func read(_ text: String, name: String = "bank.json") -> DeckReading {
  DeckFormats.reading(of: [SourceFile(name: name, text: text)], id: "bank")
}

/// Reads a deck's folder: `deck.json` and `questions.json`.
func readFolder(_ deck: String, _ questions: String) -> DeckReading {
  let files = [
    SourceFile(name: "deck.json", text: deck), SourceFile(name: "questions.json", text: questions),
  ]
  return DeckFormats.reading(of: files, id: "folder")
}

/// The folders beside the sources that tests may read.
enum Folders {
  /// The root of the project.
  static let project = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The folder `shared` in the nearest folder above that has one; `nil` where there is none.
  static let shared: URL? = {
    var folder = project
    while folder.path != "/" {
      folder.deleteLastPathComponent()
      let candidate = folder.appendingPathComponent("shared")
      if FileManager.default.fileExists(atPath: candidate.path) { return candidate }
    }
    return nil
  }()

  /// The file of a path below `shared`.
  static func sharedFile(_ path: String) throws -> SourceFile {
    let folder = shared ?? project
    let url = folder.appendingPathComponent(path)
    return SourceFile(name: url.lastPathComponent, bytes: Array(try Data(contentsOf: url)))
  }
}
