import Foundation
import Glibc
import TestSupport

/// A person's folders for one test: nothing in them at first, and gone afterwards.
final class Home {
  let folder: URL

  init() throws {
    var template = Array("/tmp/trivium-e2e-XXXXXX".utf8CString)
    guard let made = mkdtemp(&template) else { throw ChildProcess.Failure(code: errno) }
    folder = URL(fileURLWithPath: String(cString: made), isDirectory: true)
    for name in ["home", "data", "config", "state", "cache", "run"] {
      try FileManager.default.createDirectory(
        at: folder.appendingPathComponent(name), withIntermediateDirectories: false,
        attributes: [.posixPermissions: 0o700])
    }
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  func path(_ name: String) -> String { folder.appendingPathComponent(name).path }

  /// All variables that a program is started with.
  var environment: [String: String] {
    [
      "PATH": "/usr/local/bin:/usr/bin:/bin", "HOME": path("home"), "LANG": "C.UTF-8",
      "TERM": "xterm-256color", "XDG_DATA_HOME": path("data"), "XDG_CONFIG_HOME": path("config"),
      "XDG_STATE_HOME": path("state"), "XDG_CACHE_HOME": path("cache"), "TMUX_TMPDIR": path("run"),
      "SWIFT_BACKTRACE": "enable=no",
    ]
  }

  /// Writes a file below the folder.
  func write(_ text: String, to name: String) throws {
    let file = folder.appendingPathComponent(name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  /// Writes a deck into the folder of decks; `--decks` and that folder are what is returned.
  func write(_ deck: PlainDeck) throws -> [String] {
    try write(deck.outline, to: "decks/\(deck.id)/deck.json")
    try write(deck.questions, to: "decks/\(deck.id)/questions.json")
    return ["--decks", path("decks")]
  }

  /// The lines of every file of the journal.
  func journal() -> [String] {
    let journal = folder.appendingPathComponent("data/trivium/journal")
    let found = FileManager.default.enumerator(at: journal, includingPropertiesForKeys: nil)
    let files = (found?.allObjects ?? []).compactMap { $0 as? URL }
    var lines: [String] = []
    for file in files.sorted(by: { $0.path < $1.path }) where file.pathExtension == "jsonl" {
      let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
      lines += text.split(separator: "\n").map(String.init)
    }
    return lines
  }

  /// How many answers are on the disk.
  var answersKept: Int { journal().count { $0.contains("\"kind\":\"answer\"") } }
}
