internal import Glibc
internal import QuizEngine

/// The folder of the journal: in it one for each device, and in those the files.
struct JournalFolder {
  let path: String

  func path(of device: String) -> String { path + "/" + device }

  func path(of file: JournalPath) -> String { path + "/" + file.device + "/" + file.name }

  /// The names of the devices' folders, sorted.
  func devices() throws(DiskError) -> [String] {
    try DiskFolder.names(in: path).filter {
      !$0.hasPrefix(".") && DiskFolder.isFolder(path(of: $0))
    }
  }

  /// The names of the files of a device, sorted.
  func files(of device: String) throws(DiskError) -> [String] {
    try DiskFolder.names(in: path(of: device)).filter {
      $0.hasSuffix(".jsonl") && !$0.hasPrefix(".")
    }
  }

  /// Opens a file for as long as something is done with it.
  func read<Value>(
    _ file: JournalPath, _ body: (Int32) throws(DiskError) -> Value
  ) throws(DiskError) -> Value {
    let file = try DiskFile.opened(path(of: file), flags: O_NOFOLLOW)
    defer { _ = close(file) }
    return try body(file)
  }

  /// Gives each line of a file with its number.
  func forEachLine(
    of file: JournalPath, from source: LineSource, _ body: (LineSource.Line, Int) -> Void
  ) throws(DiskError) {
    try read(file) { (file: Int32) throws(DiskError) in
      _ = try DiskFile.size(of: file)
      try source.forEachLine(of: file, body)
    }
  }

  /// Reads unfinished papers whole: the past keeps of an answer only whether it was right.
  ///
  /// - Returns: the one touched last first.
  func papers(
    _ open: [OpenPaper], from source: LineSource, now: StorageClock.Stamp
  ) -> [UnfinishedPaper] {
    var folds = open.map { PaperFold(id: $0.id) }
    var line = JournalLine()
    let files = open.reduce(into: Set<JournalPath>()) { $0.formUnion($1.files) }
    for (index, file) in files.sorted().enumerated() {
      try? forEachLine(of: file, from: source) { text, _ in
        guard let bytes = try? line.take(text) else { return }
        for paper in folds.indices { folds[paper].add(line, bytes: bytes, file: index) }
      }
    }
    let told = folds.compactMap { $0.paper(now: now) }
    return told.sorted {
      $0.touched != $1.touched ? $0.touched > $1.touched : $0.paper.deckID < $1.paper.deckID
    }.map(\.paper)
  }
}
