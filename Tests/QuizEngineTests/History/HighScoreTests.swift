import QuizEngine
import Testing

struct HighScoreTests {
  private func history(_ papers: [FinishedPaper]) -> History {
    papers.reduce(into: History()) { $0.addFinish($1) }
  }

  @Test func theHighScoreIsTheMostPointsOfAGame() throws {
    let history = history([.game(points: 500), .game(points: 900), .game(points: 700)])
    let best = try #require(history.highScore(deckID: "d", categoryID: nil, questionCount: 10))
    #expect(best.points == 900)
    #expect(history.bestPoints(deckID: "d") == 900)
  }

  @Test func aTieLeavesTheEarlierOne() throws {
    let history = history([
      .game(points: 900, at: "first"), .game(points: 900, at: "second"),
      .game(points: 400, at: "third"),
    ])
    let best = try #require(history.highScore(deckID: "d", categoryID: nil, questionCount: 10))
    #expect(best.at == "first")
    #expect(BestResults(history).results(deckID: "d").map(\.at) == ["first"])
  }

  @Test func itIsKeptForEachDeckCategoryAndNumberOfQuestions() {
    let history = history([
      .game(points: 900), .game(points: 800, category: "x"), .game(points: 700, count: 20),
      .game(points: 600, deck: "e"),
    ])
    func points(_ deck: String, _ category: String?, _ count: Int) -> Int? {
      history.highScore(deckID: deck, categoryID: category, questionCount: count)?.points
    }
    #expect(points("d", nil, 10) == 900)
    #expect(points("d", "x", 10) == 800)
    #expect(points("d", nil, 20) == 700)
    #expect(points("e", nil, 10) == 600)
    #expect(points("d", "y", 10) == nil)
    #expect(points("e", nil, 20) == nil)
    #expect(history.bestPoints(deckID: "d") == 900)
    #expect(history.bestPoints(deckID: "none") == nil)
  }

  static let othersThanGames: [(String, FinishedPaper)] = [
    ("practice", .game(points: 900, mode: .practice)),
    ("review", .game(points: 900, mode: .review)),
    ("an exam", .game(points: 900, mode: .exam)),
    ("a script", .game(points: 900, isScripted: true)),
    ("a changed clock", .game(points: 900, hasPracticeConditions: true)),
    ("a game without points", .game(points: 0)),
  ]

  @Test(arguments: othersThanGames)
  func whatIsNoGameUnderItsOwnClockNeverCounts(name: String, paper: FinishedPaper) {
    let alone = history([paper])
    #expect(alone.highScore(deckID: "d", categoryID: nil, questionCount: 10) == nil)
    #expect(alone.bestPoints(deckID: "d") == nil)
    let beaten = history([.game(points: 100, at: "game"), paper])
    #expect(beaten.highScore(deckID: "d", categoryID: nil, questionCount: 10)?.at == "game")
    #expect(beaten.bestPoints(deckID: "d") == 100)
  }

  @Test func startingAgainLeavesTheHighScoreAndClearsTheGame() throws {
    let questions = (0..<3).map { Sample.single("q\($0)") }
    var first = Sample.session(questions)
    first.answer([true, true, true], after: .seconds(5))
    var history = History()
    history.addStart(deckID: "sample")
    history.addFinish(try #require(FinishedPaper(first.finished(), isScripted: false)))
    func best() -> Int? {
      history.highScore(deckID: "sample", categoryID: nil, questionCount: 3)?.points
    }
    let before = try #require(best())

    // A second game that is left half-way, then a third that is finished with fewer points.
    history.addStart(deckID: "sample")
    var second = QuizSession(paper: first.paper)
    #expect(second.points == 0 && second.streak == 0 && second.position == 0)
    #expect(second.given == [nil, nil, nil] && second.elapsed == nil)
    second.answer([true])
    #expect(FinishedPaper(second, isScripted: false) == nil)
    #expect(best() == before)

    history.addStart(deckID: "sample")
    var third = QuizSession(paper: first.paper)
    third.answer([true, false, true], after: .seconds(5))
    history.addFinish(try #require(FinishedPaper(third.finished(), isScripted: false)))
    #expect(best() == before)
    #expect(history.results(deckID: "sample").bests.count == 1)
  }
}
