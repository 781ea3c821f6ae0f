import QuizEngine
import Testing

struct FinishedPaperTests {
  @Test(arguments: Mode.allCases)
  func anOpenSessionHasNoResult(mode: Mode) {
    let session = Sample.session([Sample.single("a")], mode: mode)
    #expect(FinishedPaper(session, isScripted: false) == nil)
    #expect(FinishedPaper(session.finished(), isScripted: false) != nil)
  }

  @Test func aGameGivesItsPointsAndItsBestStreak() throws {
    var session = Sample.session((0..<4).map { Sample.single("q\($0)") })
    session.answer([true, true, false, true], after: .seconds(10))
    let result = try #require(
      FinishedPaper(session.finished(after: .seconds(42)), isScripted: false))
    #expect(result.deckID == "sample")
    #expect(result.mode == .game)
    #expect(result.questionCount == 4)
    #expect([result.score, result.total] == [3, 4])
    #expect(result.points == 150 + 165 + 150)
    #expect(result.bestStreak == 2)
    #expect(result.elapsed == .seconds(42))
    #expect(result.isPassed == nil)
    #expect(result.conditions.isEmpty)
    #expect(result.countsForHighScore)
  }

  @Test func anExamGivesItsVerdict() throws {
    var session = Sample.session(
      [Sample.single("a", points: 3), Sample.single("b")], mode: .exam,
      passRules: [.minimumCorrect(1), .maximumErrors(0)])
    session.answer([true, false])
    let result = try #require(FinishedPaper(session.finished(), isScripted: false))
    #expect([result.score, result.total, result.points] == [3, 4, 0])
    #expect(result.isPassed == false)
    #expect(result.conditions.map(\.isMet) == [true, false])
    #expect(!result.countsForHighScore)
  }

  @Test func whatWasAskedForIsKept() throws {
    let deck = Sample.deck(
      [Sample.single("a", category: "x", region: "north")], categories: ["x"])
    let request = PaperRequest(
      mode: .game, categoryID: "x", regionID: "north", clock: .times150)
    let session = QuizSession(paper: Paper(drawnFrom: deck, request: request, seed: 1))
    let result = try #require(FinishedPaper(session.finished(), isScripted: true))
    #expect(result.categoryID == "x")
    #expect(result.regionID == "north")
    #expect(result.isScripted)
    #expect(result.hasPracticeConditions)
    #expect(!result.countsForHighScore)
  }
}
