internal import QuizEngine

/// What was known of the decks at the last start; it may be missing, damaged or out of date.
struct SummaryCache {
  private static let limit = 8 << 20
  /// What the file begins with; another one where its parts are written in another way.
  private static let title = "decks of trivium, 2"

  private let path: String?
  private let programVersion: String
  private let calls: SystemCalls

  init(folder: String?, programVersion: String, calls: SystemCalls) {
    path = folder.map { $0 + "/decks" }
    self.programVersion = programVersion
    self.calls = calls
  }

  /// A summary with the stamp of the files it was made of.
  struct Entry {
    let path: String
    var stamp: DeckStamp
    private let record: ArraySlice<UInt8>
    /// Whether the record tells all there is to tell; else the deck is read at every start.
    fileprivate let isComplete: Bool

    init(_ summary: DeckSummary, path: String, stamp: DeckStamp) {
      self.path = path
      self.stamp = stamp
      record = summary.record[...]
      isComplete = DeckSummary(record: record) == summary
    }

    fileprivate init(from reader: inout FieldReader) {
      path = reader.text()
      stamp = DeckStamp(from: &reader)
      record = reader.part(reader.number())
      isComplete = true
    }

    var summary: DeckSummary? { DeckSummary(record: record) }

    fileprivate func write(to writer: inout FieldWriter) {
      writer.add(path)
      stamp.write(to: &writer)
      writer.add(part: record)
    }
  }

  /// The entries of the last start.
  func read() -> KnownDecks {
    guard let path, let bytes = try? DiskFile.read(path, limit: Self.limit) else {
      return KnownDecks([])
    }
    var reader = FieldReader(bytes[...])
    guard reader.text() == Self.title, reader.text() == programVersion else {
      return KnownDecks([])
    }
    let entries = reader.list { Entry(from: &$0) }
    return KnownDecks(reader.isComplete ? entries : [])
  }

  /// Keeps the entries; where that fails, the next start takes a little longer.
  func write(_ entries: [Entry]) {
    guard let path else { return }
    var writer = FieldWriter()
    writer.add(Self.title)
    writer.add(programVersion)
    writer.add(entries.filter(\.isComplete)) { $1.write(to: &$0) }
    try? FileReplacement(of: path, calls: calls).write(writer.bytes)
  }
}
