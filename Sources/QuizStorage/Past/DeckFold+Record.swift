internal import QuizEngine

extension DeckFold {
  /// Reads what was kept of a deck; `nil` where it is that of none or of another one.
  ///
  /// - Parameter records: gets the texts and results of the records that wait; where it knows their
  ///   files, they are put in their places among its own.
  init?(record: ArraySlice<UInt8>, deckID: String, into records: inout JournalRecords) {
    var reader = FieldReader(record)
    guard reader.text() == deckID else { return nil }
    base = DeckHistory(from: &reader)
    last = reader.optional { RecordKey(from: &$0) }
    latestDay = reader.number()
    let paths = reader.list { JournalPath(from: &$0) }
    waiting = reader.list { JournalRecord(from: &$0, into: &records) }
    guard reader.isComplete, waiting.allSatisfy({ paths.indices.contains($0.file) }) else {
      return nil
    }
    guard !records.paths.isEmpty else { return }
    let places = paths.map(records.place)
    for index in waiting.indices {
      guard let place = places[waiting[index].file] else { return nil }
      waiting[index].file = place
    }
  }

  func record(deckID: String, of records: JournalRecords) -> [UInt8] {
    var writer = FieldWriter()
    writer.add(deckID)
    base.write(to: &writer)
    writer.add(last) { $1.write(to: &$0) }
    writer.add(latestDay)
    let waiting = waiting.filter { record in
      guard case .finish(_, let index) = record.content else { return true }
      return !records.repeatedEnds.contains(index)
    }
    let files = Set(waiting.map(\.file)).sorted()
    writer.add(files) { records.paths[$1].write(to: &$0) }
    writer.add(waiting) { writer, record in
      record.write(to: &writer, file: files.firstIndex(of: record.file) ?? 0, of: records)
    }
    return writer.bytes
  }
}

extension JournalRecord {
  private enum Kind: Int { case answer, change, flag, finish }

  fileprivate init(from reader: inout FieldReader, into records: inout JournalRecords) {
    at = reader.number()
    file = reader.number()
    id = RecordID(from: &reader)
    let paper = reader.optional { RecordID(from: &$0) }
    switch reader.expect(Kind(rawValue: reader.number()), or: .answer) {
    case .answer: content = .answer(Answered(of: paper, from: &reader, into: &records))
    case .change: content = .change(Answered(of: paper, from: &reader, into: &records))
    case .flag:
      content = .flag(
        paper: paper, question: records.index(of: reader.text()), isFlagged: reader.flag())
    case .finish:
      content = .finish(
        paper: paper, index: records.index(of: FinishedPaper(from: &reader)))
    }
  }

  fileprivate func write(to writer: inout FieldWriter, file: Int, of records: JournalRecords) {
    writer.add(at)
    writer.add(file)
    id.write(to: &writer)
    writer.add(paper) { $1.write(to: &$0) }
    switch content {
    case .answer(let answer):
      writer.add(Kind.answer.rawValue)
      answer.write(to: &writer, of: records)
    case .change(let answer):
      writer.add(Kind.change.rawValue)
      answer.write(to: &writer, of: records)
    case .flag(_, let question, let isFlagged):
      writer.add(Kind.flag.rawValue)
      writer.add(records.texts[question])
      writer.add(isFlagged)
    case .finish(_, let index):
      writer.add(Kind.finish.rawValue)
      records.finished[index].write(to: &writer)
    }
  }
}

extension JournalRecord.Answered {
  fileprivate init(
    of paper: RecordID?, from reader: inout FieldReader, into records: inout JournalRecords
  ) {
    self.init(
      paper: paper, question: records.index(of: reader.text()),
      category: records.index(of: reader.text()),
      day: Int32(truncatingIfNeeded: reader.number()), isRight: reader.flag())
  }

  fileprivate func write(to writer: inout FieldWriter, of records: JournalRecords) {
    writer.add(records.texts[question])
    writer.add(records.texts[category])
    writer.add(Int(day))
    writer.add(isRight)
  }
}
