internal import Glibc
package import QuizEngine

/// The record of all that was answered: one file a run, to which lines are added and nothing else.
///
/// A record that is called saved is on the disk. After any error the file is left as it is and
/// what is not yet saved goes to a new one; what cannot be saved is kept and tried again.
package struct Journal {
  /// The records that are kept in memory only.
  private var unsaved: [[UInt8]] = []
  private var file: JournalFile?
  private var folder: String?
  /// Folders with a new entry that is not yet on the disk.
  private var unflushed: [String] = []
  /// The paper that later records belong to.
  private var paper: (id: String, deckID: String)?
  private var number = 0
  /// The time since the boot at which the file was begun, in milliseconds.
  private var begunAt = 0
  /// The time since the boot of the last failure, in milliseconds.
  private var failedAt: Int?
  private let folders: StorageFolders
  private let programVersion: String
  private let clock: StorageClock
  private let calls: SystemCalls
  private let run = RandomName.make()

  /// Why nothing can be saved now, as a sentence; `nil` where all is saved.
  package private(set) var problem: String?

  /// Prepares a run; nothing is made on the disk before the first record.
  package init(
    folders: StorageFolders, programVersion: String, clock: StorageClock = .system(),
    calls: SystemCalls = SystemCalls()
  ) {
    self.folders = folders
    self.programVersion = programVersion
    self.clock = clock
    self.calls = calls
  }

  /// How many records are kept in memory only.
  package var unsavedCount: Int { unsaved.count }

  /// The id of the paper that is being sat, once its start is recorded.
  package var paperID: String? { paper?.id }

  /// Goes on with a paper of an earlier run: later records name it.
  package mutating func resume(paperID: String, deckID: String) { paper = (paperID, deckID) }

  /// Records an event; it is on the disk when the outcome says so.
  package mutating func record(_ event: SessionEvent) -> RecordOutcome {
    let stamp = clock.now()
    number += 1
    let id = "\(run):\(number)"
    if case .started(let started, _) = event { paper = (id, started.outline.id) }
    let line = RecordLine(
      event, id: id, paperID: paper?.id, deckID: paper?.deckID, stamp: stamp,
      programVersion: programVersion)
    guard let bytes = line.bytes else {
      return RecordOutcome(
        at: stamp.at, day: stamp.day,
        state: .notSaved(reason: "A record is too long to be saved: shorten the ids of the deck."))
    }
    unsaved.append(bytes)
    save(at: stamp, isRequested: false)
    return RecordOutcome(
      at: stamp.at, day: stamp.day, state: problem.map { .notSaved(reason: $0) } ?? .saved)
  }

  /// Tries again to save what is kept in memory.
  ///
  /// - Parameter isRequested: whether a person asked; else a try within 5 s of the last is left out.
  package mutating func retryUnsaved(isRequested: Bool = true) {
    if !unsaved.isEmpty { save(at: clock.now(), isRequested: isRequested) }
  }

  /// Closes the file; a later record goes to a new one.
  package mutating func close() {
    file?.close(calls)
    file = nil
  }
}

extension Journal {
  /// The least time between two tries to save after an error, in milliseconds.
  private static var patience: Int { 5_000 }

  /// How long a file is added to, in milliseconds: a day.
  ///
  /// One that was begun earlier stays as it is, and need not be looked at any more.
  private static var longestUse: Int { 86_400_000 }

  /// What the name of a file begins with that is begun at a time in seconds since 1970.
  static func fileMoment(at seconds: Int) -> String {
    let at = StorageClock.universal(seconds: seconds)
    return fileMoment(at: at)
  }

  private static func fileMoment(at stamp: String) -> String {
    stamp.prefix(19).filter { $0 != "-" && $0 != ":" }
  }

  private mutating func save(at stamp: StorageClock.Stamp, isRequested: Bool) {
    if !(begunAt...begunAt + Self.longestUse).contains(stamp.up) { close() }
    if let file {
      do {
        try file.append(unsaved, calls: calls)
        return succeed()
      } catch {
        // What of these lines is on the disk is not known, and a second flush may lie.
        close()
      }
    } else if let failedAt, !isRequested, (failedAt..<failedAt + Self.patience).contains(stamp.up) {
      return
    }
    do {
      try startFile(at: stamp)
      succeed()
    } catch {
      failedAt = stamp.up
      problem = error.sentence
    }
  }

  private mutating func succeed() {
    unsaved = []
    failedAt = nil
    problem = nil
  }

  /// Makes a new file of all that is not saved.
  private mutating func startFile(at stamp: StorageClock.Stamp) throws(StorageError) {
    guard let folder = journalFolder() else {
      throw StorageError(
        "Answers are not saved: there is no home folder; set HOME or use --data DIR.")
    }
    do {
      try startFile(in: folder, at: stamp)
    } catch {
      throw StorageError("Answers are not saved: cannot write to \(folder): \(error.words).")
    }
  }

  private mutating func startFile(
    in folder: String, at stamp: StorageClock.Stamp
  ) throws(DiskError) {
    let path = "\(folder)/\(Self.fileMoment(at: stamp.at))Z-\(RandomName.make(digits: 12)).jsonl"
    let new = try newFile(at: path, in: folder)
    do {
      try new.append(unsaved, calls: calls)
      for folder in unflushed { try calls.flushFolder(folder) }
      unflushed = []
      try calls.flushFolder(folder)
    } catch {
      new.close(calls)
      _ = calls.unlink(path)
      throw error
    }
    file = new
    begunAt = stamp.up
  }

  private mutating func newFile(
    at path: String, in folder: String
  ) throws(DiskError) -> JournalFile {
    do {
      return try JournalFile(path: path, calls: calls)
    } catch  where error.code == ENOENT {
      try calls.makeFolders(folder, unflushed: &unflushed)
      return try JournalFile(path: path, calls: calls)
    }
  }

  private mutating func journalFolder() -> String? {
    guard let journal = folders.journal else { return nil }
    if let folder { return folder }
    let folder = "\(journal)/\(DeviceName.current(in: folders.state, calls: calls))"
    self.folder = folder
    return folder
  }
}
