import QuizEngine
import QuizScreens
import TerminalKit
import TestSupport
import Testing

/// Papers that are left and gone on with.
struct ResumingTests {
  /// An exam of which one question is answered and kept for later, back on Welcome.
  private func keptExam(limit: Duration? = .seconds(600)) throws -> Play {
    var play = try Play.begin(.exam, of: Decks.exam(limit: limit))
    play.type("1")
    play.press(.right)
    play.type("f")
    play.press(.escape, .enter)
    return play
  }

  /// The program as it is started again, with what the journal would tell.
  private func restarted(
    _ deck: Deck, _ paper: UnfinishedPaper, size: (Int, Int) = (80, 24)
  ) throws -> Play {
    var play = try Play(decks: [deck], size: size)
    var world = play.app.world
    world.unfinished = [paper]
    play.app = App(world: world, seed: 9)
    return play
  }

  /// A paper of a deck after so many right answers, as the journal would tell it.
  private func unfinished(
    _ deck: Deck, _ mode: Mode, right: Int, count: Int? = nil, spent: Duration = .zero
  ) -> UnfinishedPaper {
    var session = QuizSession(
      paper: Paper(
        drawnFrom: deck, request: PaperRequest(mode: mode, questionCount: count), seed: 7))
    for index in 0..<right {
      let answer = session.paper.entries[index].question.rightAnswer
      session.apply(.answer(index, GivenAnswer(answer, taken: .seconds(1))))
      session.apply(.move(to: index + 1))
    }
    return UnfinishedPaper(
      session, id: "old:1", spent: spent, sinceAnswer: .zero, at: .zero)
  }

  private var takenUp: Effect { .takeUp(paperID: "old:1", deckID: "exam") }

  // MARK: Keeping

  @Test func anExamThatIsKeptLeavesNoRecordAndShowsOnWelcomeAtOnce() throws {
    let play = try keptExam()
    #expect(play.top == "welcome")
    #expect(play.abandonedCount == 0)
    #expect(play.finished.isEmpty)
    let row = try #require(play.row(containing: "Continue"))
    #expect(row.contains("▸ Continue"))
    #expect(row.contains("Small licence"))
    #expect(row.contains("question 2 of 4"))
    #expect(row.contains("10:00 left"))
  }

  @Test func aKeptExamGoesOnWhereItWasAndItsClockWentOn() throws {
    var play = try keptExam()
    play.wait(100_000)
    #expect(play.screen.contains("8:20 left"))
    play.press(.enter)
    #expect(play.top == "card")
    #expect(play.session?.position == 1)
    #expect(play.given == [.option(0), nil, nil, nil])
    #expect(play.session?.isFlagged == [false, true, false, false])
    #expect(play.screen.contains("8:20"))
    #expect(play.outside.effects.contains(.takeUp(paperID: "paper:1", deckID: "exam")))
    #expect(play.records.last == .resumed)
    play.wait(500_000)
    #expect(play.top == "results")
    #expect(play.finished.map(\.score) == [1])
    #expect(play.app.world.history.tally(deckID: "exam", categoryID: nil).answered == 1)
  }

  @Test(arguments: [Mode.practice, .review])
  func practiceIsKeptWithoutAClock(_ mode: Mode) throws {
    var history = History()
    for id in ["q1", "q2", "q3"] {
      history.addAnswer(deckID: "small", questionID: id, isRight: false)
    }
    var play = try Play.begin(mode, of: Decks.game(), history: history)
    play.type("2")
    play.pause()
    play.press(.enter)
    play.press(.escape, .enter)
    #expect(play.top == "welcome")
    play.wait(3_600_000)
    #expect(play.row(containing: "Continue")?.contains("left") == false)
    play.press(.enter)
    #expect(play.session?.position == 1)
    #expect(play.given == [.option(1), nil, nil])
    for _ in 1...2 {
      play.pause()
      play.type("2")
      play.pause()
      play.press(.enter)
    }
    #expect(play.finished.map(\.score) == [3])
    #expect(play.finished.allSatisfy { $0.elapsed < .seconds(60) })
    #expect(play.row(containing: "Continue") == nil)
  }

  @Test func nothingMovesOnWelcomeWithoutAClock() throws {
    var play = try keptExam()
    #expect(play.app.nextTick(at: play.outside.time) == .seconds(1))
    play.press(.enter, .escape, .right, .right, .enter)
    #expect(play.abandonedCount == 1)
    #expect(play.row(containing: "Continue") == nil)
    play.press(.escape)
    #expect(play.app.nextTick(at: play.outside.time) == nil)
  }

