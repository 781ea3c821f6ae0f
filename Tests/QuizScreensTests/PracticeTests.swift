import QuizEngine
import QuizScreens
import TerminalKit
import TestSupport
import Testing

/// Practice, and the review of mistakes.
struct PracticeTests {
  static let modes = [Mode.practice, .review]

  static func begin(_ mode: Mode) throws -> Play {
    var history = History()
    for question in Decks.game().questions {
      history.addAnswer(deckID: "small", questionID: question.id, isRight: false)
    }
    return try Play.begin(mode, of: Decks.game(), history: history)
  }

  @Test(arguments: modes)
  func theVerdictAndItsExplanationStayUntilAKey(_ mode: Mode) throws {
    for key in [Key.enter, .character(" "), .right] {
      var play = try Self.begin(mode)
      play.type("1")
      #expect(play.screen.contains("✗ Wrong: the right answer is Birch 1"))
      #expect(play.screen.contains("Because of reason 1."))
      play.wait(3_600_000)
      #expect(play.session?.position == 0)
      play.press(key)
      #expect(play.session?.position == 1)
    }
  }

  @Test(arguments: modes)
  func thereIsNoClockAndThereAreNoPoints(_ mode: Mode) throws {
    var play = try Self.begin(mode)
    #expect(play.app.nextTick(at: play.outside.time) == nil)
    play.type("2")
    play.pause()
    #expect(play.app.nextTick(at: play.outside.time) == nil)
    #expect(play.session?.points == 0)
    #expect(!play.screen.contains("point"))
    #expect(play.lines[0].hasSuffix("1 of 1 right"))
  }

  @Test func explanationsAreLeftOutWhereTheDeckSaysSo() throws {
    var play = try Play.begin(.practice, of: Decks.game(explanations: false))
    play.type("1")
    #expect(play.screen.contains("Wrong"))
    #expect(!play.screen.contains("Because"))
  }

  @Test func theLastVerdictLeadsToTheResults() throws {
    var play = try Self.begin(.practice)
    for _ in 0..<3 {
      #expect(play.top == "card")
      play.type("2")
      play.pause()
      play.press(.enter)
      play.pause()
    }
    #expect(play.top == "results")
    #expect(play.finished.map(\.mode) == [.practice])
    #expect(play.finished.map(\.score) == [3])
  }

  @Test func aReviewAsksWhatWasWrongAndNothingElse() throws {
    var history = History()
    history.addAnswer(deckID: "small", questionID: "q1", isRight: true)
    history.addAnswer(deckID: "small", questionID: "q2", isRight: false)
    history.addAnswer(deckID: "small", questionID: "q3", isRight: false)
    history.addAnswer(deckID: "small", questionID: "q3", isRight: true)
    var play = try Play.begin(.review, of: Decks.game(), history: history)
    #expect(play.session?.paper.entries.map(\.question.id) == ["q2"])
    play.type("2")
    #expect(play.app.world.history.mistakeCount == 0)
  }

  @Test func finishingEarlyCountsWhatWasSeen() throws {
    var play = try Self.begin(.practice)
    play.type("2")
    play.pause()
    play.press(.escape)
    #expect(play.dialog?.choices.map(\.outcome) == [.keep, .handIn, .giveUp, .stay])
    play.press(.right, .enter)
    #expect(play.top == "results")
    #expect(play.finished.map(\.score) == [1])
    #expect(play.finished.map(\.total) == [1])
    #expect(!play.screen.contains("Review the"))
    #expect(play.abandonedCount == 0)
  }

  @Test func practiceThatHasNotBegunCanOnlyBeKeptOrGivenUp() throws {
    var play = try Self.begin(.practice)
    play.press(.escape)
    #expect(play.dialog?.choices.map(\.outcome) == [.keep, .giveUp, .stay])
  }

  @Test func aFlagIsRecordedAndMakesAPoolOfItsOwn() throws {
    var play = try Play.begin(.practice, of: Decks.exam())
    play.type("f")
    #expect(
      play.records.last == .flagged(deckID: "exam", questionID: "e1", isFlagged: true))
    #expect(play.screen.contains("⚑"))
    play.press(.escape, .left, .left, .right, .enter)
    #expect(play.top == "categories")
    play.press(.escape)
    #expect(play.screen.contains("Flagged questions"))
    play.press(.end, .enter)
    #expect(play.session?.paper.entries.map(\.question.id) == ["e1"])
  }

  @Test(arguments: [(50, Phrase.adviceKeepOn), (51, .adviceGood)])
  func adviceInAGameDeckFollowsTheShare(_ percent: Int, _ advice: Phrase) throws {
    var play = try Play.begin(.practice, of: Decks.game(100))
    for number in 0..<(play.session?.paper.entries.count ?? 0) {
      play.type(number < percent ? "2" : "1")
      play.pause()
      play.press(.enter)
      play.pause()
    }
    #expect(play.results?.session.percent == percent)
    #expect(play.screen.contains(play.app.world.words(advice)))
  }
}
