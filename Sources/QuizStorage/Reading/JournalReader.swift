internal import Glibc

/// Reads all journal files, of this machine and of others, into one past.
package struct JournalReader {
  /// How many damaged lines are listed; more are counted only.
  private static let listed = 10_000

  private let folder: String?

  /// Reads from the folder of the journal's folders; `nil` is an empty journal.
  package init(folder: String?) { self.folder = folder }

  /// Reads every file that is there now.
  package func read() -> JournalReading {
    var reading = JournalReading()
    var fold = JournalFold()
    var line = JournalLine()
    let buffer = UnsafeMutableRawBufferPointer.allocate(
      byteCount: JournalLine.maximumLength + 1 << 18, alignment: 16)
    defer { buffer.deallocate() }
    let source = LineSource(buffer: buffer)
    for (index, path) in files(&reading).enumerated() {
      do {
        let file = try DiskFile.opened(path, flags: O_NOFOLLOW)
        defer { _ = close(file) }
        _ = try DiskFile.size(of: file)
        reading.fileCount += 1
        try source.forEachLine(of: file) { text, number in
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
      } catch {
        reading.skipped.append(JournalReading.SkippedFile(file: path, problem: error.words))
      }
    }
    reading.history = fold.history()
    reading.recordCount = fold.recordCount
    reading.duplicateCount = fold.duplicateCount
    return reading
  }

  private static func add(
    _ text: LineSource.Line, to fold: inout JournalFold, by line: inout JournalLine, file: Int
  ) throws(JournalLineError) {
    switch text {
    case .whole(let bytes):
      // Some tools that carry files turn line breaks into CR LF.
      let hasReturn = bytes.last == 0x0D
      let bytes = UnsafeRawBufferPointer(rebasing: bytes.dropLast(hasReturn ? 1 : 0))
      guard !bytes.isEmpty else { return }
      try line.take(bytes)
    case .last(let bytes):
      do { try line.take(bytes) } catch { throw .cutOff }
    case .tooLong: throw .tooLong
    }
    try fold.add(line, file: file)
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
