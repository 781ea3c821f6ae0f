import Foundation

/// A folder that is gone with its last user.
final class TemporaryFolder {
  let path: String

  init() throws {
    path = NSTemporaryDirectory() + "/trivium-test-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// Writes a file, with the folders it lies in.
  @discardableResult
  func write(_ bytes: some Sequence<UInt8>, to name: String) throws -> String {
    let file = URL(fileURLWithPath: path).appendingPathComponent(name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(Array(bytes)).write(to: file)
    return file.path
  }

  @discardableResult
  func write(_ text: String, to name: String) throws -> String {
    try write(Array(text.utf8), to: name)
  }

  func bytes(of path: String) throws -> [UInt8] {
    Array(try Data(contentsOf: URL(fileURLWithPath: path)))
  }

  func text(of path: String) throws -> String {
    String(decoding: try bytes(of: path), as: UTF8.self)
  }

  /// The permissions of a file or folder.
  static func mode(of path: String) throws -> Int {
    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    return (attributes[.posixPermissions] as? NSNumber)?.intValue ?? -1
  }

  /// Every file and folder below, as paths from here, sorted.
  var contents: [String] {
    (FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []).sorted()
  }

  /// The paths of the journal files below.
  var journalFiles: [String] {
    contents.filter { $0.hasSuffix(".jsonl") }.map { path + "/" + $0 }
  }
}
