import Foundation
import QuizEngine
import Testing

@testable import QuizStorage

/// What was folded at earlier starts and what was recorded since tell what the whole journal tells.
struct PastPropertyTests: JournalSuite {
  let disk: TestDisk

  init() throws { disk = try TestDisk() }

  /// How often the past was told without reading the whole journal, for each seed.
  @Test(arguments: UInt64(0)..<30)
  func thePastIsThatOfTheWholeJournal(seed: UInt64) throws {
    let folder = try #require(folders.journal)
    try FileManager.default.createDirectory(
      atPath: folder, withIntermediateDirectories: true)
    var journal = RandomJournal(seed: seed, in: folder)
    var reader = PastReader(folders: folders, programVersion: "1")
    for step in 0..<20 {
      journal.happen(journal.number(0..<14))
      try journal.arrive()
      if seed % 3 == 0, journal.chance(10) { try journal.meddle() }
      if seed % 3 == 1, journal.chance(15) { try spoilCache(&journal) }
      reader.fewRecords = journal.number(0..<10)
      let clock = journal.clock + (journal.chance(5) ? -100_000_000 : 0)
      try compare(reader, clock: clock, "step \(step)")
    }
  }

  private func compare(_ reader: PastReader, clock: Int, _ place: Comment) throws {
    let (at, day) = RandomJournal.time(clock)
    let stamp = StorageClock.Stamp(at: at, day: day, boot: "", up: clock)
    let today = try #require(Array(day.utf8).withUnsafeBytes { RecordTime.days(of: $0) })
    let past = reader.read(now: stamp, today: today)
    let whole = JournalReader(folder: folders.journal).read(now: stamp, today: today)
    let plain = try PlainFold(journal: try #require(folders.journal), today: today).history
    #expect(whole.history == plain, place)
    #expect(past.unfinished == whole.unfinished, place)
    #expect(past.history.lastDeckID == plain.lastDeckID, place)
    var history = past.history
    for id in Set(plain.deckIDs + past.history.deckIDs).sorted() {
      #expect(past.history.outline(deckID: id) == plain.outline(deckID: id), place)
      history.take(past.deck(id), deckID: id)
    }
    #expect(history == plain, place)
  }

  private func spoilCache(_ journal: inout RandomJournal) throws {
    let cache = try #require(folders.cache) + "/history"
    let names = (try? FileManager.default.contentsOfDirectory(atPath: cache))?.sorted() ?? []
    guard !names.isEmpty else { return }
    let path = cache + "/" + names[journal.number(0..<names.count)]
    var bytes = Array(try Data(contentsOf: URL(fileURLWithPath: path)))
    switch journal.number(0..<3) {
    case 0: try FileManager.default.removeItem(atPath: path)
    case 1: bytes.removeLast(journal.number(0..<bytes.count))
    default: bytes[journal.number(0..<bytes.count)] ^= 1
    }
    if FileManager.default.fileExists(atPath: path) {
      try Data(bytes).write(to: URL(fileURLWithPath: path))
    }
  }
}
