import Foundation
import QuizEngine
import Testing

@testable import QuizStorage

/// What the journal tells of papers without an end.
@Suite struct UnfinishedPaperTests: JournalSuite {
  let disk: TestDisk

  init() throws { disk = try TestDisk() }

  /// An exam of ten questions in ten minutes.
  private func exam(deckID: String = "rivers", limit: Duration? = .seconds(600)) throws -> Deck {
    var deck = try Samples.deck(id: deckID)
    deck.outline.blueprint.timeLimit = limit
    return deck
  }

  /// Begins a paper and answers some of it, a second each.
  @discardableResult
  private func sit(
    _ deck: Deck, mode: Mode = .exam, answers: Int = 3, isScripted: Bool = false,
    in journal: inout Journal
  ) throws -> QuizSession {
    var session = QuizSession(
      paper: Paper(drawnFrom: deck, request: PaperRequest(mode: mode), seed: 7))
    _ = journal.record(.started(session.paper, isScripted: isScripted))
    for index in 0..<answers {
      clock.milliseconds += 1000
      session.apply(
        .answer(
          index,
          GivenAnswer(
            session.paper.entries[index].question.rightAnswer, taken: .milliseconds(1000))))
      let answer = try #require(SessionEvent.AnsweredQuestion(in: session, at: index))
      _ = journal.record(.answered(answer))
    }
    return session
  }

  @Test(arguments: [Mode.exam, .practice, .review, .game])
  func aPaperComesBackAsTheSessionThatItWas(_ mode: Mode) throws {
    let deck = try exam()
    var journal = journal()
    let session = try sit(deck, mode: mode, in: &journal)
    let paper = try #require(reading.unfinished.first)
    #expect(reading.unfinished.count == 1)
    #expect(paper.id == journal.paperID)
    #expect(paper.standing(in: deck.outline).number == 4)
    #expect(paper.answeredCount == 3)
    var expected = UnfinishedPaper(
      session, id: paper.id, spent: .seconds(3), sinceAnswer: .zero, at: .seconds(3))
    expected.mode = mode
    expected.shownID = session.paper.entries[2].question.id
    #expect(paper == expected)
  }

  @Test func theLastChangeAndTheLastFlagStand() throws {
    let deck = try exam()
    var journal = journal()
    var session = try sit(deck, in: &journal)
    for answer in [Answer.option(0), .unanswered, .option(1)] {
      clock.milliseconds += 10
      session.apply(.answer(1, GivenAnswer(answer, taken: .seconds(1))))
      let change = try #require(SessionEvent.AnsweredQuestion(in: session, at: 1))
      _ = journal.record(.changed(change))
    }
    for (index, isFlagged) in [(0, true), (2, true), (0, false)] {
      session.apply(.flag(index, isFlagged))
      _ = journal.record(
        .flagged(
          deckID: deck.id, questionID: session.paper.entries[index].question.id,
          isFlagged: isFlagged))
    }
    let paper = try #require(reading.unfinished.first)
    let resumed = try #require(ResumedPaper(paper, from: deck)?.session)
    #expect(resumed.given[1]?.answer == .option(1))
    #expect(resumed.given == session.given)
    #expect(resumed.isFlagged == session.isFlagged)
    // The first question was flagged and answered; the one after it is, too.
    #expect(paper.shownID == session.paper.entries[0].question.id)
    #expect(resumed.position == 3)
  }

