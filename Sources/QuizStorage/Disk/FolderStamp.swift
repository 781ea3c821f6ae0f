internal import Glibc

/// When something was put into a folder or taken from it last.
struct FolderStamp: Equatable {
  private let seconds: Int
  private let nanoseconds: Int
  /// Whether that was long ago when it was looked at.
  ///
  /// Clocks of disks are coarse: a file that comes right after another changes no time. Until the
  /// folder has been at rest for a while, the names in it count too.
  let isSettled: Bool

  /// How long a folder is at rest before its time can be relied on, in seconds.
  private static let rest = 3

  /// The stamp that a folder has now.
  ///
  /// - Parameter now: the time in seconds since 1970.
  init(of folder: String, now: Int = time(nil)) {
    var status = stat()
    let change = stat(folder, &status) == 0 ? status.st_ctim : timespec()
    seconds = change.tv_sec
    nanoseconds = change.tv_nsec
    isSettled = now - change.tv_sec > Self.rest
  }

  init(from reader: inout FieldReader) {
    seconds = reader.number()
    nanoseconds = reader.number()
    isSettled = reader.flag()
  }

  func write(to writer: inout FieldWriter) {
    writer.add(seconds)
    writer.add(nanoseconds)
    writer.add(isSettled)
  }

  /// Whether nothing was put in or taken out between two looks.
  func hasSameTime(as other: FolderStamp) -> Bool {
    seconds == other.seconds && nanoseconds == other.nanoseconds
  }
}
