internal import Glibc
internal import JSONText

/// What tells that a file is still the one that was read.
struct FileStamp: Equatable {
  let name: String
  let size: Int
  let seconds: Int
  let nanoseconds: Int

  /// The stamps of all files of a deck.
  static func all(of location: DeckLocation) -> [FileStamp] {
    ((try? location.fileNames()) ?? []).map { name in
      var status = stat()
      guard stat(location.folder + "/" + name, &status) == 0 else {
        return FileStamp(name: name, size: -1, seconds: 0, nanoseconds: 0)
      }
      return FileStamp(
        name: name, size: Int(status.st_size), seconds: status.st_mtim.tv_sec,
        nanoseconds: status.st_mtim.tv_nsec)
    }
  }

  var record: JSONValue { [.string(name), .int(size), .int(seconds), .int(nanoseconds)] }
}

extension FileStamp {
  /// Reads a stamp; `nil` where it is none.
  init?(record: JSONValue) {
    guard let parts = record.array, parts.count == 4, let name = parts[0].string,
      let size = parts[1].int, let seconds = parts[2].int, let nanoseconds = parts[3].int
    else { return nil }
    self.init(name: name, size: size, seconds: seconds, nanoseconds: nanoseconds)
  }
}
