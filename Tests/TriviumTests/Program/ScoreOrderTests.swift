import QuizEngine
import QuizScreens
import Testing

@testable import trivium

@Suite struct ScoreOrderTests {
  private func paper(
    _ deck: String, _ mode: Mode, score: Int = 5, points: Int = 0, isScripted: Bool = false,
    hasPracticeConditions: Bool = false
  ) -> FinishedPaper {
    FinishedPaper(
      deckID: deck, mode: mode, questionCount: 10, score: score, total: 10, points: points,
      bestStreak: 1, elapsed: .zero, isScripted: isScripted,
      hasPracticeConditions: hasPracticeConditions)
  }

  @Test func theBestStandsFirstAndScriptsAreLeftOut() {
    let papers = [
      paper("practised", .practice, score: 10), paper("low", .game, points: 100),
      paper("slow", .game, points: 900, hasPracticeConditions: true),
      paper("tie", .game, points: 300), paper("second", .game, points: 300),
      paper("script", .game, points: 999, isScripted: true), paper("failed", .exam, score: 4),
      paper("passed", .exam, score: 9),
    ]
    #expect(
      ScoreOrder.bestFirst(papers).map(\.deckID) == [
        "tie", "second", "low", "slow", "passed", "failed", "practised",
      ])
  }

  @Test func columnsAreAsWideAsTheirWidestText() {
    #expect(
      TextTable.lines([["a", "日本", ""], ["long", "x", "y"], ["b", "", ""]]) == [
        "a     日本", "long  x     y", "b",
      ])
  }

  @Test(arguments: [("offshore", "Offshore, no limits"), ("gone", "gone"), (nil, nil)])
  func aRowNamesTheFormOfTheExam(_ id: String?, _ name: String?) throws {
    var exam = paper("boat", .exam)
    exam.variantID = id
    let form = DeckOutline(id: "boat", title: "Boat licence")
    var outline = form
    outline.variants = [.init(id: "offshore", name: "Offshore, no limits", outline: form)]
    let words = Words(tag: "en", texts: ["modeExam": "Mock exam"], fallback: [:])
    let row = ScoreRow(exam, outline: outline, words: words)
    #expect(row.columns[2] == (["Mock exam", name].compactMap { $0 }).joined(separator: ", "))
  }
}
