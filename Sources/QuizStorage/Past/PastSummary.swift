internal import QuizEngine

/// What Welcome and the pickers show of the past, and what tells that it is still so.
struct PastSummary {
  /// The path of the journal that it was made of.
  var journal: String
  var folder: FolderStamp
  var devices: [DeviceLook]
  /// When all files were looked at last, in seconds since 1970.
  var lookedAt: Int
  var decks: [Deck]
  var lastDeckID: String?
  var open: [OpenPaper]
  /// The mark of the ledger that belongs to it.
  var ledger: Int

  /// A deck in outline, and the file that has it whole.
  struct Deck {
    let id: String
    let outline: DeckHistory.Outline
    /// The mark of the file.
    let mark: Int
    /// The last day of any answer that was believed, in days since 1970-01-01.
    let latestDay: Int
    /// Whether there are records that are not settled.
    let isWaiting: Bool
    /// Whether another day may make it another outline.
    let isTimed: Bool
  }

  init(
    journal: String, folder: FolderStamp, devices: [DeviceLook], lookedAt: Int, decks: [Deck],
    lastDeckID: String?, open: [OpenPaper], ledger: Int
  ) {
    self.journal = journal
    self.folder = folder
    self.devices = devices
    self.lookedAt = lookedAt
    self.decks = decks
    self.lastDeckID = lastDeckID
    self.open = open
    self.ledger = ledger
  }

  init?(record: ArraySlice<UInt8>) {
    var reader = FieldReader(record)
    self.init(
      journal: reader.text(), folder: FolderStamp(from: &reader),
      devices: reader.list { DeviceLook(from: &$0) }, lookedAt: reader.number(),
      decks: reader.list { Deck(from: &$0) }, lastDeckID: reader.optional { $0.text() },
      open: reader.list { OpenPaper(from: &$0) }, ledger: reader.number())
    guard reader.isComplete else { return nil }
  }

  var record: [UInt8] {
    var writer = FieldWriter()
    writer.add(journal)
    folder.write(to: &writer)
    writer.add(devices) { $1.write(to: &$0) }
    writer.add(lookedAt)
    writer.add(decks) { $1.write(to: &$0) }
    writer.add(lastDeckID) { $0.add($1) }
    writer.add(open) { $1.write(to: &$0) }
    writer.add(ledger)
    return writer.bytes
  }
}

extension PastSummary.Deck {
  fileprivate init(from reader: inout FieldReader) {
    self.init(
      id: reader.text(), outline: DeckHistory.Outline(from: &reader), mark: reader.number(),
      latestDay: reader.number(), isWaiting: reader.flag(), isTimed: reader.flag())
  }

  fileprivate func write(to writer: inout FieldWriter) {
    writer.add(id)
    outline.write(to: &writer)
    writer.add(mark)
    writer.add(latestDay)
    writer.add(isWaiting)
    writer.add(isTimed)
  }
}
