import Foundation

/// The program that was built beside the tests, run in a world of its own.
final class TriviumProgram {
  let folder: URL

  /// Makes a folder for all that the program keeps.
  init() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "trivium-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// What came of a run.
  struct Result {
    let code: Int32
    let output: String
    let errors: String

    var lines: [String] { output.split(separator: "\n").map(String.init) }
    var errorLines: [String] { errors.split(separator: "\n").map(String.init) }

    /// Each line of the output as an object of JSON.
    func objects() throws -> [[String: Any]] {
      try lines.map { line in
        let object = try JSONSerialization.jsonObject(with: Data(line.utf8))
        return object as? [String: Any] ?? [:]
      }
    }
  }

  /// The program lies where the tests lie.
  private static var path: URL {
    URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
      .deletingLastPathComponent().appendingPathComponent("trivium")
  }

  /// Runs it to its end.
  func run(
    _ arguments: [String], input: String = "", output: FileHandle? = nil, data: String? = nil,
    environment: [String: String] = [:]
  ) throws -> Result {
    let process = Process()
    process.executableURL = Self.path
    process.arguments = arguments + ["--data", data ?? folder.appendingPathComponent("data").path]
    process.environment = ["HOME": folder.path, "LANG": "C.UTF-8", "TERM": "xterm"].merging(
      environment
    ) { $1 }
    let files = try ["in", "out", "err"].map { name in
      let file = folder.appendingPathComponent("\(name)-\(UUID().uuidString)")
      try Data((name == "in" ? input : "").utf8).write(to: file)
      return file
    }
    process.standardInput = try FileHandle(forReadingFrom: files[0])
    process.standardOutput = try output ?? FileHandle(forWritingTo: files[1])
    process.standardError = try FileHandle(forWritingTo: files[2])
    try process.run()
    process.waitUntilExit()
    return Result(
      code: process.terminationReason == .exit
        ? process.terminationStatus : 128 + process.terminationStatus,
      output: String(decoding: try Data(contentsOf: files[1]), as: UTF8.self),
      errors: String(decoding: try Data(contentsOf: files[2]), as: UTF8.self))
  }

  /// Writes a file into the folder; gives its path.
  func file(_ name: String, _ text: String) throws -> String {
    let file = folder.appendingPathComponent(name)
    try Data(text.utf8).write(to: file)
    return file.path
  }

  /// The records of the journal, as text.
  func journal() throws -> [String] {
    let journal = folder.appendingPathComponent("data/journal")
    let files = FileManager.default.enumerator(at: journal, includingPropertiesForKeys: nil)
    let paths = (files?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == "jsonl" }
    return try paths.sorted { $0.path < $1.path }.flatMap { file in
      String(decoding: try Data(contentsOf: file), as: UTF8.self).split(separator: "\n")
        .map(String.init)
    }
  }
}
