internal import Glibc

/// A file of the journal as it was when it was read.
struct JournalFileState {
  let name: String
  /// `nil` where it could not be read, or is no file.
  private let look: FileLook?
  /// How far its whole lines reached, and their checksum.
  private var extent = LineSource.Extent()
  /// Whether a record without a line break stood at its end, so that more bytes may undo it.
  private var isOpenEnded = false

  /// What cannot be read.
  init(skipped name: String) {
    self.name = name
    look = nil
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
    self.name = name
    look = FileLook(status)
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

  init(from reader: inout FieldReader) {
    name = reader.text()
    look = reader.optional { FileLook(from: &$0) }
    extent = LineSource.Extent(
      count: reader.number(), checksum: UInt32(truncatingIfNeeded: reader.number()))
    isOpenEnded = reader.flag()
  }

  func write(to writer: inout FieldWriter) {
    writer.add(name)
    writer.add(look) { $1.write(to: &$0) }
    writer.add(extent.count)
    writer.add(Int(extent.checksum))
    writer.add(isOpenEnded)
  }

  /// Whether it could not be read, or is no file.
  var isSkipped: Bool { look == nil }

  /// Whether it is still so.
  ///
  /// - Parameter folder: the open folder that the file lies in.
  func isCurrent(in folder: Int32) -> Bool {
    look.map { $0 == FileLook(name, in: folder) } ?? !Self.canBeRead(name, in: folder)
  }

  /// Whether a file can be read that could not before.
  static func canBeRead(_ name: String, in folder: Int32) -> Bool {
    guard let file = try? DiskFile.opened(name, in: folder, flags: O_NOFOLLOW) else {
      return false
    }
    defer { _ = close(file) }
    return (try? DiskFile.size(of: file)) != nil
  }

  /// When it was changed last, in seconds since 1970.
  var changedAt: Int { look?.seconds ?? 0 }

  /// Adds the look to others.
  func add(to digest: inout FileLook.Digest) { look?.add(to: &digest) }
}
