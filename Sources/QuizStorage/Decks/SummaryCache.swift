internal import QuizEngine

/// What was known of the decks at the last start; it may be missing, damaged or out of date.
struct SummaryCache {
  private static let limit = 8 << 20
  /// What the file begins with; another one where its parts are written in another way.
  private static let title = "decks of trivium, 4"

  private let path: String?
  /// The folders that the decks lie in.
  private let folders: [String]
  private let programVersion: String
  private let calls: SystemCalls

  init(folder: String?, folders: [String], programVersion: String, calls: SystemCalls) {
    path = folder.map { $0 + "/decks" }
    self.folders = folders
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

  /// What was known at the last start; nothing where that was of other folders.
  func read() -> KnownDecks {
    guard let bytes, let head = head(of: bytes) else { return KnownDecks() }
    var reader = head.rest
    let entries = reader.list { Entry(from: &$0) }
    return reader.isComplete ? KnownDecks(headings: head.headings, entries) : KnownDecks()
  }

  /// What the decks of the last start were called; `nil` where that is not known.
  func readHeadings() -> [DeckHeading]? { bytes.flatMap(head)?.headings }

  private var bytes: [UInt8]? {
    path.flatMap { path in try? DiskFile.read(path, limit: Self.limit) }
  }

  /// Reads what stands before the entries.
  private func head(of bytes: [UInt8]) -> (headings: [DeckHeading], rest: FieldReader)? {
    var reader = FieldReader(bytes[...])
    guard reader.text() == Self.title, reader.text() == programVersion,
      reader.list({ $0.text() }) == folders, reader.number() == bytes.count
    else { return nil }
    return (reader.list { DeckHeading(from: &$0) }, reader)
  }

  /// Keeps what is known; where that fails, the next start takes a little longer.
  func write(_ known: KnownDecks) {
    guard let path else { return }
    var body = FieldWriter()
    body.add(known.headings) { $1.write(to: &$0) }
    body.add(known.entries.filter(\.isComplete)) { $1.write(to: &$0) }
    var writer = FieldWriter()
    writer.add(Self.title)
    writer.add(programVersion)
    writer.add(folders) { $0.add($1) }
    writer.add(closing: body.bytes)
    try? FileReplacement(of: path, calls: calls).write(writer.bytes)
  }
}
