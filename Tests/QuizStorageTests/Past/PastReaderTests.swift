import Foundation
import QuizEngine
import Testing

@testable import QuizStorage

struct PastReaderTests: JournalSuite {
  let disk: TestDisk

  init() throws {
    disk = try TestDisk()
    // After the times of the samples.
    disk.clock.milliseconds = 600_000
  }

  /// 2026-03-04, the day of the samples.
  private let today = 20_516

  private func reader(version: String = "1") -> PastReader {
    PastReader(folders: folders, programVersion: version)
  }

  private func past(version: String = "1", secondsAhead: Int = 0) -> Past {
    var reader = reader(version: version)
    reader.secondsAhead = secondsAhead
    return reader.read(now: clock.clock.now(), today: today)
  }

  private func add(_ lines: [UInt8], to name: String) throws {
    let path = "data/trivium/journal/\(name)"
    let earlier = (try? folder.bytes(of: folder.path + "/" + path)) ?? []
    guard let handle = FileHandle(forWritingAtPath: folder.path + "/" + path) else {
      try folder.write(earlier + lines, to: path)
      return
    }
    try handle.seekToEnd()
    try handle.write(contentsOf: Data(lines))
    try handle.close()
  }

  private var cache: String { folder.path + "/cache/trivium/history" }

  /// Writes another deck's name of the same length into the summary, so that it shows whether the
  /// summary was used.
  private func markSummary() throws {
    let file = CacheFile(
      path: cache + "/summary", title: PastCache.title, programVersion: "1",
      calls: SystemCalls())
    let content = try #require(file.read()).content
    let text = String(decoding: content, as: UTF8.self)
    file.write(Array(text.replacingOccurrences(of: "rivers", with: "givers").utf8))
  }

