internal import Glibc

/// A device's folder as it was seen last, with no more than what tells that nothing is new in it.
///
/// A run adds to its file for a day at most and then begins another one. So most files stay as they
/// are, and are not looked at again: all but those that were begun within the last two days by
/// their names, and, for clocks that were wrong then, the few of all others that were changed last.
struct DeviceLook {
  let name: String
  let stamp: FolderStamp
  /// What the names of all files come to.
  private let names: FileLook.Digest
  /// The names of the files that are looked at, each with a zero after it.
  private let awake: ArraySlice<UInt8>
  /// What looking at them comes to.
  private let looks: FileLook.Digest
  /// The names of what could not be read, which may be readable by now.
  private let skipped: [String]

  /// Takes a folder as it was read.
  ///
  /// - Parameter now: the time in seconds since 1970.
  init(name: String, stamp: FolderStamp, files: [JournalFileState], at now: Int) {
    self.name = name
    self.stamp = stamp
    names = FileLook.Digest(files.map(\.name))
    var (awake, looks): ([UInt8], FileLook.Digest) = ([], FileLook.Digest())
    for file in Self.awake(files, at: now) {
      awake += Array(file.name.utf8) + [0]
      file.add(to: &looks)
    }
    self.awake = awake[...]
    self.looks = looks
    skipped = files.filter(\.isSkipped).map(\.name)
  }

  /// How long ago the runs began whose files are all looked at, in seconds; the second day is for
  /// clocks that are set.
  private static let youth = 2 * 86_400
  /// How many of the others are looked at.
  private static let recentCount = 32

  private static func awake(_ files: [JournalFileState], at now: Int) -> [JournalFileState] {
    let readable = files.filter { !$0.isSkipped }
    let oldest = Journal.fileMoment(at: now - youth)
    let recent = readable.filter { $0.name < oldest }.sorted { $0.changedAt > $1.changedAt }
    let names = Set(recent.prefix(recentCount).map(\.name))
    return readable.filter { $0.name >= oldest || names.contains($0.name) }
  }

  init(from reader: inout FieldReader) {
    name = reader.text()
    stamp = FolderStamp(from: &reader)
    names = FileLook.Digest(from: &reader)
    awake = reader.part(reader.number())
    looks = FileLook.Digest(from: &reader)
    skipped = reader.list { $0.text() }
  }

  func write(to writer: inout FieldWriter) {
    writer.add(name)
    stamp.write(to: &writer)
    names.write(to: &writer)
    writer.add(part: awake)
    looks.write(to: &writer)
    writer.add(skipped) { $0.add($1) }
  }

  func hasSameNames(as files: [String]) -> Bool { FileLook.Digest(files) == names }

  /// Whether the files that are looked at are as they were.
  func isCurrent(at path: String) -> Bool {
    if awake.isEmpty, skipped.isEmpty { return true }
    guard let folder = try? DiskFile.opened(path, flags: O_DIRECTORY) else { return false }
    defer { _ = close(folder) }
    return looks(in: folder) == looks
      && !skipped.contains { JournalFileState.canBeRead($0, in: folder) }
  }

  private func looks(in folder: Int32) -> FileLook.Digest? {
    awake.withUnsafeBytes { bytes in
      guard bytes.last ?? 0 == 0, let start = bytes.baseAddress else { return nil }
      var digest = FileLook.Digest()
      var at = 0
      while at < bytes.count {
        let name = (start + at).assumingMemoryBound(to: CChar.self)
        guard let look = FileLook(name, in: folder) else { return nil }
        look.add(to: &digest)
        at += strlen(name) + 1
      }
      return digest
    }
  }
}
