/// What tells that the files of a deck are still those that were read.
struct DeckStamp: Equatable {
  private let folder: FolderStamp
  private let files: [FileStamp]

  private init(folder: FolderStamp, files: [FileStamp]) {
    self.folder = folder
    self.files = files
  }

  /// The stamp that a deck has now.
  init(of location: DeckLocation) {
    let folder = FolderStamp(of: location.folder)
    // The names come after the time: what happens in between is seen the next time.
    let names = (try? location.fileNames()) ?? []
    self.init(folder: folder, files: names.map { FileStamp(name: $0, in: location.folder) })
  }

  init(from reader: inout FieldReader) {
    self.init(
      folder: FolderStamp(from: &reader), files: reader.list { FileStamp(from: &$0) })
  }

  func write(to writer: inout FieldWriter) {
    folder.write(to: &writer)
    writer.add(files) { $1.write(to: &$0) }
  }

  /// The stamp of the same files as it is now; `nil` where they are no longer the same.
  func renewed(at location: DeckLocation) -> DeckStamp? {
    let now = FolderStamp(of: location.folder)
    guard now.hasSameTime(as: folder), !files.isEmpty else { return nil }
    let isSame =
      folder.isSettled
      ? files.allSatisfy { $0 == FileStamp(name: $0.name, in: location.folder) }
      : files == DeckStamp(of: location).files
    // What was at rest once is so as long as its time is the same, whatever the clock says.
    return isSame ? DeckStamp(folder: folder.isSettled ? folder : now, files: files) : nil
  }
}
