import QuizEngine
import QuizScreens
import TerminalKit
import TestSupport
import Testing

/// Exams that are sat in sections, each with a clock of its own.
struct SectionTests {
  /// Two cases in 60 s, both needed to go on; then two cases in 90 s.
  private static func deck(gate: Bool = true) -> Deck {
    var deck = Decks.exam(4, limit: nil)
    deck.outline.blueprint.passRules = []
    deck.outline.blueprint.sections = [
      ExamSection(
        id: "odd", name: "Odd part", draws: [Draw(count: 2, categoryID: "odd")],
        timeLimit: .seconds(60), passRules: [.minimumCorrect(2)], isGate: gate),
      ExamSection(
        id: "even", name: "Even part", draws: [Draw(count: 2, categoryID: "even")],
        timeLimit: .seconds(90), passRules: [.minimumCorrect(1)]),
    ]
    return deck
  }

  private static func begin(gate: Bool = true) throws -> Play {
    try Play.begin(.exam, of: deck(gate: gate))
  }

  /// Answers both questions of the part that is open with an option, and hands it in.
  private static func sitPart(_ play: inout Play, _ option: String) {
    play.pause()
    play.type(option)
    play.press(.right)
    play.pause()
    play.type(option)
    play.type("m")
    play.type("e")
    play.press(.enter)
    play.pause()
  }

  @Test func aPartThatIsHandedInLeadsToTheNextWithAClockOfItsOwn() throws {
    var play = try Self.begin()
    #expect(play.screen.contains("Question 1 of 2"))
    #expect(play.screen.contains("1:00"))
    Self.sitPart(&play, "1")
    #expect(play.screen.contains("Odd part is handed in."))
    #expect(play.screen.contains("Part 2 of 2: Even part"))
    #expect(play.screen.contains("2 questions, 1.5 min, 1 to pass"))
    #expect(play.records.last == .sectionEnded(id: "odd"))
    #expect(play.app.nextTick(at: play.outside.time) == nil)
    play.wait(50_000)
    play.press(.enter)
    #expect(play.records.last == .sectionBegun(id: "even"))
    #expect(play.screen.contains("1:30"))
    #expect(play.screen.contains("Question 1 of 2"))
    play.press(.left)
    #expect(play.session?.position == 2)
    Self.sitPart(&play, "1")
    #expect(play.top == "results")
    #expect(play.finished.map(\.isPassed) == [true])
    #expect(play.finished.map(\.score) == [4])
  }

  @Test func aGateThatIsNotPassedEndsTheExam() throws {
    var play = try Self.begin()
    Self.sitPart(&play, "2")
    #expect(play.top == "results")
    #expect(play.finished.map(\.isPassed) == [false])
    #expect(play.results?.session.isStoppedAtGate == true)
    #expect(play.results?.session.missedIDs == ["e1", "e3"])
  }

  @Test func aPartWhoseTimeIsOverIsHandedInAsItIs() throws {
    var play = try Self.begin(gate: false)
    play.type("1")
    play.type("m")
    play.wait(61_000)
    #expect(play.top == "card")
    #expect(play.screen.contains("Part 2 of 2: Even part"))
    play.pause()
    play.press(.enter)
    play.wait(91_000)
    #expect(play.top == "results")
    #expect(play.finished.map(\.isPassed) == [false])
    #expect(play.finished.map(\.score) == [1])
  }

  @Test func aPartThatRanOutWhileItWasClosedDoesNothingUntilItIsContinued() throws {
    var play = try Self.begin(gate: false)
    play.type("1")
    play.press(.escape, .enter)
    #expect(play.top == "welcome")
    #expect(play.app.nextTick(at: play.outside.time) == .seconds(1))
    play.wait(120_000)
    #expect(play.app.nextTick(at: play.outside.time) == nil)
    #expect(play.finished.isEmpty)
    play.press(.enter)
    play.wait(1)
    #expect(play.screen.contains("Part 2 of 2: Even part"))
  }

  @Test func anAnnouncementThatIsKeptIsShownAgain() throws {
    var play = try Self.begin()
    Self.sitPart(&play, "1")
    play.press(.escape, .enter)
    #expect(play.top == "welcome")
    play.wait(500_000)
    #expect(play.finished.isEmpty)
    play.press(.enter)
    #expect(play.screen.contains("Part 2 of 2: Even part"))
    play.pause()
    play.press(.enter)
    #expect(play.screen.contains("1:30"))
  }

  @Test(arguments: [(80, 24), (40, 12)])
  func anAnnouncementStandsUnderTheNameOfWhatComesNext(_ columns: Int, _ rows: Int) throws {
    var play = try Play.begin(.exam, of: Self.deck(), size: (columns, rows))
    Self.sitPart(&play, "1")
    #expect(play.screen.contains("Odd part is handed in."))
    #expect(play.lines[0].hasSuffix("Even part"))
    #expect(!play.screen.contains("Question 2 of 2"))
    #expect(!play.screen.contains("2/2"))
    #expect(!play.screen.contains("answered"))
    play.press(.escape)
    #expect(play.dialog?.message == "Odd part is handed in.")
  }

  @Test func whatWelcomeSaysOfAPaperIsWhereItGoesOn() throws {
    var play = try Self.begin()
    play.type("1")
    play.press(.right)
    play.pause()
    play.type("1")
    play.press(.escape, .enter)
    var row = try #require(play.row(containing: "Continue"))
    #expect(row.contains("Small licence · Odd part · question 2 of 2"))
    play.press(.enter)
    #expect(play.screen.contains("Question 2 of 2"))
    play.type("me")
    play.press(.enter)
    play.pause()
    play.press(.escape, .enter)
    row = try #require(play.row(containing: "Continue"))
    #expect(row.contains("Small licence · Part 2 of 2: Even part"))
    #expect(!row.contains("question"))
    play.press(.enter)
    play.pause()
    play.press(.enter)
    play.press(.escape, .enter)
    row = try #require(play.row(containing: "Continue"))
    #expect(row.contains("Small licence · Even part · question 1 of 2"))
  }

  @Test(arguments: LanguageFile.all)
  func theNextPartIsNamedOnWelcomeInTheSmallestTerminal(_ language: LanguageFile) throws {
    var play = try Play.begin(.exam, of: Self.deck(), size: (40, 12))
    let words = Words(
      tag: language.tag, texts: language.texts, fallback: LanguageFile.english.texts)
    _ = play.app.handle(.languageLoaded(words), at: play.outside.time)
    Self.sitPart(&play, "1")
    play.press(.escape, .enter)
    #expect(play.top == "welcome")
    #expect(play.row(containing: words(.welcomeContinue))?.contains("Even part") == true)
  }
}
