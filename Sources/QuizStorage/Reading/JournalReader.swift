internal import Glibc
internal import QuizEngine

/// Reads all journal files, of this machine and of others, whole, with what is wrong in them.
package struct JournalReader {
  /// How many damaged lines are listed; more are counted only.
  private static let listed = 10_000

  private let folder: JournalFolder?

  /// Reads from the folder of the journal's folders; `nil` is an empty journal.
  package init(folder: String?) { self.folder = folder.map { JournalFolder(path: $0) } }

  /// Reads every file that is there now.
  ///
  /// - Parameters:
  ///   - now: the time to which unfinished papers are told.
  ///   - today: the local date, in days since 1970-01-01.
  package func read(
    now: StorageClock.Stamp? = nil, today: Int? = nil
  ) -> JournalReading {
    var reading = JournalReading()
    guard let folder else { return reading }
    let paths = files(in: folder, &reading)
    guard !paths.isEmpty else { return reading }
    var records = JournalRecords(paths: paths)
    var line = JournalLine()
    LineSource.withBuffer { source in
      for (index, path) in paths.enumerated() {
        do throws(DiskError) {
          try folder.forEachLine(of: path, from: source) { text, number in
            do throws(JournalLineError) {
              if try line.take(text) != nil { try records.add(line, file: index) }
            } catch {
              reading.damagedCount += 1
              if reading.damaged.count < Self.listed {
                reading.damaged.append(
                  JournalReading.DamagedLine(
                    file: folder.path(of: path), line: number, problem: error.problem))
              }
            }
          }
          reading.fileCount += 1
        } catch {
          reading.skipped.append(
            JournalReading.SkippedFile(file: folder.path(of: path), problem: error.words))
        }
      }
      reading.recordCount = records.recordCount
      reading.duplicateCount = records.duplicateCount
      let now = now ?? StorageClock.system().now()
      let open = records.openPapers(among: records.latestStarts())
      reading.take(
        records,
        in: FoldCircumstances(now: now, today: today ?? StorageClock.today(), open: open))
      if !open.isEmpty { reading.unfinished = folder.papers(open, from: source, now: now) }
    }
    return reading
  }

  /// The journal files, in a fixed order.
  private func files(in folder: JournalFolder, _ reading: inout JournalReading) -> [JournalPath] {
    var files: [JournalPath] = []
    let devices = names(in: folder.path, &reading) { () throws(DiskError) in
      try folder.devices()
    }
    for device in devices {
      files += names(in: folder.path(of: device), &reading) { () throws(DiskError) in
        try folder.files(of: device)
      }.map { JournalPath(device: device, name: $0) }
    }
    return files
  }

  private func names(
    in folder: String, _ reading: inout JournalReading, _ list: () throws(DiskError) -> [String]
  ) -> [String] {
    do {
      return try list()
    } catch {
      if error.code != ENOENT {
        reading.skipped.append(JournalReading.SkippedFile(file: folder, problem: error.words))
      }
      return []
    }
  }
}

extension JournalReading {
  /// Takes what all records together tell.
  fileprivate mutating func take(
    _ records: JournalRecords, in circumstances: FoldCircumstances
  ) {
    for id in records.deckIDs {
      var fold = DeckFold()
      _ = fold.take(records.of(deckID: id), of: records, in: circumstances)
      history.take(fold.whole(of: records, in: circumstances), deckID: id)
    }
    if let start = records.lastStart() { history.addStart(deckID: start.deckID) }
    finished = records.finishedInOrder
  }
}
