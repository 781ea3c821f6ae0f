/// What is needed of the past only where something new is to be added to it.
struct PastLedger {
  /// The files of each device, sorted.
  var files: [(device: String, files: [JournalFileState])] = []
  var ids = RecordIDs()
  /// The papers that have any record, and how they stand.
  var papers: [RecordID: Standing] = [:]
  /// The paper that a person began last in each deck, by the deck's id.
  var latestStarts: [String: PaperStart] = [:]
  /// The paper that was begun last of all.
  var lastStart: PaperStart?

  enum Standing: Int {
    case begun, abandoned, ended
  }

  /// Knows of nothing.
  init() {}

  init?(record: ArraySlice<UInt8>) {
    var reader = FieldReader(record)
    files = reader.list { reader in
      (reader.text(), reader.list { JournalFileState(from: &$0) })
    }
    ids = RecordIDs(from: &reader)
    let papers = reader.list { reader in
      let id = RecordID(from: &reader)
      return (id, reader.expect(Standing(rawValue: reader.number()), or: .begun))
    }
    self.papers = Dictionary(papers) { $1 }
    let starts = reader.list { PaperStart(from: &$0) }
    latestStarts = Dictionary(starts.map { ($0.deckID, $0) }) { $1 }
    lastStart = reader.optional { PaperStart(from: &$0) }
    guard reader.isComplete else { return nil }
  }

  var record: [UInt8] {
    var writer = FieldWriter()
    writer.add(files) { writer, device in
      writer.add(device.device)
      writer.add(device.files) { $1.write(to: &$0) }
    }
    ids.write(to: &writer)
    let papers = papers.sorted {
      ($0.key.run, $0.key.number) < ($1.key.run, $1.key.number)
    }
    writer.add(papers) { writer, paper in
      paper.key.write(to: &writer)
      writer.add(paper.value.rawValue)
    }
    writer.add(latestStarts.sorted { $0.key < $1.key }) { $1.value.write(to: &$0) }
    writer.add(lastStart) { $1.write(to: &$0) }
    return writer.bytes
  }
}

extension PastLedger {
  func isClosed(_ paper: RecordID) -> Bool {
    switch papers[paper] {
    case .abandoned, .ended: true
    case .begun, nil: false
    }
  }

  /// Whether records can be added to what was folded.
  ///
  /// - Parameter open: the papers of which no record was settled.
  func allows(_ records: JournalRecords, open: [OpenPaper]) -> Bool {
    guard !records.repeatsKnown, records.starts.allSatisfy({ papers[$0.id] == nil }),
      records.ends.keys.allSatisfy({ papers[$0] != .ended })
    else { return false }
    return records.ofDecks.values.joined().allSatisfy { record in
      guard case .change = record.content, let paper = record.paper else { return true }
      return papers[paper] == nil || open.contains { $0.id == paper }
    }
  }

  /// Adds what new records tell of papers.
  mutating func take(_ records: JournalRecords) {
    ids = records.allIDs
    for mark in records.marks where papers[mark.paper] == nil { papers[mark.paper] = .begun }
    for paper in records.abandoned where papers[paper] != .ended { papers[paper] = .abandoned }
    for paper in records.ends.keys { papers[paper] = .ended }
    latestStarts = records.latestStarts(after: latestStarts)
    lastStart = records.lastStart(after: lastStart)
  }
}
