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
    let file = root.appendingPathComponent("Data/languages/\(tag).json")
    let object = try JSONSerialization.jsonObject(with: Data(contentsOf: file))
    return object as? [String: String] ?? [:]
  }
}
