import Foundation
import JSONText
import QuizEngine
import Testing

@testable import QuizStorage

/// Exams of sections, recorded on the disk and read back.
@Suite struct SectionRecordTests: JournalSuite {
  let disk: TestDisk

  init() throws { disk = try TestDisk() }

  /// Ten questions in three sections: a gate with 60 s, one with 30 s and 20 s a question, and one
  /// without a clock.
  private func exam(limit: Duration? = nil) throws -> Deck {
    var deck = try Samples.deck()
    deck.outline.blueprint = ExamBlueprint(
      timeLimit: limit, questionTimeLimit: nil,
      sections: [
        ExamSection(
          id: "gate", name: "Gate", questionCount: 2, timeLimit: .seconds(60),
          passRules: [.minimumCorrect(1)], isGate: true),
        ExamSection(
          id: "main", name: "Main", questionCount: 3, timeLimit: .seconds(30),
          questionTimeLimit: .seconds(20), passRules: [.maximumErrors(1)]),
        ExamSection(id: "rest", name: "Rest", questionCount: 2),
      ])
    return deck
  }

  /// A sitting whose every step is recorded, on the clock of the test.
  private struct Sitting {
    var session: QuizSession
    var journal: Journal
    let clock: TestClock
    let began: Int

    var elapsed: Duration { .milliseconds(clock.milliseconds - began) }

