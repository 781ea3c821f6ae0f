import QuizEngine
import QuizScreens
import TerminalKit
import TestSupport
import Testing

/// Practice asks what is due first, on whatever day the program is used.
struct ReviewScheduleTests {
  private static let today = 20_000

  private static func play(
    _ deck: Deck, right: [String] = [], wrong: [String] = [], day: Int = today
  ) throws -> Play {
    var history = History()
    for id in right + wrong {
      history.addAnswer(
        deckID: deck.id, questionID: id, isRight: right.contains(id), day: day)
    }
    var play = try Play(decks: [deck], history: history)
    play.outside.firstDay = today
    return play
  }

  private static func ids(_ play: Play) -> [String]? {
    play.session?.paper.entries.map(\.question.id)
  }

  @Test func whatIsDueComesFirstThenWhatIsNewThenTheRest() throws {
    var play = try Self.play(Decks.game(4), right: ["q1"], wrong: ["q3"])
    play(.key(.enter), .type("p"))
    #expect(Self.ids(play) == ["q3", "q2", "q4", "q1"])
  }

  @Test func aGameIsAskedInItsOwnOrder() throws {
    var play = try Self.play(Decks.game(4), right: ["q1"], wrong: ["q3"])
    play(.key(.enter), .key(.enter))
    #expect(Self.ids(play) == ["q1", "q2", "q3", "q4"])
  }

  @Test func anExamIsAskedInItsOwnOrder() throws {
    var play = try Self.play(Decks.exam(), right: ["e1"], wrong: ["e3"])
    play(.key(.enter), .key(.enter))
    #expect(Self.ids(play) == ["e1", "e2", "e3", "e4"])
  }

  @Test func practiceThatIsBegunAnewAsksFirstWhatWasWrong() throws {
    var play = try Self.play(Decks.game(3))
    play(.key(.enter), .type("p"))
    for answer in ["2", "1", "2"] {
      play.pause()
      play.type(answer)
      play.pause()
      play.press(.enter)
    }
    play.pause()
    #expect(play.top == "results")
    play.type("r")
    #expect(Self.ids(play) == ["q2", "q1", "q3"])
  }

  @Test func theWorstTopicIsPractisedInThatOrderToo() throws {
    var play = try Self.play(Decks.exam())
    play(.key(.enter), .key(.enter))
    for answer in ["1", "1", "2", "1"] {
      play.pause()
      play.type(answer)
      play.press(.right)
    }
    play.type("e")
    play.press(.enter)
    play.pause()
    let way = try #require(play.results?.ways.firstIndex(of: .practise(categoryID: "odd")))
    for _ in 0..<way { play.press(.right) }
    play.press(.enter)
    #expect(Self.ids(play) == ["e3", "e1"])
  }

  @Test func practiceThatWasKeptGoesOnWithItsQuestions() throws {
    var play = try Self.play(Decks.game(3), wrong: ["q3"])
    play(.key(.enter), .type("p"))
    #expect(Self.ids(play) == ["q3", "q1", "q2"])
    play.pause()
    play.type("2")
    play.pause()
    play.press(.escape, .enter)
    #expect(play.top == "welcome")
    play.press(.enter)
    #expect(play.top == "card")
    #expect(Self.ids(play) == ["q3", "q1", "q2"])
  }

  static let rows: [(right: [String], wrong: [String], text: String)] = [
    ([], [], "by topic, each answer explained, no clock"), (["e1"], ["e2"], "1 due, 2 new"),
    (["e1"], [], "nothing due, 3 new"), ([], ["e1", "e2", "e3", "e4"], "4 due"),
    (["e1", "e2", "e3", "e4"], [], "nothing due"),
  ]

  @Test(arguments: rows)
  func theModesSayWhatIsDue(row: (right: [String], wrong: [String], text: String)) throws {
    var play = try Self.play(Decks.exam(), right: row.right, wrong: row.wrong)
    play.press(.enter)
    #expect(play.top == "modes")
    #expect(play.row(containing: "Practice")?.hasSuffix("  " + row.text) == true)
  }

  @Test func midnightMakesDueWhatWasRightTheDayBefore() throws {
    var play = try Self.play(Decks.exam(), right: ["e1", "e2", "e3", "e4"])
    play.press(.enter)
    play.wait(86_399_999)
    #expect(play.row(containing: "Practice")?.hasSuffix("nothing due") == true)
    play.wait(1)
    #expect(play.row(containing: "Practice")?.hasSuffix("4 due") == true)
  }

  @Test func theLoopLooksAtTheDayBeforeEachKey() throws {
    var history = History()
    for id in ["q1", "q2", "q3"] {
      history.addAnswer(
        deckID: "small", questionID: id, isRight: true, day: id == "q3" ? 0 : Self.today)
    }
    var world = try TestWorld.surroundings(decks: [Decks.game()])
    world.history = history
    var app = App(world: world, seed: 7)
    var terminal = ScriptedTerminal(events: [.key(.enter), .timeout, .key(.character("p"))])
    var outside = TestWorld(decks: [Decks.game()])
    outside.firstDay = Self.today
    outside.step = .seconds(43_200)
    _ = app.run(on: &terminal, outside: &outside)
    #expect(app.world.today == Self.today + 1)
    let started = outside.effects.compactMap { effect -> [String]? in
      guard case .record(.started(let paper, _)) = effect else { return nil }
      return paper.entries.map(\.question.id)
    }
    #expect(started == [["q1", "q2", "q3"]])
  }

  @Test func anAnswerIsKeptWithItsDay() throws {
    var play = try Self.play(Decks.game())
    play(.key(.enter), .type("p"))
    play.pause()
    play.type("2")
    let record = play.app.world.history.record(deckID: "small", questionID: "q1")
    #expect(record?.lastDay == Self.today)
    #expect(record?.streak == 1)
  }
}
