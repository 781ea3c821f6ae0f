package import Foundation
package import TerminalKit
package import Testing

/// Compares a canvas with one that a person has looked at and kept.
///
/// A golden is `Goldens/<name>.txt` in the test's target: the rows as text, a line of `=`, then the rows
/// as one letter a cell for its role. With TRIVIUM_WRITE_GOLDENS set it is written anew, and the
/// test fails all the same, so that nothing passes that nobody has looked at.
package enum Golden {
  package static func expect(
    _ canvas: Canvas, named name: String, filePath: String = #filePath,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let problem = problem(
      of: canvas, named: name, in: folder(of: filePath),
      isWriting: ProcessInfo.processInfo.environment["TRIVIUM_WRITE_GOLDENS"] != nil)
    if let problem {
      Issue.record(Comment(rawValue: problem), sourceLocation: sourceLocation)
    }
  }

  /// `Goldens` in the folder of the target, however deep in it the test is.
  private static func folder(of filePath: String) -> URL {
    var folder = URL(fileURLWithPath: filePath).deletingLastPathComponent()
    while folder.pathComponents.count > 2,
      folder.deletingLastPathComponent().lastPathComponent != "Tests"
    {
      folder.deleteLastPathComponent()
    }
    return folder.appendingPathComponent("Goldens")
  }

  /// What is wrong with the canvas, or `nil` where it equals its golden.
  package static func problem(
    of canvas: Canvas, named name: String, in folder: URL, isWriting: Bool
  ) -> String? {
    let file = folder.appendingPathComponent(name + ".txt")
    let actual = text(of: canvas)
    guard !isWriting else {
      do {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try Data(actual.utf8).write(to: file)
        return "golden \(name) recorded: look at it, then run the test again"
      } catch {
        return "golden \(name) could not be written: \(error)"
      }
    }
    guard let data = try? Data(contentsOf: file) else {
      return "golden \(name) is missing; with TRIVIUM_WRITE_GOLDENS=1 it would be:\n" + actual
    }
    let expected = String(decoding: data, as: UTF8.self)
    return expected == actual ? nil : "golden \(name) differs:\n" + difference(expected, actual)
  }

  /// The canvas as a golden holds it.
  package static func text(of canvas: Canvas) -> String {
    let separator = String(repeating: "=", count: max(3, canvas.size.columns))
    return (canvas.lines() + [separator] + canvas.roles()).joined(separator: "\n") + "\n"
  }

  /// The rows that differ, the expected one marked `-` and the actual one `+`.
  private static func difference(_ expected: String, _ actual: String) -> String {
    let old = expected.split(separator: "\n", omittingEmptySubsequences: false)
    let new = actual.split(separator: "\n", omittingEmptySubsequences: false)
    var report: [String] = []
    for index in 0..<max(old.count, new.count) {
      let (before, after) = (row(index, of: old), row(index, of: new))
      guard before != after else { continue }
      if let before { report.append("\(index + 1)\t- \(before)") }
      if let after { report.append("\(index + 1)\t+ \(after)") }
    }
    return report.joined(separator: "\n")
  }

  private static func row(_ index: Int, of rows: [Substring]) -> Substring? {
    index < rows.count ? rows[index] : nil
  }
}