  @Test func anEmptyJournalIsAnEmptyPast() {
    #expect(past().history == History())
    #expect(past().unfinished == [])
    #expect(past().deck("rivers") == DeckHistory())
    #expect(folder.contents == [])
    #expect(
      PastReader(
        folders: StorageFolders(data: nil, config: nil, state: nil, cache: nil),
        programVersion: "1"
      ).read().history == History())
  }

  @Test func whereNothingIsNewTheJournalIsNotRead() throws {
    try add(answerLine(), to: "a/a.jsonl")
    #expect(past().history.deckIDs == ["rivers"])
    try markSummary()
    #expect(past().history.deckIDs == ["givers"])
  }

  @Test func withoutAnyQuestionBeingWantedNoDeckIsRead() throws {
    try add(answerLine(isRight: false), to: "a/a.jsonl")
    _ = past()
    let past = past()
    #expect(!past.history.isWhole(deckID: "rivers"))
    #expect(past.history.mistakeCount == 1)
    #expect(past.deck("rivers").mistakeIDs == ["q1"])
    #expect(past.history(withDeck: "rivers").mistakeIDs(deckID: "rivers") == ["q1"])
  }

  @Test func anotherVersionOfTheProgramReadsTheWholeJournal() throws {
    try add(answerLine(), to: "a/a.jsonl")
    _ = past()
    try markSummary()
    #expect(past(version: "2").history.deckIDs == ["rivers"])
  }

  @Test func theCacheOfAnotherJournalIsNotUsed() throws {
    try add(answerLine(), to: "a/a.jsonl")
    _ = past()
    try markSummary()
    var others = folders
    others.data = folder.path + "/other"
    try folder.write(answerLine(question: "q7", isRight: false), to: "other/journal/a/a.jsonl")
    let other = PastReader(folders: others, programVersion: "1").read(today: today)
    #expect(other.deck("rivers").mistakeIDs == ["q7"])
  }

  @Test func newBytesAreAddedToWhatWasFolded() throws {
    try add(answerLine(number: 1), to: "a/a.jsonl")
    _ = past()
    try add(answerLine(number: 2, at: "2026-03-04T05:06:08.000Z", isRight: false), to: "a/a.jsonl")
    try add(
      answerLine(run: "b", number: 1, at: "2026-03-04T05:06:09.000Z", question: "q2"),
      to: "b/b.jsonl")
    let past = past()
    #expect(past.deck("rivers").records["q1"]?.answered == 2)
    #expect(past.deck("rivers").mistakeIDs == ["q1"])
    #expect(past.deck("rivers").records["q2"]?.answered == 1)
  }

  @Test func aRecordThatComesLateIsPutInItsPlace() throws {
    try add(answerLine(number: 1, isRight: true), to: "a/a.jsonl")
    _ = past()
    try add(
      answerLine(run: "b", number: 1, at: "2026-03-04T05:06:07.000Z", isRight: false),
      to: "b/b.jsonl")
    #expect(past().deck("rivers").records["q1"]?.answered == 2)
    #expect(past().deck("rivers").mistakeIDs == [])
  }

  @Test func aFileThatIsGoneTakesItsAnswersAway() throws {
    try add(answerLine(run: "a", number: 1), to: "a/a.jsonl")
    try add(answerLine(run: "b", number: 1), to: "a/b.jsonl")
    #expect(past().deck("rivers").records["q1"]?.answered == 2)
    try FileManager.default.removeItem(atPath: folder.path + "/data/trivium/journal/a/b.jsonl")
    #expect(past().deck("rivers").records["q1"]?.answered == 1)
  }

  @Test func aDeckThatCannotBeReadFromTheCacheIsReadFromTheJournal() throws {
    try add(answerLine(isRight: false), to: "a/a.jsonl")
    _ = past()
    let past = past()
    for name in try FileManager.default.contentsOfDirectory(atPath: cache) {
      try folder.write("nonsense", to: "cache/trivium/history/" + name)
    }
    #expect(past.deck("rivers").mistakeIDs == ["q1"])
  }

  @Test func whereNothingCanBeKeptThePastIsToldAllTheSame() throws {
    try add(answerLine(), to: "a/a.jsonl")
    try folder.write("no folder", to: "cache/trivium")
    #expect(past().deck("rivers").records["q1"]?.answered == 1)
    #expect(past().deck("rivers").records["q1"]?.answered == 1)
    #expect(try folder.text(of: folder.path + "/cache/trivium") == "no folder")
  }

  @Test func theCacheIsForTheUserAloneAndLeavesNoLitter() throws {
    try add(answerLine(), to: "a/a.jsonl")
    _ = past()
    let names = try FileManager.default.contentsOfDirectory(atPath: cache).sorted()
    #expect(
      names.map { $0.prefix(6) } == ["deck-" + names[0].dropFirst(5).prefix(1), "ledger", "summar"])
    for name in names { #expect(try TemporaryFolder.mode(of: cache + "/" + name) == 0o600) }
    #expect(try TemporaryFolder.mode(of: cache) == 0o700)
  }

  @Test func aFewNewAnswersAreNotWorthWriting() throws {
    try add(answerLine(), to: "a/a.jsonl")
    _ = past()
    let before = try folder.bytes(of: cache + "/summary")
    try add(answerLine(number: 2, at: "2026-03-04T05:06:08.000Z"), to: "a/a.jsonl")
    #expect(past().deck("rivers").records["q1"]?.answered == 2)
    #expect(try folder.bytes(of: cache + "/summary") == before)
    let many = (3..<300).flatMap { answerLine(number: $0, at: "2026-03-04T05:06:08.000Z") }
    try add(many, to: "a/a.jsonl")
    #expect(past().deck("rivers").records["q1"]?.answered == 299)
    #expect(try folder.bytes(of: cache + "/summary") != before)
    #expect(past().deck("rivers").records["q1"]?.answered == 299)
  }

  /// Writes a file of an old run, and after it so many more that it is none of the last.
  private func addOldFile(_ name: String, andMore count: Int) throws {
    try add(answerLine(), to: name)
    usleep(1_100_000)
    for number in 0..<count { try add([], to: "a/20200101T\(100_000 + number)Z-x.jsonl") }
  }

  /// No run adds to a file that was begun days ago; what a person adds is seen within a day.
  @Test func aFileThatNoRunAddsToIsLookedAtOnceADay() throws {
    let (day, name) = (86_400, "a/20200101T000000Z-x.jsonl")
    try addOldFile(name, andMore: 40)
    _ = past(secondsAhead: 60)
    try add(answerLine(number: 2, at: "2026-03-04T05:06:08.000Z"), to: name)
    #expect(past(secondsAhead: 60).deck("rivers").records["q1"]?.answered == 1)
    #expect(past(secondsAhead: day + 59).deck("rivers").records["q1"]?.answered == 1)
    #expect(past(secondsAhead: day + 61).deck("rivers").records["q1"]?.answered == 2)
    // Where the clock was ahead, nothing that was seen by it is relied on.
    try add(answerLine(number: 3, at: "2026-03-04T05:06:09.000Z"), to: name)
    #expect(past().deck("rivers").records["q1"]?.answered == 3)
  }

  @Test(arguments: [("20200101T000000Z-x", 20), ("99990101T000000Z-x", 40)])
  func aFileThatARunMayAddToIsLookedAtThoughItsFolderIsAsItWas(name: String, more: Int) throws {
    let name = "a/\(name).jsonl"
    try addOldFile(name, andMore: more)
    _ = past(secondsAhead: 60)
    try add(answerLine(number: 2, at: "2026-03-04T05:06:08.000Z"), to: name)
    #expect(past(secondsAhead: 120).deck("rivers").records["q1"]?.answered == 2)
  }

  @Test func anOpenExamHidesItsAnswersUntilItsEnd() throws {
    var journal = journal()
    let events = try Samples.events(mode: .exam)
    for event in events.prefix(4) { _ = journal.record(event) }
    for _ in 0..<2 {
      #expect(past().deck("rivers").records.isEmpty)
      #expect(past().unfinished.map(\.answers.count) == [3])
    }
    for event in events.dropFirst(4) {
      clock.milliseconds += 1000
      _ = journal.record(event)
    }
    for _ in 0..<2 {
      #expect(past().deck("rivers").records.count == 10)
      #expect(past().unfinished == [])
      #expect(past().history.results(deckID: "rivers").examCount == 1)
    }
  }
}
