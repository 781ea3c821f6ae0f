internal import JSONText
internal import QuizEngine

/// What was known of the decks at the last start; it may be missing, damaged or out of date.
struct SummaryCache {
  private static let limit = 8 << 20

  private let path: String?
  private let programVersion: String
  private let calls: SystemCalls

  init(folder: String?, programVersion: String, calls: SystemCalls) {
    path = folder.map { $0 + "/decks.json" }
    self.programVersion = programVersion
    self.calls = calls
  }

  /// A summary with the stamps of the files it was made of.
  struct Entry {
    private let record: JSONValue
    private let stamps: [FileStamp]

    init(_ summary: DeckSummary, stamps: [FileStamp]) {
      record = summary.record
      self.stamps = stamps
      isComplete = DeckSummary(record: summary.record) == summary
    }

    fileprivate init?(record: JSONValue) {
      guard let summary = record["summary"], let stamps = record["files"]?.array else { return nil }
      self.record = summary
      self.stamps = stamps.compactMap(FileStamp.init(record:))
      isComplete = true
    }

    /// Whether the record tells all there is to tell; else the deck is read at every start.
    fileprivate let isComplete: Bool

    /// The summary, where the files are still the same.
    func summary(for stamps: [FileStamp]) -> DeckSummary? {
      stamps == self.stamps ? DeckSummary(record: record) : nil
    }

    fileprivate func record(path: String) -> JSONValue {
      ["path": .string(path), "files": .array(stamps.map(\.record)), "summary": record]
    }
  }

  /// The entries by the paths of the decks.
  func read() -> [String: Entry] {
    guard let path, let bytes = try? DiskFile.read(path, limit: Self.limit),
      let value = try? JSONValue(parsing: bytes), value["version"]?.string == programVersion
    else { return [:] }
    var entries: [String: Entry] = [:]
    for record in value["decks"]?.array ?? [] {
      guard let path = record["path"]?.string, let entry = Entry(record: record) else { continue }
      entries[path] = entry
    }
    return entries
  }

  /// Keeps the entries; where that fails, the next start takes a little longer.
  func write(_ entries: [(path: String, entry: Entry)]) {
    guard let path else { return }
    let records = entries.filter(\.entry.isComplete).map { $0.entry.record(path: $0.path) }
    let value: JSONValue = ["version": .string(programVersion), "decks": .array(records)]
    try? FileReplacement(of: path, calls: calls).write(value.bytes(.line))
  }
}