    mutating func answer(_ index: Int, right: Bool = true, after ms: Int = 1_000) throws {
      clock.milliseconds += ms
      let question = session.paper.entries[index].question
      session.apply(
        .answer(
          index,
          GivenAnswer(
            right ? question.rightAnswer : question.wrongAnswer, taken: .milliseconds(ms))))
      _ = journal.record(
        .answered(try #require(SessionEvent.AnsweredQuestion(in: session, at: index))))
    }

    mutating func endSection(after ms: Int = 0) throws {
      clock.milliseconds += ms
      let section = try #require(session.section)
      session.apply(.endSection(elapsed: elapsed))
      if !session.isFinished { _ = journal.record(.sectionEnded(id: section.id)) }
    }

    mutating func beginSection(after ms: Int = 0) throws {
      clock.milliseconds += ms
      let next = try #require(session.nextSection)
      session.apply(.beginSection(elapsed: elapsed))
      _ = journal.record(.sectionBegun(id: next.id))
    }
  }

  private func begin(
    _ deck: Deck, request: PaperRequest = PaperRequest(mode: .exam)
  ) -> Sitting {
    var sitting = Sitting(
      session: QuizSession(paper: Paper(drawnFrom: deck, request: request, seed: 7)),
      journal: journal(), clock: clock,
      began: clock.milliseconds)
    _ = sitting.journal.record(.started(sitting.session.paper, isScripted: false))
    return sitting
  }

  private var told: UnfinishedPaper? {
    reading.unfinished.first
  }

  /// What the disk tells is what the session would have kept, and comes back as that session.
  private func expectRecorded(_ sitting: Sitting, _ deck: Deck, sinceAnswer: Duration) throws {
    let told = try #require(told)
    var expected = UnfinishedPaper(
      sitting.session, id: told.id, spent: sitting.elapsed, sinceAnswer: sinceAnswer,
      at: .milliseconds(clock.milliseconds))
    // The disk knows what was answered last, not what shows.
    expected.shownID = told.shownID
    #expect(told == expected)
    let resumed = try #require(ResumedPaper(told, from: deck)).session
    #expect(resumed.given == sitting.session.given)
    #expect(resumed.sectionIndex == sitting.session.sectionIndex)
    #expect(resumed.sectionBegan == sitting.session.sectionBegan)
    #expect(resumed.isBetweenSections == sitting.session.isBetweenSections)
    #expect(resumed.paper == sitting.session.paper)
  }

  @Test func everyStepComesBackFromTheDisk() throws {
    let deck = try exam()
    clock.milliseconds = 5_000
    var sitting = begin(deck)
    try expectRecorded(sitting, deck, sinceAnswer: .zero)
    try sitting.answer(0)
    try sitting.answer(1, right: false, after: 2_500)
    try expectRecorded(sitting, deck, sinceAnswer: .zero)
    try sitting.endSection(after: 500)
    try expectRecorded(sitting, deck, sinceAnswer: .zero)
    #expect(told?.section.isHandedIn == true)
    try sitting.beginSection(after: 4_000)
    try expectRecorded(sitting, deck, sinceAnswer: .zero)
    #expect(told?.section.began == .seconds(8))
    try sitting.answer(2)
    try sitting.answer(3, right: false)
    try expectRecorded(sitting, deck, sinceAnswer: .zero)
    #expect(told?.runningLimit == .seconds(38))
    try sitting.endSection()
    try sitting.beginSection()
    try sitting.answer(5)
    try expectRecorded(sitting, deck, sinceAnswer: .zero)
    #expect(told?.section.index == 2)
    #expect(told?.runningLimit == nil)
    try sitting.endSection()
    #expect(sitting.session.isFinished)
    _ = sitting.journal.record(
      .finished(try #require(FinishedPaper(sitting.session, isScripted: false))))
    #expect(told == nil)
  }

  @Test func aSectionsTimeGoesOnWhileItIsClosedAndEndsWithIt() throws {
    let deck = try exam()
    var sitting = begin(deck)
    try sitting.answer(0, after: 10_000)
    clock.milliseconds += 20_000
    #expect(told?.spent == .seconds(30))
    clock.milliseconds += 1_000_000
    let paper = try #require(told)
    #expect(paper.spent == .seconds(60))
    let now = Duration.milliseconds(clock.milliseconds)
    #expect(paper.timeLeft(at: now) == .zero)
    #expect(!paper.isOver(at: now))
    let session = try #require(ResumedPaper(paper, from: deck)?.session)
    #expect(session.timeOut(elapsed: paper.elapsed(at: now), shown: .zero) == .section)
  }

  @Test func afterATimeOutWhileItWasClosedTheNextSectionHasItsWholeTime() throws {
    let deck = try exam()
    var sitting = begin(deck)
    try sitting.answer(0, after: 10_000)
    clock.milliseconds += 1_000_000
    let paper = try #require(told)
    var journal = self.journal()
    journal.resume(paperID: paper.id, deckID: deck.id)
    _ = journal.record(.resumed)
    _ = journal.record(.sectionEnded(id: "gate"))
    clock.milliseconds += 3_000
    _ = journal.record(.sectionBegun(id: "main"))
    clock.milliseconds += 12_000
    let later = try #require(told)
    #expect(later.section.index == 1)
    #expect(later.section.began == .seconds(63))
    #expect(later.timeLeft(at: .milliseconds(clock.milliseconds)) == .seconds(18))
    #expect(later.spent == .seconds(75))
  }

  @Test func betweenSectionsNoTimeIsLostWhileItIsClosed() throws {
    let deck = try exam()
    var sitting = begin(deck)
    try sitting.answer(0)
    try sitting.endSection()
    clock.milliseconds += 1_000_000
    var journal = self.journal()
    journal.resume(paperID: try #require(told).id, deckID: deck.id)
    _ = journal.record(.resumed)
    #expect(told?.spent == .seconds(1))
    clock.milliseconds += 2_000
    _ = journal.record(.sectionBegun(id: "main"))
    #expect(told?.section.began == .seconds(3))
  }

  @Test func thePapersOwnTimeGoesOnBetweenSections() throws {
    var sitting = begin(try exam(limit: .seconds(100)))
    try sitting.answer(0)
    try sitting.endSection()
    clock.milliseconds += 1_000_000
    let paper = try #require(told)
    #expect(paper.spent == .seconds(100))
    #expect(paper.isOver(at: .milliseconds(clock.milliseconds)))
  }

  @Test func variantProfileAndNamedPaperAreTold() throws {
    var deck = try exam()
    deck.outline.blueprint.papers = [
      FixedPaper(id: "p", name: "P", questionIDs: ["q9", "q1", "q2", "q3", "q4", "q8", "q7"])
    ]
    deck.outline.variants = [
      DeckOutline.Variant(id: "one", name: "One", outline: deck.outline),
      DeckOutline.Variant(id: "two", name: "Two", outline: deck.outline),
    ]
    let request = PaperRequest(
      mode: .exam, variantID: "two", absentSectionIDs: ["main"], fixedPaperID: "p")
    var sitting = begin(deck, request: request)
    #expect(sitting.session.paper.entries.map(\.question.id) == ["q9", "q1", "q8", "q7"])
    try sitting.answer(0)
    try expectRecorded(sitting, deck, sinceAnswer: .zero)
    let paper = try #require(told)
    #expect(paper.variantID == "two")
    #expect(paper.absentSectionIDs == ["main"])
    #expect(paper.fixedPaperID == "p")
    let resumed = try #require(ResumedPaper(paper, from: deck))
    #expect(resumed.session.paper.request == request)
    try sitting.endSection()
    try sitting.beginSection()
    #expect(told?.section.index == 1)
  }

  @Test func cutAtAnyRecordItIsTheSectionThatIsWhole() throws {
    var sitting = begin(try exam())
    try sitting.answer(0)
    try sitting.endSection()
    try sitting.beginSection()
    try sitting.answer(2)
    let path = try #require(folder.journalFiles.first)
    let lines = try folder.bytes(of: path).split(separator: 0x0A).map { $0 + [0x0A] }
    #expect(lines.count == 5)
    let torn = try TemporaryFolder()
    var states: [[Int]] = []
    for count in 1...lines.count {
      try torn.write(lines.prefix(count).joined(), to: "device/a.jsonl")
      let paper = try #require(
        JournalReader(folder: torn.path).read(now: clock.clock.now()).unfinished.first)
      states.append([paper.section.index, paper.section.isHandedIn ? 1 : 0, paper.answers.count])
    }
    #expect(states == [[0, 0, 0], [0, 0, 1], [0, 1, 1], [1, 0, 1], [1, 0, 2]])
  }

  @Test(arguments: [
    #""section":"other","what":"ended""#, #""section":"main","what":"ended""#,
    #""section":"gate","what":"begun""#, #""section":"other","what":"begun""#,
    #""section":"gate","what":"else""#, #""section":7,"what":"ended""#, #""what":"ended""#,
  ])
  func aRecordOfASectionThatDoesNotFitChangesNothing(members: String) throws {
    var sitting = begin(try exam())
    try sitting.answer(0)
    let before = try #require(told)
    let line = sealed(
      #"{"id":"ee:1","kind":"section","at":"\#(clock.clock.now().at)","day":"2026-03-04","#
        + #""paper":"\#(before.id)","deck":"rivers",\#(members),"boot":"b","#
        + #""up":\#(clock.milliseconds)}"#)
    let path = try #require(folder.journalFiles.first)
    try Data(try folder.bytes(of: path) + line).write(to: URL(fileURLWithPath: path))
    let reading = self.reading
    #expect(reading.damagedCount == 0)
    #expect(reading.unfinished.first == before)
  }
}