  @Test func aGameThatIsLeftIsNotKept() throws {
    var play = try Play.begin(.game, of: Decks.game())
    play.press(.escape, .right, .enter, .escape)
    #expect(play.top == "welcome")
    #expect(play.app.world.unfinished.isEmpty)
  }

  // MARK: A new paper of the same deck

  @Test func aNewPaperOfTheDeckAsksAndGivesTheKeptOneUp() throws {
    var play = try keptExam()
    play.press(.down, .enter, .enter)
    #expect(play.dialog?.title == "A paper is unfinished")
    #expect(play.dialog?.message == "Mock exam: 1 of 4 answered. A new one gives it up.")
    play.press(.right, .right, .enter)
    #expect(play.top == "modes")
    #expect(play.abandonedCount == 0)
    play.press(.enter, .right, .enter)
    #expect(play.top == "card")
    #expect(play.given == [nil, nil, nil, nil])
    #expect(play.app.world.unfinished.isEmpty)
    let kinds = play.outside.effects.suffix(5)
    let takeUp = try #require(
      kinds.firstIndex(of: .takeUp(paperID: "paper:1", deckID: "exam")))
    #expect(play.outside.effects[takeUp + 1] == .record(.abandoned))
  }

  @Test func theQuestionBeforeANewPaperLeadsToTheKeptOneToo() throws {
    var play = try keptExam()
    play.press(.down, .enter, .enter, .enter)
    #expect(play.top == "card")
    #expect(play.given == [.option(0), nil, nil, nil])
    #expect(play.abandonedCount == 0)
  }

  @Test func aPaperAskedForAtTheStartAsksFirstAsWell() throws {
    let deck = Decks.exam()
    var play = try Play(decks: [deck])
    var world = play.app.world
    world.unfinished = [unfinished(deck, .exam, right: 1)]
    play.app = App(
      world: world, seed: 1,
      opening: App.Opening(deckID: "exam", request: PaperRequest(mode: .exam)))
    var terminal = ScriptedTerminal(
      events: [.timeout, .key(.enter), .timeout, .ended(code: 0)])
    #expect(play.app.run(on: &terminal, outside: &play.outside) == 0)
    #expect(play.given == [.option(0), nil, nil, nil])
  }

  // MARK: After a start

  @Test func aPaperOfAnEarlierRunIsTakenUp() throws {
    let deck = Decks.exam()
    var play = try restarted(deck, unfinished(deck, .exam, right: 2, spent: .seconds(60)))
    #expect(play.screen.contains("question 3 of 4"))
    #expect(play.screen.contains("9:00 left"))
    play.press(.enter)
    #expect(play.session?.position == 2)
    #expect(play.outside.effects.contains(takenUp))
    play.press(.escape, .enter)
    #expect(play.app.world.unfinished.map(\.id) == ["old:1"])
  }

  @Test func anExamWhoseTimeRanOutIsHandedInAtTheStart() throws {
    let deck = Decks.exam()
    var play = try restarted(deck, unfinished(deck, .exam, right: 3, spent: .seconds(600)))
    play.wait(1)
    #expect(play.top == "welcome")
    #expect(play.finished.map(\.score) == [3])
    #expect(play.finished.map(\.isPassed) == [true])
    #expect(play.finished.map(\.elapsed) == [.seconds(600)])
    #expect(play.outside.effects.contains(takenUp))
    let row = try #require(play.row(containing: "Result"))
    #expect(row.contains("▸ Result   Small licence · time ran out · PASSED · 3 of 4"))
    #expect(play.app.world.history.tally(deckID: "exam", categoryID: nil).answered == 3)
    play.press(.enter)
    #expect(play.top == "results")
    play.press(.escape)
    #expect(play.row(containing: "Result ") == nil)
    #expect(play.finished.count == 1)
  }

  @Test func anExamWhoseTimeRunsOutOnWelcomeIsHandedIn() throws {
    var play = try keptExam()
    play.wait(600_000)
    #expect(play.top == "welcome")
    #expect(play.finished.map(\.score) == [1])
    #expect(play.row(containing: "Result")?.contains("FAILED") == true)
    #expect(play.row(containing: "Continue") == nil)
  }

  @Test func anExamThatRanOutIsHandedInBeforeANewOneOfItsDeckBegins() throws {
    var play = try keptExam()
    play.press(.down, .enter)
    play.wait(600_000)
    #expect(play.finished.isEmpty)
    play.press(.enter)
    #expect(play.top == "card")
    #expect(play.finished.map(\.score) == [1])
    #expect(play.given == [nil, nil, nil, nil])
  }

  @Test func aPaperWhoseQuestionsAreGoneIsDropped() throws {
    let deck = Decks.exam()
    let paper = unfinished(deck, .exam, right: 1)
    var play = try restarted(Decks.exam(3), paper)
    play.press(.enter)
    #expect(play.dialog?.message == "Its questions have changed: it cannot be continued.")
    #expect(play.records == [.abandoned])
    #expect(play.outside.effects.contains(takenUp))
    play.press(.enter)
    #expect(play.top == "welcome")
    #expect(play.row(containing: "Continue") == nil)
  }

  @Test func aPaperOfADeckThatIsNotThereIsNotOffered() throws {
    let play = try restarted(Decks.game(), unfinished(Decks.exam(), .exam, right: 1))
    #expect(play.row(containing: "Continue") == nil)
  }

  @Test func theQuestionThatAnExamTimesKeepsItsOwnClock() throws {
    let deck = Decks.exam(limit: nil, each: .seconds(30))
    var paper = unfinished(deck, .exam, right: 1)
    paper.sinceAnswer = .seconds(10)
    var play = try restarted(deck, paper)
    play.press(.enter)
    #expect(play.screen.contains("20 s"))
    play.wait(20_000)
    #expect(play.given == [.option(0), .unanswered, nil, nil])
  }

  @Test func aKeptExamGoesOnWithTheQuestionThatWasShown() throws {
    var play = try Play.begin(.exam, of: Decks.exam(6))
    play.press(.right, .right, .right)
    play.pause()
    #expect(play.session?.position == 3)
    play.press(.escape, .enter)
    #expect(play.row(containing: "Continue")?.contains("question 4 of 6") == true)
    play.press(.enter)
    #expect(play.session?.position == 3)
    // Once it is answered, the one after it is next.
    play.pause()
    play.type("1")
    play.press(.escape, .enter)
    #expect(play.row(containing: "Continue")?.contains("question 5 of 6") == true)
    play.press(.enter)
    #expect(play.session?.position == 4)
    #expect(play.given[3] == .option(0))
  }

  // MARK: Questions that are void

  @Test func theOpenQuestionOfAKilledGameIsReplacedWithAFreshClock() throws {
    let deck = Decks.game(5)
    var play = try restarted(deck, unfinished(deck, .game, right: 1, count: 3))
    play.press(.enter)
    #expect(play.session?.position == 1)
    #expect(play.given == [.option(1), nil, nil])
    let ids = play.session?.paper.entries.map(\.question.id) ?? []
    #expect(["q4", "q5"].contains(ids[1]))
    #expect(play.session?.voidIDs == ["q2"])
    #expect(play.screen.contains("20 s"))
    #expect(play.records.count == 2)
    #expect(play.records.first == .resumed)
    if case .replaced(let voidID, let entry) = play.records.last {
      #expect(voidID == "q2")
      #expect(entry.question.id == ids[1])
    } else {
      Issue.record("no replacement is recorded")
    }
  }

  @Test func aGameOfAllTheBankLosesTheOpenQuestion() throws {
    let deck = Decks.game(3)
    var play = try restarted(deck, unfinished(deck, .game, right: 1))
    play.press(.enter)
    #expect(play.given == [.option(1), .unanswered, nil])
    #expect(play.session?.position == 2)
    guard case .answered(let lost) = play.records.last else {
      Issue.record("the lost question is not recorded")
      return
    }
    #expect(lost.question.id == "q2")
    #expect(lost.given.isLate)
  }

  @Test func aGameThatWasKilledAtItsLastVerdictGoesToItsEnd() throws {
    let deck = Decks.game(3)
    var play = try restarted(deck, unfinished(deck, .game, right: 3))
    play.press(.enter)
    #expect(play.isVerdictShown)
    play.wait(1_300)
    #expect(play.finished.map(\.score) == [3])
  }

  @Test func aQuestionOfAGameThatWasStoppedIsReplaced() throws {
    var deck = Decks.game(6)
    deck.outline.blueprint.questionsPerSession = 3
    var play = try Play.begin(.game, of: deck)
    play.type("2")
    play.wait(1_300)
    let before = play.session?.paper.entries.map(\.question.id) ?? []
    // The time of the stop would have run the question out.
    play.outside.time += .seconds(300)
    play(.resume)
    let after = play.session?.paper.entries.map(\.question.id) ?? []
    #expect(before[1] != after[1])
    #expect(!before.contains(after[1]))
    #expect([before[0], before[2]] == [after[0], after[2]])
    #expect(play.given == [.option(1), nil, nil])
    #expect(play.screen.contains("20 s"))
    #expect(play.session?.position == 1)
    guard case .replaced(let voidID, _) = play.records.last else {
      Issue.record("no replacement is recorded")
      return
    }
    #expect(voidID == before[1])
  }

  @Test func aStopUnderADialogVoidsTheQuestionToo() throws {
    let deck = Decks.game(3)
    var play = try Play.begin(.game, of: deck)
    play.press(.escape)
    play(.resume)
    #expect(play.top == "dialog")
    #expect(play.given == [.unanswered, nil, nil])
  }

  @Test func aStopAtAVerdictOrInAnExamOrInPracticeChangesNothing() throws {
    var game = try Play.begin(.game, of: Decks.game(5))
    game.type("2")
    var exam = try Play.begin(.exam, of: Decks.exam())
    exam.type("1")
    var practice = try Play.begin(.practice, of: Decks.game())
    for play in [game, exam, practice] {
      var play = play
      let before = play.session
      play(.resume)
      #expect(play.session == before)
    }
    practice.type("2")
    #expect(practice.given[0] == .option(1))
  }

  @Test func aMachineThatSleptVoidsTheQuestionBeforeItsTimeIsUp() throws {
    var deck = Decks.game(6)
    deck.outline.blueprint.questionsPerSession = 3
    var play = try Play.begin(.game, of: deck)
    let before = play.session?.paper.entries[0].question.id
    play.outside.time += .seconds(3_600)
    play.outside.sleeps = 1
    var terminal = ScriptedTerminal(
      events: [.timeout, .ended(code: 0)])
    #expect(play.app.run(on: &terminal, outside: &play.outside) == 0)
    #expect(play.given == [nil, nil, nil])
    #expect(play.session?.paper.entries[0].question.id != before)
  }

  // MARK: How it looks

  @Test(arguments: [(40, 12), (80, 24), (120, 40)])
  func welcomeShowsWhatIsUnfinished(_ columns: Int, _ rows: Int) throws {
    var deck = SampleDeck.exam
    deck.outline.title = "Harbour licence"
    var play = try Play(size: (columns, rows))
    var world = play.app.world
    world.unfinished = [unfinished(deck, .exam, right: 2, spent: .seconds(83))]
    play.app = App(world: world, seed: 9)
    Golden.expect(play.canvas, named: "welcome-continue-\(columns)x\(rows)")
  }

  @Test(arguments: [(40, 12), (80, 24), (120, 40)])
  func welcomeShowsTheResultOfWhatRanOut(_ columns: Int, _ rows: Int) throws {
    var play = try Play(size: (columns, rows))
    var world = play.app.world
    var practice = unfinished(SampleDeck.game, .practice, right: 1)
    practice.id = "old:9"
    world.unfinished = [
      unfinished(SampleDeck.exam, .exam, right: 6, spent: .seconds(600)), practice,
    ]
    play.app = App(world: world, seed: 9)
    play.wait(1)
    Golden.expect(play.canvas, named: "welcome-result-\(columns)x\(rows)")
  }

  @Test(arguments: [(40, 12), (80, 24), (120, 40)])
  func leavingAnExamOffersToKeepIt(_ columns: Int, _ rows: Int) throws {
    var play = try Play.begin(.exam, of: SampleDeck.exam, size: (columns, rows))
    play.type("1")
    play.press(.escape)
    Golden.expect(play.canvas, named: "dialog-keep-\(columns)x\(rows)")
  }

  @Test(arguments: ["en", "de", "es", "fr", "it", "pl"])
  func everyWayToSayHowAPaperStandsFitsANarrowScreen(_ language: String) throws {
    for columns in 40...100 {
      var play = try Play(size: (columns, 24))
      var world = try TestWorld.surroundings(
        language: language, size: Size(columns: columns, rows: 24))
      world.unfinished = [unfinished(SampleDeck.exam, .exam, right: 2)]
      play.app = App(world: world, seed: 9)
      #expect(play.screen.contains("10:00"), "\(columns) columns")
      #expect(play.screen.contains("3"), "\(columns) columns")
    }
  }
}
