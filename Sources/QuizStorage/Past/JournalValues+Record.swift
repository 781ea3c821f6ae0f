internal import QuizEngine

extension RecordID {
  init(from reader: inout FieldReader) {
    let (high, low) = (reader.number(), reader.number())
    self.init(
      run: UInt64(UInt32(truncatingIfNeeded: high)) << 32 | UInt64(UInt32(truncatingIfNeeded: low)),
      number: reader.number())
  }

  func write(to writer: inout FieldWriter) {
    // A number of 64 bits is longer than those that are read.
    writer.add(Int(run >> 32))
    writer.add(Int(run & 0xFFFF_FFFF))
    writer.add(number)
  }
}

extension JournalPath {
  init(from reader: inout FieldReader) {
    self.init(device: reader.text(), name: reader.text())
  }

  func write(to writer: inout FieldWriter) {
    writer.add(device)
    writer.add(name)
  }
}

extension RecordKey {
  init(from reader: inout FieldReader) {
    self.init(at: reader.number(), path: JournalPath(from: &reader), number: reader.number())
  }

  func write(to writer: inout FieldWriter) {
    writer.add(at)
    path.write(to: &writer)
    writer.add(number)
  }
}

extension PaperStart {
  init(from reader: inout FieldReader) {
    self.init(
      deckID: reader.text(), id: RecordID(from: &reader), isExam: reader.flag(),
      isScripted: reader.flag(), key: RecordKey(from: &reader))
  }

  func write(to writer: inout FieldWriter) {
    writer.add(deckID)
    id.write(to: &writer)
    writer.add(isExam)
    writer.add(isScripted)
    key.write(to: &writer)
  }
}

extension OpenPaper {
  init(from reader: inout FieldReader) {
    self.init(
      id: RecordID(from: &reader), isExam: reader.flag(),
      files: Set(reader.list { JournalPath(from: &$0) }))
  }

  func write(to writer: inout FieldWriter) {
    id.write(to: &writer)
    writer.add(isExam)
    writer.add(files.sorted()) { $1.write(to: &$0) }
  }
}

extension RecordIDs {
  init(from reader: inout FieldReader) {
    var runs: [UInt64: [Range<Int>]] = [:]
    let ranges = reader.list { reader in
      let first = RecordID(from: &reader)
      return (first, reader.number())
    }
    runs.reserveCapacity(ranges.count)
    for (first, count) in ranges where (1...1_000_000_001).contains(count) {
      runs[first.run, default: []].append(first.number..<first.number + count)
    }
    self.init(runs: runs)
  }

  func write(to writer: inout FieldWriter) {
    let runs = runs.sorted { $0.key < $1.key }
    writer.add(runs.flatMap { run, numbers in numbers.map { (run, $0) } }) { writer, numbers in
      RecordID(run: numbers.0, number: numbers.1.lowerBound).write(to: &writer)
      writer.add(numbers.1.count)
    }
  }
}
