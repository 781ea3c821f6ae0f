import Foundation
import QuizEngine
import Testing

@testable import QuizStorage

/// Whatever call fails, an answer that was called saved is read back, and nothing else is.
@Suite struct JournalFaultTests {
  let folder: TemporaryFolder
  let folders: StorageFolders
  let disk = FaultyDisk()
  let clock = TestClock()

  init() throws {
    folder = try TemporaryFolder()
    folders = Samples.folders(in: folder)
  }

  private static let uses: [(Fault.Call, Int)] =
    [(.open, 9), (.write, 8), (.syncData, 7), (.sync, 9), (.close, 3), (.makeFolder, 8)]

  static let errors: [Fault] = uses.flatMap { call, count in
    (1...count).flatMap { use in
      [ENOSPC, EDQUOT, EIO, EROFS, EMFILE, EACCES].flatMap { code in
        [false, true].map { Fault(call: call, use: use, effect: .error(code), isLasting: $0) }
      }
    }
  }

  static let shortWrites: [Fault] = (1...6).flatMap { use in
    [0, 1, 17, 100].flatMap { count in
      [
        Fault(call: .write, use: use, effect: .fullAfter(count)),
        Fault(call: .write, use: use, effect: .short(max(1, count))),
        Fault(call: .write, use: use, effect: .short(max(1, count)), isLasting: true),
      ]
    }
  }

  static let interruptions: [Fault] = uses.flatMap { call, count in
    (1...count).map { Fault(call: call, use: $0, effect: .error(EINTR)) }
  }

  private func journal() -> Journal {
    Journal(folders: folders, programVersion: "1", clock: clock.clock, calls: disk.calls)
  }

  private func answers(_ reading: JournalReading) -> Int {
    (1...10).reduce(0) {
      $0 + (reading.history.record(deckID: "rivers", questionID: "q\($1)")?.answered ?? 0)
    }
  }

  @Test(arguments: errors + shortWrites)
  func anAnswerThatIsCalledSavedIsReadBack(fault: Fault) throws {
    disk.fault = fault
    var journal = journal()
    let events = try Samples.events().filter { if case .answered = $0 { true } else { false } }
    for (index, event) in events.enumerated() {
      clock.milliseconds += 1_700
      let isSaved = journal.record(event).isSaved
      let reading = JournalReader(folder: folders.journal).read()
      // Nothing that is called saved is missing, and nothing is there twice.
      #expect(answers(reading) >= index + 1 - journal.unsavedCount)
      #expect(isSaved == (journal.unsavedCount == 0))
      #expect(isSaved == (journal.problem == nil))
      #expect(answers(reading) <= index + 1)
    }
    disk.heal()
    journal.retryUnsaved()
    #expect(journal.unsavedCount == 0)
    let reading = JournalReader(folder: folders.journal).read()
    #expect(answers(reading) == 10)
    #expect(reading.skipped == [])
    // The disk lets a file be removed, so that no empty one is left.
    for file in folder.journalFiles {
      #expect(try !folder.bytes(of: file).isEmpty)
      #expect(try TemporaryFolder.mode(of: file) == 0o600)
    }
    #expect(folder.journalFiles.count <= 3)
  }

