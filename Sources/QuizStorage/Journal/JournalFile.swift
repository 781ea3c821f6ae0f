internal import Glibc

/// A journal file that this run writes.
struct JournalFile {
  let path: String
  private let file: Int32

  /// Makes a new file; one that exists is never opened.
  init(path: String, calls: SystemCalls) throws(DiskError) {
    self.path = path
    file = try calls.opened(
      path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_APPEND, mode: 0o600)
  }

  /// Writes lines, one call each, and brings them to the disk.
  func append(_ lines: [[UInt8]], calls: SystemCalls) throws(DiskError) {
    for line in lines { try calls.writeAll(line, to: file) }
    try calls.flushData(of: file)
  }

  func close(_ calls: SystemCalls) { _ = calls.close(file) }
}
