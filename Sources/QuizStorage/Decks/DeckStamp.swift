internal import Glibc

/// What tells that the files of a deck are still those that were read.
struct DeckStamp: Equatable {
  /// When something was put into the folder or taken from it last.
  private let seconds: Int
  private let nanoseconds: Int
  /// Whether that was long ago when it was looked at.
  ///
  /// Clocks of disks are coarse: a file that comes right after another changes no time. Until the
  /// folder has been at rest for a while, the names in it count too.
  private let isSettled: Bool
  private let files: [FileStamp]

  /// How long a folder is at rest before its time can be relied on, in seconds.
  private static let rest = 3

  private init(seconds: Int, nanoseconds: Int, isSettled: Bool, files: [FileStamp]) {
    self.seconds = seconds
    self.nanoseconds = nanoseconds
    self.isSettled = isSettled
    self.files = files
  }

  /// The stamp that a deck has now.
  init(of location: DeckLocation) {
    let change = Self.lastChange(of: location.folder)
    // The names come after the time: what happens in between is seen the next time.
    let names = (try? location.fileNames()) ?? []
    self.init(
      seconds: change.tv_sec, nanoseconds: change.tv_nsec, isSettled: Self.isLongAgo(change),
      files: names.map { FileStamp(name: $0, in: location.folder) })
  }

  init(from reader: inout FieldReader) {
    self.init(
      seconds: reader.number(), nanoseconds: reader.number(), isSettled: reader.flag(),
      files: reader.list { FileStamp(from: &$0) })
  }

  func write(to writer: inout FieldWriter) {
    writer.add(seconds)
    writer.add(nanoseconds)
    writer.add(isSettled)
    writer.add(files) { $1.write(to: &$0) }
  }

  /// The stamp of the same files as it is now; `nil` where they are no longer the same.
  func renewed(at location: DeckLocation) -> DeckStamp? {
    let change = Self.lastChange(of: location.folder)
    guard change.tv_sec == seconds, change.tv_nsec == nanoseconds, !files.isEmpty else {
      return nil
    }
    let isSame =
      isSettled
      ? files.allSatisfy { $0 == FileStamp(name: $0.name, in: location.folder) }
      : files == DeckStamp(of: location).files
    guard isSame else { return nil }
    return DeckStamp(
      seconds: seconds, nanoseconds: nanoseconds,
      isSettled: isSettled || Self.isLongAgo(change), files: files)
  }

  private static func lastChange(of folder: String) -> timespec {
    var status = stat()
    return stat(folder, &status) == 0 ? status.st_ctim : timespec()
  }

  private static func isLongAgo(_ change: timespec) -> Bool {
    time(nil) - change.tv_sec > rest
  }
}
