import Foundation
import JSONText
import QuizEngine
import Testing

@testable import QuizStorage

@Suite struct JournalTests {
  let folder: TemporaryFolder
  let folders: StorageFolders

  init() throws {
    folder = try TemporaryFolder()
    folders = Samples.folders(in: folder)
  }

  private func journal(_ disk: FaultyDisk? = nil) -> Journal {
    Journal(
      folders: folders, programVersion: "1.0", clock: TestClock().clock,
      calls: disk?.calls ?? SystemCalls())
  }

  private func records() throws -> [JSONValue] {
    let file = try #require(folder.journalFiles.first)
    return try folder.text(of: file).split(separator: "\n").map {
      try JSONValue(parsing: String($0))
    }
  }

  @Test func nothingIsMadeBeforeTheFirstRecord() {
    var journal = journal()
    journal.retryUnsaved()
    #expect(folder.contents.isEmpty)
  }

  @Test func foldersAreForTheUserAloneAndSoAreTheFiles() throws {
    var journal = journal()
    #expect(journal.record(.abandoned).isSaved)
    for name in folder.contents {
      let isFile = name.hasSuffix(".jsonl") || name.hasSuffix("/device")
      #expect(try TemporaryFolder.mode(of: folder.path + "/" + name) == (isFile ? 0o600 : 0o700))
    }
    #expect(folder.contents.count == 8)
  }

  @Test func aRunWritesOneFileUnderTheNameOfItsDevice() throws {
    for _ in 1...2 {
      var journal = journal()
      for event in try Samples.events() { #expect(journal.record(event).isSaved) }
    }
    let files = folder.journalFiles
    #expect(files.count == 2)
    let device = try folder.text(of: folder.path + "/state/trivium/device").prefix(12)
    #expect(files.allSatisfy { $0.contains("/journal/\(device)/20260304T050000Z-") })
  }

  @Test func aRecordIsOneWriteAndOneFlush() throws {
    let disk = FaultyDisk()
    var journal = journal(disk)
    let events = try Samples.events()
    _ = journal.record(events[0])
    disk.clearLog()
    _ = journal.record(events[1])
    #expect(disk.log == [.write, .syncData])
  }

  @Test func afterADayARunBeginsAnotherFile() throws {
    let (day, clock) = (86_400_000, TestClock())
    var journal = Journal(folders: folders, programVersion: "1.0", clock: clock.clock)
    for (milliseconds, files) in [(0, 1), (day, 1), (day + 1, 2), (2 * day, 2), (2 * day + 2, 3)] {
      clock.milliseconds = milliseconds
      _ = journal.record(.abandoned)
      #expect(folder.journalFiles.count == files)
    }
    let lines = try folder.journalFiles.flatMap { try folder.text(of: $0).split(separator: "\n") }
    #expect(lines.count == 5)
  }

  @Test func aNewFolderIsFlushedInTheOneAboveIt() {
    let disk = FaultyDisk()
    var journal = journal(disk)
    _ = journal.record(.abandoned)
    // data, trivium, journal, the device; and state, trivium: each made in a flushed folder.
    #expect(disk.log.count { $0 == .sync } == 4 + 1 + 2 + 1)
  }

  @Test func everyRecordHasItsMembersAndTheChecksumLast() throws {
    var journal = journal()
    for event in try Samples.events(mode: .exam, answers: [.option(0), .unanswered]) {
      _ = journal.record(event)
    }
    _ = journal.record(.flagged(deckID: "rivers", questionID: "q4", isFlagged: true))
    let records = try records()
    #expect(records.allSatisfy { $0.members?.last?.key == "crc" })
    for key in ["id", "kind", "at", "day", "boot", "up"] {
      #expect(records.allSatisfy { $0[key] != nil }, "\(key)")
    }
    #expect(Set(records.compactMap { $0["id"]?.string }).count == 13)
    let paper = try #require(records.first)
    #expect(
      paper.members?.map(\.key) == [
        "id", "kind", "at", "day", "boot", "up", "deck", "edition", "mode", "category", "region",
        "variant", "absent", "fixed", "seed", "count", "clock", "rules", "version", "scripted",
        "questions", "order", "crc",
      ])
    #expect(records.dropFirst().allSatisfy { $0["paper"] == paper["id"] })
    #expect(records.last?["deck"] == "rivers")
    #expect(records[12]["flagged"] == true)
  }

  @Test func anAnswerNamesTheOptionByItsText() throws {
    var journal = journal()
    for event in try Samples.events(answers: [.option(0), .unanswered]) {
      _ = journal.record(event)
    }
    let records = try records()
    #expect(records[1]["given"] == ["option": .string(StableDigest.of("Rhine"))])
    #expect(records[2]["given"] == .null)
    #expect(records[3]["given"] == ["option": .string(StableDigest.of("Danube"))])
    #expect(records[1]["right"] == false)
    #expect(records[3]["right"] == true)
    #expect(records[3]["taken"] == 1500)
    #expect(records[3]["limit"] == 20000)
  }

