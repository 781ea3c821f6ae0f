package import Foundation

/// Files of the project, and the real ones beside it.
package enum ProjectFiles {
  /// The project's root.
  package static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The folder of real banks and samples; `nil` where it is absent.
  package static var shared: URL? {
    let folder = root.deletingLastPathComponent().appendingPathComponent("shared")
    return FileManager.default.fileExists(atPath: folder.path) ? folder : nil
  }

  /// The texts of a language file.
  package static func texts(language tag: String) throws -> [String: String] {
    try texts(in: "Data/languages/\(tag).json")
  }

  /// The texts of a language that the free edition has beyond those.
  package static func freeTexts(language tag: String) throws -> [String: String] {
    try texts(in: "Data/free/\(tag).json")
  }

  private static func texts(in path: String) throws -> [String: String] {
    let file = root.appendingPathComponent(path)
    let object = try JSONSerialization.jsonObject(with: Data(contentsOf: file))
    return object as? [String: String] ?? [:]
  }
}
