import QuizEngine
import Testing

struct BestResultsTests {
  private func bests(_ papers: [FinishedPaper]) -> BestResults {
    BestResults(papers.reduce(into: History()) { $0.addFinish($1) })
  }

  private func names(_ papers: [FinishedPaper], deck: String = "d") -> [String] {
    bests(papers).results(deckID: deck).map(\.at)
  }

  @Test func withoutResultsThereAreNoDecks() {
    #expect(bests([]).deckIDs == [])
    #expect(bests([]).results(deckID: "d") == [])
  }

  @Test func decksAreSortedByTheirIDs() {
    let papers = ["c", "a", "b", "a"].map { FinishedPaper.game(points: 1, deck: $0) }
    #expect(bests(papers).deckIDs == ["a", "b", "c"])
  }

  @Test func eachKindHasItsBestAndTheBestComesFirst() {
    let papers: [FinishedPaper] = [
      .game(points: 300, at: "low"), .game(points: 500, category: "x", at: "x"),
      .game(points: 400, at: "high"), .game(points: 900, count: 20, at: "long"),
      .game(points: 200, category: "x", at: "x low"), .game(points: 999, deck: "e", at: "other"),
    ]
    #expect(names(papers) == ["long", "x", "high"])
  }

  @Test func gamesStandBeforeExams() {
    let papers: [FinishedPaper] = [
      .exam(score: 33, total: 33, at: "exam"), .game(points: 100, at: "game"),
    ]
    #expect(names(papers) == ["game", "exam"])
  }

  static let exams: [([(Int, Int)], Int)] = [
    ([(20, 33), (25, 33)], 1), ([(25, 33), (20, 33)], 0), ([(20, 33), (20, 33)], 0),
    ([(20, 33), (10, 15)], 1), ([(2, 3), (20, 30)], 0), ([(0, 33), (0, 33)], 0),
  ]

  @Test(arguments: exams)
  func theBestExamIsTheOneWithTheGreatestShareOfItsMarks(results: [(Int, Int)], best: Int) {
    let papers = results.enumerated().map {
      FinishedPaper.exam(score: $1.0, total: $1.1, at: "\($0)")
    }
    #expect(names(papers) == ["\(best)"])
  }

  @Test func variantsAreKeptApart() {
    var other = FinishedPaper.exam(score: 10, total: 33, at: "other")
    other.variantID = "long"
    #expect(names([.exam(score: 30, total: 33, at: "one"), other]) == ["one", "other"])
  }

  static let leftOut: [(String, FinishedPaper)] = [
    ("practice", .game(points: 900, mode: .practice)),
    ("review", .game(points: 900, mode: .review)),
    ("a scripted game", .game(points: 900, isScripted: true)),
    ("a scripted exam", .game(points: 0, mode: .exam, isScripted: true)),
    ("a game with a changed clock", .game(points: 900, hasPracticeConditions: true)),
    ("an exam with a changed clock", .game(points: 0, mode: .exam, hasPracticeConditions: true)),
    ("a game without points", .game(points: 0)),
  ]

  @Test(arguments: leftOut)
  func whatIsNoResultUnderTheRulesIsLeftOut(name: String, paper: FinishedPaper) {
    #expect(bests([paper]).deckIDs == [])
  }
}