  @Test func thePaperTellsTheOrderOfItsOptions() throws {
    var journal = journal()
    let paper = try Samples.paper()
    _ = journal.record(.started(paper, isScripted: true))
    let record = try #require(try records().first)
    #expect(record["questions"] == .strings(paper.entries.map(\.question.id)))
    let order = paper.entries[0].optionOrder.map {
      StableDigest.of(["Rhine", "Elbe", "Danube", "Oder"][$0])
    }
    #expect(record["order"]?.array?.first == .strings(order))
    #expect(record["scripted"] == true)
    #expect(record["rules"]?["pass"] == [["minimumCorrect": 5]])
  }

  @Test func aPaperOfVeryManyQuestionsIsToldByItsSeedAlone() throws {
    var deck = try Samples.deck()
    let question = try #require(deck.questions.first)
    deck.questions = (1...20_000).map { number in
      var copy = question
      copy.id = "question-\(number)"
      return copy
    }
    let request = PaperRequest(mode: .practice, questionCount: 20_000)
    var journal = journal()
    let paper = Paper(drawnFrom: deck, request: request, seed: 1 << 60)
    #expect(journal.record(.started(paper, isScripted: false)).isSaved)
    let record = try #require(try records().first)
    #expect(record["questions"] == nil)
    #expect(record["seed"] == "1152921504606846976")
    #expect(JournalReader(folder: folders.journal).read().history.lastDeckID == "rivers")
  }

  @Test func aRecordThatNoReaderWouldTakeIsNotCalledSaved() throws {
    var journal = journal()
    let id = String(repeating: "x", count: 1 << 20)
    #expect(!journal.record(.flagged(deckID: "rivers", questionID: id, isFlagged: true)).isSaved)
    #expect(journal.unsavedCount == 0)
    #expect(journal.record(.abandoned).isSaved)
  }

  @Test func theStampIsGivenBackAndIsTheOneOnTheDisk() throws {
    let clock = TestClock()
    clock.milliseconds = 61_234
    var journal = Journal(folders: folders, programVersion: "1", clock: clock.clock)
    let outcome = journal.record(.abandoned)
    #expect(outcome.at == "2026-03-04T05:01:01.234Z")
    #expect(try records().first?["at"] == .string(outcome.at))
    #expect(try records().first?["day"] == .string(outcome.day))
  }

  @Test func theSystemsClockGivesTimesThatAReaderTakes() throws {
    var journal = Journal(folders: folders, programVersion: "1")
    for event in try Samples.events() { #expect(journal.record(event).isSaved) }
    let reading = JournalReader(folder: folders.journal).read()
    #expect(reading.recordCount == 12)
    #expect(reading.damaged == [])
  }

  @Test func aRunWithoutAHomeFolderKeepsItsRecordsAndSaysSo() {
    var journal = Journal(
      folders: StorageFolders(data: nil, config: nil, state: nil, cache: nil), programVersion: "1",
      clock: TestClock().clock)
    let outcome = journal.record(.abandoned)
    #expect(
      outcome.state
        == .notSaved(
          reason: "Answers are not saved: there is no home folder; set HOME or use --data DIR."))
    #expect(journal.unsavedCount == 1)
    #expect(journal.problem != nil)
  }

  @Test func aLinkInPlaceOfTheDeviceFileIsNotFollowed() throws {
    let victim = try folder.write("precious", to: "victim")
    let state = folder.path + "/state/trivium"
    try FileManager.default.createDirectory(atPath: state, withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      atPath: state + "/device", withDestinationPath: victim)
    var journal = journal()
    #expect(journal.record(.abandoned).isSaved)
    #expect(try folder.text(of: victim) == "precious")
  }

  @Test func aStateFolderOfAnotherMachineGivesANewName() throws {
    try folder.write("aaaaaaaaaaaa 0123456789abcdef\n", to: "state/trivium/device")
    var journal = journal()
    #expect(journal.record(.abandoned).isSaved)
    let text = try folder.text(of: folder.path + "/state/trivium/device")
    #expect(!text.hasPrefix("aaaaaaaaaaaa"))
    #expect(text.split(separator: " ").count == 2)
  }

  @Test func twoRunsInOneFolderKeepAllAnswers() throws {
    var one = journal()
    var other = journal()
    for (first, second) in zip(
      try Samples.events(deckID: "one"), try Samples.events(deckID: "other"))
    {
      #expect(one.record(first).isSaved)
      #expect(other.record(second).isSaved)
    }
    let reading = JournalReader(folder: folders.journal).read()
    #expect(reading.recordCount == 24)
    #expect(reading.fileCount == 2)
    #expect(reading.finished.map(\.deckID).sorted() == ["one", "other"])
  }
}
