import QuizEngine
import Testing

struct HistoryTests {
  @Test func anEmptyPastKnowsNothing() {
    let history = History()
    #expect(history.deckIDs == [])
    #expect(history.lastDeckID == nil)
    #expect(history.mistakeCount == 0)
    #expect(history.record(deckID: "d", questionID: "q") == nil)
    #expect(history.tally(deckID: "d", categoryID: nil).answered == 0)
    #expect(history.highScore(deckID: "d", categoryID: nil, questionCount: 10) == nil)
    #expect(history.bestPoints(deckID: "d") == nil)
  }

  @Test func theLastDeckIsTheOneStartedLast() {
    var history = History()
    for id in ["a", "b", "a"] {
      history.addStart(deckID: id)
      #expect(history.lastDeckID == id)
    }
  }

  /// Answers to questions of one deck, `+` right and `-` wrong, and what is then to be got right.
  static let mistakes: [(answers: String, ids: [String])] = [
    ("", []), ("a+", []), ("a-", ["a"]), ("a- a+", []), ("a+ a-", ["a"]), ("a- a- a+ a-", ["a"]),
    ("c- a- b+ b-", ["a", "b", "c"]), ("c- a- b- a+", ["b", "c"]),
  ]

  @Test(arguments: mistakes)
  func aQuestionIsAMistakeWhileItsLastAnswerIsWrong(example: (answers: String, ids: [String])) {
    var history = History()
    for answer in example.answers.split(separator: " ") {
      history.addAnswer(
        deckID: "d", questionID: String(answer.prefix(1)), isRight: answer.hasSuffix("+"))
    }
    #expect(history.mistakeIDs(deckID: "d") == example.ids)
    #expect(history.mistakeIDs(deckID: "other") == [])
    #expect(history.mistakeCount == example.ids.count)
  }

  @Test func mistakesOfAllDecksAreCounted() {
    var history = History()
    for deck in ["a", "b", "c"] {
      history.addAnswer(deckID: deck, questionID: "1", isRight: deck == "c")
      history.addAnswer(deckID: deck, questionID: "2", isRight: false)
    }
    #expect(history.mistakeCount == 5)
  }

  @Test func aQuestionRemembersHowOftenItWasAnsweredAndHow() throws {
    var history = History()
    for isRight in [true, false, true, true] {
      history.addAnswer(deckID: "d", questionID: "q", isRight: isRight)
    }
    let record = try #require(history.record(deckID: "d", questionID: "q"))
    #expect(record.answered == 4)
    #expect(record.right == 3)
    #expect(record.wasRightLast)
    #expect(history.record(deckID: "other", questionID: "q") == nil)
  }

  @Test func talliesAreKeptForEachCategoryAndForTheWholeDeck() {
    var history = History()
    for (category, isRight) in [("x", true), ("x", false), ("y", true), ("x", true), ("", false)] {
      history.addAnswer(deckID: "d", questionID: "q", categoryID: category, isRight: isRight)
    }
    func tally(_ category: String?) -> [Int] {
      let tally = history.tally(deckID: "d", categoryID: category)
      return [tally.right, tally.answered]
    }
    #expect(tally("x") == [2, 3])
    #expect(tally("y") == [1, 1])
    #expect(tally("") == [0, 1])
    #expect(tally("none") == [0, 0])
    #expect(tally(nil) == [3, 5])
    #expect(history.tally(deckID: "other", categoryID: nil).answered == 0)
  }

  @Test func flagsAreKeptUntilTheyAreTakenAway() {
    var history = History()
    for id in ["b", "a", "c", "a"] {
      history.addFlag(deckID: "d", questionID: id, isFlagged: true)
    }
    history.addFlag(deckID: "d", questionID: "b", isFlagged: false)
    history.addFlag(deckID: "other", questionID: "z", isFlagged: false)
    #expect(history.flaggedIDs(deckID: "d") == ["a", "c"])
    #expect(history.flaggedIDs(deckID: "other") == [])
  }

  @Test func flagsAreNoMistakesAndMistakesNoFlags() {
    var history = History()
    history.addFlag(deckID: "d", questionID: "a", isFlagged: true)
    history.addAnswer(deckID: "d", questionID: "b", isRight: false)
    #expect(history.flaggedIDs(deckID: "d") == ["a"])
    #expect(history.mistakeIDs(deckID: "d") == ["b"])
  }
}
