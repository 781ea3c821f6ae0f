internal import Glibc
internal import QuizEngine

/// Reads all journal files, of this machine and of others, into one past.
package struct JournalReader {
  /// How many damaged lines are listed; more are counted only.
  private static let listed = 10_000

  private let folder: String?

  /// Reads from the folder of the journal's folders; `nil` is an empty journal.
  package init(folder: String?) { self.folder = folder }

  /// Reads every file that is there now.
  ///
  /// - Parameters:
  ///   - now: the time to which unfinished papers are told.
  ///   - today: the local date, in days since 1970-01-01.
  package func read(
    now: StorageClock.Stamp? = nil, today: Int? = nil
  ) -> JournalReading {
    var reading = JournalReading()
    let paths = files(&reading)
    guard !paths.isEmpty else { return reading }
    var fold = JournalFold()
    var line = JournalLine()
    let buffer = UnsafeMutableRawBufferPointer.allocate(
      byteCount: JournalLine.maximumLength + 1 << 18, alignment: 16)
    defer { buffer.deallocate() }
    let source = LineSource(buffer: buffer)
    for (index, path) in paths.enumerated() {
      do {
        try Self.forEachLine(of: path, from: source) { text, number in
          do throws(JournalLineError) {
            try Self.add(text, to: &fold, by: &line, file: index)
          } catch {
            reading.damagedCount += 1
            if reading.damaged.count < Self.listed {
              reading.damaged.append(
                JournalReading.DamagedLine(file: path, line: number, problem: error.problem))
            }
          }
        }
        reading.fileCount += 1
      } catch {
        reading.skipped.append(JournalReading.SkippedFile(file: path, problem: error.words))
      }
    }
    reading.history = fold.history(today: today ?? StorageClock.today())
    reading.recordCount = fold.recordCount
    reading.duplicateCount = fold.duplicateCount
    if !fold.unfinished.isEmpty {
      reading.unfinished = Self.papers(
        fold.unfinished, in: paths, from: source, now: now ?? StorageClock.system().now())
    }
    return reading
  }

  private static func forEachLine(
    of path: String, from source: LineSource, _ body: (LineSource.Line, Int) -> Void
  ) throws(DiskError) {
    let file = try DiskFile.opened(path, flags: O_NOFOLLOW)
    defer { _ = close(file) }
    _ = try DiskFile.size(of: file)
    try source.forEachLine(of: file, body)
  }

  private static func add(
    _ text: LineSource.Line, to fold: inout JournalFold, by line: inout JournalLine, file: Int
  ) throws(JournalLineError) {
    if try take(text, by: &line) != nil { try fold.add(line, file: file) }
  }

  /// Takes a line where its checksum holds; gives its bytes, or `nil` where it is empty.
  private static func take(
    _ text: LineSource.Line, by line: inout JournalLine
  ) throws(JournalLineError) -> UnsafeRawBufferPointer? {
    switch text {
    case .whole(let bytes):
      // Some tools that carry files turn line breaks into CR LF.
      let hasReturn = bytes.last == 0x0D
      let bytes = UnsafeRawBufferPointer(rebasing: bytes.dropLast(hasReturn ? 1 : 0))
      guard !bytes.isEmpty else { return nil }
      try line.take(bytes)
      return bytes
    case .last(let bytes):
      do { try line.take(bytes) } catch { throw .cutOff }
      return bytes
    case .tooLong: throw .tooLong
    }
  }

  /// Reads unfinished papers again, whole: the fold keeps of an answer only whether it was right.
  private static func papers(
    _ open: [JournalFold.OpenPaper], in paths: [String], from source: LineSource,
    now: StorageClock.Stamp
  ) -> [UnfinishedPaper] {
    var folds = open.map { PaperFold(id: $0.id) }
    var line = JournalLine()
    for file in paths.indices where open.contains(where: { $0.files.contains(file) }) {
      try? forEachLine(of: paths[file], from: source) { text, _ in
        guard let bytes = try? take(text, by: &line) else { return }
        for index in folds.indices { folds[index].add(line, bytes: bytes, file: file) }
      }
    }
    let told = folds.compactMap { $0.paper(now: now) }
    return told.sorted { $0.touched > $1.touched }.map(\.paper)
  }

  /// The paths of the journal files, in a fixed order.
  private func files(_ reading: inout JournalReading) -> [String] {
    guard let folder else { return [] }
    var files: [String] = []
    for device in names(in: folder, &reading) where !device.hasPrefix(".") {
      let path = folder + "/" + device
      guard DiskFolder.isFolder(path) else { continue }
      files += names(in: path, &reading).filter { $0.hasSuffix(".jsonl") && !$0.hasPrefix(".") }
        .map { path + "/" + $0 }
    }
    return files
  }

  private func names(in folder: String, _ reading: inout JournalReading) -> [String] {
    do {
      return try DiskFolder.names(in: folder)
    } catch {
      if error.code != ENOENT {
        reading.skipped.append(JournalReading.SkippedFile(file: folder, problem: error.words))
      }
      return []
    }
  }
}