  @Test func aPaperThatEndedOrWasDroppedOrScriptedIsNotOffered() throws {
    let deck = try exam()
    var journal = journal()
    var session = try sit(deck, in: &journal)
    session.apply(.finish(elapsed: .seconds(9)))
    _ = journal.record(.finished(try #require(FinishedPaper(session, isScripted: false))))
    #expect(reading.unfinished.isEmpty)
    try sit(deck, in: &journal)
    #expect(reading.unfinished.count == 1)
    _ = journal.record(.abandoned)
    #expect(reading.unfinished.isEmpty)
    try sit(deck, isScripted: true, in: &journal)
    #expect(reading.unfinished.isEmpty)
  }

  @Test func theLatestPaperOfADeckIsOfferedAndTheOneTouchedLastComesFirst() throws {
    var journal = journal()
    try sit(exam(deckID: "rivers"), answers: 5, in: &journal)
    try sit(exam(deckID: "rivers"), answers: 2, in: &journal)
    let rivers = journal.paperID
    try sit(exam(deckID: "lakes"), answers: 1, in: &journal)
    let lakes = journal.paperID
    #expect(reading.unfinished.map(\.id) == [lakes, rivers])
    clock.milliseconds += 1000
    journal.resume(paperID: try #require(rivers), deckID: "rivers")
    _ = journal.record(.resumed)
    #expect(reading.unfinished.map(\.id) == [rivers, lakes])
    // Dropping the later one does not bring back the earlier.
    _ = journal.record(.abandoned)
    #expect(reading.unfinished.map(\.id) == [lakes])
  }

  @Test func anotherRunGoesOnWithAPaper() throws {
    let deck = try exam()
    var first = journal()
    let session = try sit(deck, in: &first)
    let paper = try #require(reading.unfinished.first)
    var second = journal()
    second.resume(paperID: paper.id, deckID: deck.id)
    clock.milliseconds += 1000
    _ = second.record(.resumed)
    let entry = try #require(session.paper.entries.last)
    let other = Paper.Entry(
      question: Question(
        id: "new", categoryID: "all", stem: "New?", kind: entry.question.kind),
      optionOrder: [3, 2, 1, 0])
    let voidID = session.paper.entries[3].question.id
    _ = second.record(.replaced(voidID: voidID, other))
    let told = try #require(reading.unfinished.first)
    #expect(told.id == paper.id)
    #expect(told.questions[3] == UnfinishedPaper.Asked(other))
    #expect(told.voidIDs == [voidID])
    #expect(reading.unfinished.count == 1)
    _ = second.record(.abandoned)
    #expect(reading.unfinished.isEmpty)
  }

  @Test func cutAtAnyLengthThePaperHasTheAnswersThatAreWhole() throws {
    let deck = try exam()
    var journal = journal()
    try sit(deck, answers: 2, in: &journal)
    let path = try #require(folder.journalFiles.first)
    let bytes = try folder.bytes(of: path)
    let lines = bytes.split(separator: 0x0A)
    let ends = lines.indices.map { index in lines[...index].reduce(index) { $0 + $1.count } }
    let torn = try TemporaryFolder()
    for length in stride(from: 0, through: bytes.count, by: 7) {
      try torn.write(bytes.prefix(length), to: "device/a.jsonl")
      let papers = JournalReader(folder: torn.path).read(now: clock.clock.now()).unfinished
      let whole = ends.count { $0 <= length }
      #expect(papers.map(\.answers.count) == (whole == 0 ? [] : [whole - 1]), "length \(length)")
    }
  }

  @Test func aDamagedAnswerCostsItselfOnly() throws {
    let deck = try exam()
    var journal = journal()
    try sit(deck, answers: 3, in: &journal)
    let path = try #require(folder.journalFiles.first)
    var text = try folder.text(of: path)
    let second = try #require(text.range(of: #""kind":"answer""#)?.lowerBound)
    text.replaceSubrange(second..<text.index(after: second), with: "'")
    try Data(text.utf8).write(to: URL(fileURLWithPath: path))
    let paper = try #require(reading.unfinished.first)
    #expect(reading.damagedCount == 1)
    #expect(paper.answers.count == 2)
    // The answer before was the last that is known.
    #expect(paper.standing(in: deck.outline).number == 4)
    #expect(ResumedPaper(paper, from: deck)?.session.position == 3)
  }

  @Test func aCopyOfAFileAddsNothing() throws {
    var journal = journal()
    try sit(exam(), in: &journal)
    let before = reading.unfinished
    let path = try #require(folder.journalFiles.first)
    try FileManager.default.copyItem(
      atPath: path, toPath: path.dropLast(6) + ".sync-conflict.jsonl")
    #expect(reading.unfinished == before)
  }

  @Test func theAnswersOfAnExamCountWhenItEnds() throws {
    let deck = try exam()
    var journal = journal()
    try sit(deck, mode: .practice, answers: 1, in: &journal)
    _ = journal.record(.abandoned)
    try sit(deck, answers: 3, in: &journal)
    #expect(reading.history.tally(deckID: deck.id, categoryID: nil).answered == 1)
    _ = journal.record(.abandoned)
    #expect(reading.history.tally(deckID: deck.id, categoryID: nil).answered == 4)
  }

  @Test func aPaperThatTwoMachinesHandedInCountsOnce() throws {
    let deck = try exam()
    var one = journal()
    var session = try sit(deck, in: &one)
    session.apply(.finish(elapsed: .seconds(600)))
    let result = try #require(FinishedPaper(session, isScripted: false))
    var other = journal()
    other.resume(paperID: try #require(one.paperID), deckID: deck.id)
    _ = one.record(.finished(result))
    _ = other.record(.finished(result))
    #expect(reading.finished.count == 1)
  }

  // MARK: Clocks

  /// When a paper is looked at again: its boot, and what both clocks say then.
  struct Return: Sendable {
    let boot: String
    let up: Int
    let at: String
    let spent: Int
  }

  @Test(
    arguments: [
      // The same boot: the clock of the wall says nothing.
      Return(boot: "b", up: 63_000, at: "2026-03-04T05:00:04.000Z", spent: 63),
      Return(boot: "b", up: 63_000, at: "2031-01-01T00:00:00.000Z", spent: 63),
      Return(boot: "b", up: 63_000, at: "2001-01-01T00:00:00.000Z", spent: 63),
      Return(boot: "b", up: 9_000_000, at: "2026-03-04T05:00:04.000Z", spent: 600),
      // Another boot: the clock of the wall, between nothing and all that was left.
      Return(boot: "c", up: 1_000, at: "2026-03-04T05:01:03.000Z", spent: 63),
      Return(boot: "c", up: 9_000_000, at: "2026-03-04T05:00:33.000Z", spent: 33),
      Return(boot: "c", up: 1_000, at: "2026-03-05T00:00:00.000Z", spent: 600),
      Return(boot: "c", up: 1_000, at: "2001-01-01T00:00:00.000Z", spent: 3),
      // A system that names no boots.
      Return(boot: "", up: 9_000_000, at: "2026-03-04T05:00:13.000Z", spent: 13),
    ])
  func anExamsClockWentOn(_ back: Return) throws {
    var journal = journal()
    try sit(exam(), in: &journal)
    let stamp = StorageClock.Stamp(at: back.at, day: "2026-03-04", boot: back.boot, up: back.up)
    let paper = try #require(
      JournalReader(folder: folders.journal).read(now: stamp).unfinished.first)
    #expect(paper.spent == .seconds(back.spent))
    #expect(paper.seenAt == .milliseconds(back.up))
    #expect(paper.isOver(at: .milliseconds(back.up)) == (back.spent == 600))
  }

  @Test func practiceTakesNoTimeWhileItIsClosed() throws {
    let deck = try exam()
    var journal = journal()
    let session = try sit(deck, mode: .practice, in: &journal)
    clock.milliseconds += 50_000
    _ = journal.record(.resumed)
    clock.milliseconds += 2_000
    let entry = session.paper.entries[3]
    var later = session
    later.apply(.answer(3, GivenAnswer(entry.question.rightAnswer, taken: .seconds(2))))
    _ = journal.record(.answered(try #require(.init(in: later, at: 3))))
    clock.milliseconds += 100_000
    #expect(reading.unfinished.first?.spent == .seconds(5))
  }

  @Test(
    arguments: [
      (19_700_101_000_000_000, 0), (19_700_102_000_000_001, 86_400_001),
      (20_000_229_235_959_999, 951_868_799_999), (20_260_304_050_607_890, 1_772_600_767_890),
      (21_000_301_000_000_000, 4_107_542_400_000),
    ])
  func aTimeIsSoManyMillisecondsSince1970(_ number: Int, _ milliseconds: Int) {
    #expect(RecordTime.milliseconds(number) == milliseconds)
  }
}
