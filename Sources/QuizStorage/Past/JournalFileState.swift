internal import Glibc

/// A file of the journal as it was when it was read.
struct JournalFileState {
  let name: String
  private let size: Int
  /// When its bytes or its owner's rights were changed last.
  private let seconds: Int
  private let nanoseconds: Int
  private let inode: Int
  /// How far its whole lines reached, and their checksum.
  var extent = LineSource.Extent()
  /// Whether a record without a line break stood at its end, so that more bytes may undo it.
  var isOpenEnded = false
  /// Whether it could not be read, or is no file.
  var isSkipped = false

  /// How long a file has not been changed before it is believed to stay as it is, in seconds.
  ///
  /// A run adds to its file only within a day of the last time; after a longer pause it begins
  /// another one. The second day is for clocks that are set.
  static let rest = 2 * 86_400

  private init(name: String, status: stat) {
    self.name = name
    size = Int(status.st_size)
    seconds = status.st_ctim.tv_sec
    nanoseconds = status.st_ctim.tv_nsec
    // Some disks number their files with more digits than are read.
    inode = Int(status.st_ino & 0xFFFF_FFFF_FFFF)
  }

  /// Reads an open file after what was read of it before; `nil` where that does not stand in it any
  /// more.
  ///
  /// - Parameter body: takes a line; whether it was a record.
  init?(
    name: String, of file: Int32, after known: JournalFileState?, from source: LineSource,
    _ body: (LineSource.Line) -> Bool
  ) throws(DiskError) {
    _ = try DiskFile.size(of: file)
    var status = stat()
    guard fstat(file, &status) == 0 else { throw DiskError(code: errno) }
    self.init(name: name, status: status)
    if let known, !known.isSkipped {
      guard !known.isOpenEnded,
        try source.checksum(ofFirst: known.extent.count, of: file) == known.extent.checksum
      else { return nil }
      extent = known.extent
    }
    var endsWithRecord = false
    extent = try source.forEachLine(of: file, after: extent) { line, _ in
      let isRecord = body(line)
      if case .last = line { endsWithRecord = isRecord }
    }
    isOpenEnded = endsWithRecord
  }

  /// The state of what can be looked at only.
  init(name: String, in folder: String) {
    var status = stat()
    _ = lstat(folder + "/" + name, &status)
    self.init(name: name, status: status)
    isSkipped = true
  }

  init(from reader: inout FieldReader) {
    name = reader.text()
    size = reader.number()
    seconds = reader.number()
    nanoseconds = reader.number()
    inode = reader.number()
    extent = LineSource.Extent(
      count: reader.number(), checksum: UInt32(truncatingIfNeeded: reader.number()))
    isOpenEnded = reader.flag()
    isSkipped = reader.flag()
  }

  func write(to writer: inout FieldWriter) {
    writer.add(name)
    for number in [
      size, seconds, nanoseconds, inode, extent.count, Int(extent.checksum),
    ] { writer.add(number) }
    writer.add(isOpenEnded)
    writer.add(isSkipped)
  }

  /// Whether it is still so; what could not be read may be readable by now.
  ///
  /// - Parameter folder: the open folder that the file lies in.
  func isCurrent(in folder: Int32) -> Bool {
    var status = stat()
    if isSkipped {
      guard let file = try? DiskFile.opened(name, in: folder, flags: O_NOFOLLOW) else {
        return true
      }
      defer { _ = close(file) }
      return (try? DiskFile.size(of: file)) == nil
    }
    guard fstatat(folder, name, &status, AT_SYMLINK_NOFOLLOW) == 0 else { return false }
    let now = JournalFileState(name: name, status: status)
    return now.size == size && now.seconds == seconds && now.nanoseconds == nanoseconds
      && now.inode == inode
  }

  /// Whether it had not been changed for so long, at a time in seconds since 1970, that it need not
  /// be looked at.
  func isAtRest(at now: Int) -> Bool { !isSkipped && now - seconds > Self.rest }
}