  @Test(arguments: interruptions)
  func anInterruptedCallIsMadeAgain(fault: Fault) throws {
    disk.fault = fault
    var journal = journal()
    for event in try Samples.events() { #expect(journal.record(event).isSaved) }
    #expect(folder.journalFiles.count == 1)
    #expect(JournalReader(folder: folders.journal).read().recordCount == 12)
  }

  @Test func aCallThatIsInterruptedForEverIsAnErrorAndNoLoop() {
    disk.fault = Fault(call: .write, use: 1, effect: .error(EINTR), isLasting: true)
    var journal = journal()
    #expect(!journal.record(.abandoned).isSaved)
  }

  @Test func aFileIsNeverUsedAgainAfterAFailedFlush() throws {
    var journal = journal()
    let events = try Samples.events()
    #expect(journal.record(events[0]).isSaved)
    let first = try #require(folder.journalFiles.first)
    disk.fault = Fault(call: .syncData, use: 3, effect: .error(EIO))
    for event in events.dropFirst() { #expect(journal.record(event).isSaved) }
    #expect(folder.journalFiles.count == 2)
    let reading = JournalReader(folder: folders.journal).read()
    #expect(reading.recordCount == 12)
    // The record whose flush failed is in both files and counts once.
    #expect(reading.duplicateCount == 1)
    #expect(try folder.text(of: first).split(separator: "\n").count == 2)
  }

  @Test func aFullDiskIsToldAndIsNotFilledWithEmptyFiles() throws {
    disk.fault = Fault(call: .write, use: 1, effect: .error(ENOSPC), isLasting: true)
    var journal = journal()
    for event in try Samples.events() {
      clock.milliseconds += 6_000
      let outcome = journal.record(event)
      guard case .notSaved(let reason) = outcome.state else {
        Issue.record("a record on a full disk was called saved")
        continue
      }
      #expect(reason.contains("No space left on device"))
      #expect(reason.contains("journal"))
    }
    #expect(folder.journalFiles == [])
    disk.heal()
    journal.retryUnsaved()
    #expect(journal.unsavedCount == 0)
    #expect(journal.problem == nil)
    #expect(folder.journalFiles.count == 1)
    #expect(JournalReader(folder: folders.journal).read().finished.count == 1)
  }

  @Test func afterAnErrorTheDiskIsLeftAloneForFiveSeconds() {
    disk.fault = Fault(call: .open, use: 1, effect: .error(EROFS), isLasting: true)
    var journal = journal()
    _ = journal.record(.abandoned)
    disk.clearLog()
    clock.milliseconds = 4_999
    _ = journal.record(.abandoned)
    journal.retryUnsaved(isRequested: false)
    #expect(journal.unsavedCount == 2)
    #expect(disk.log.isEmpty)
    disk.heal()
    clock.milliseconds = 5_000
    journal.retryUnsaved(isRequested: false)
    #expect(journal.unsavedCount == 0)
  }

  @Test func aPersonMayAskForATryAtOnce() {
    disk.fault = Fault(call: .open, use: 1, effect: .error(EROFS), isLasting: true)
    var journal = journal()
    _ = journal.record(.abandoned)
    disk.heal()
    journal.retryUnsaved()
    #expect(journal.unsavedCount == 0)
  }

  @Test func aFolderWhoseEntryWasNotFlushedIsFlushedBeforeAnythingIsCalledSaved() {
    disk.fault = Fault(call: .sync, use: 4, effect: .error(EIO))
    var journal = journal()
    #expect(!journal.record(.abandoned).isSaved)
    disk.heal()
    disk.clearLog()
    journal.retryUnsaved()
    #expect(journal.unsavedCount == 0)
    #expect(disk.log.count { $0 == .sync } >= 4)
  }

  @Test func theFilesOfEarlierRunsAreLeftByteForByte() throws {
    var earlier = journal()
    for event in try Samples.events() { _ = earlier.record(event) }
    let file = try #require(folder.journalFiles.first)
    let before = try folder.bytes(of: file)
    disk.fault = Fault(call: .write, use: 1, effect: .fullAfter(10))
    var later = journal()
    for event in try Samples.events() { _ = later.record(event) }
    #expect(try folder.bytes(of: file) == before)
  }

  @Test(.enabled(if: FullDisk.isPossible, "a file system can be mounted by root only"))
  func onADiskThatIsReallyFullTheAnswersAreKeptAndSavedLater() throws {
    let full = try FullDisk(at: folder.path + "/small")
    let folders = StorageFolders(
      data: full.path + "/data", config: nil, state: full.path + "/state", cache: nil)
    var journal = Journal(folders: folders, programVersion: "1", clock: clock.clock)
    let events = try Samples.events()
    for event in events.prefix(3) { #expect(journal.record(event).isSaved) }
    try full.fill()
    var states: [Bool] = []
    for event in events.dropFirst(3) {
      clock.milliseconds += 6_000
      states.append(journal.record(event).isSaved)
    }
    for _ in 0..<40 where states.allSatisfy({ $0 }) {
      states.append(journal.record(events[1]).isSaved)
    }
    #expect(states.contains(false))
    try full.empty()
    journal.retryUnsaved()
    #expect(journal.unsavedCount == 0)
    let reading = JournalReader(folder: folders.journal).read()
    #expect(reading.recordCount == 3 + states.count)
    journal.close()
  }
}

/// A file system of 64 KiB.
final class FullDisk {
  let path: String

  static var isPossible: Bool {
    getuid() == 0
      && (try? FullDisk(at: NSTemporaryDirectory() + "/trivium-mount-\(getpid())")) != nil
  }

  init(at path: String) throws {
    self.path = path
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    guard mount("tmpfs", path, "tmpfs", 0, "size=64k") == 0 else {
      rmdir(path)
      throw DiskError(code: errno)
    }
  }

  deinit {
    umount(path)
    rmdir(path)
  }

  func fill() throws {
    let handle = try #require(fopen(path + "/fill", "w"))
    while fputs("0123456789abcdef", handle) >= 0, fflush(handle) == 0 {}
    fclose(handle)
  }

  func empty() throws { try FileManager.default.removeItem(atPath: path + "/fill") }
}
