import QuizEngine
import Testing

/// What a seed draws is a promise: `--seed 7` must mean the same paper in every version.
///
/// Where one of these fails, the program is wrong and not the test.
struct PaperGoldenTests {
  static let questions = [
    Sample.single("q1"), Sample.single("q2"), Sample.single("q3", isFixed: true),
    Sample.single("q4"), Sample.trueFalse("q5", true), Sample.typed("q6", ["x"]),
    Sample.multiple("q7", options: 3, correct: [0, 2]), Sample.single("q8"),
  ]

  static let golden: [(id: String, order: [Int])] = [
    ("q2", [0, 1, 3, 2]), ("q5", [0, 1]), ("q6", []), ("q3", [0, 1, 2, 3]), ("q7", [2, 0, 1]),
    ("q1", [3, 0, 1, 2]), ("q4", [3, 2, 1, 0]), ("q8", [0, 2, 3, 1]),
  ]

  @Test(arguments: [1, 5, 8])
  func seedSevenDrawsTheSameQuestionsAndOptionsForEver(count: Int) {
    let request = PaperRequest(mode: .game, questionCount: count)
    let paper = Paper(drawnFrom: Sample.deck(Self.questions), request: request, seed: 7)
    #expect(paper.entries.map(\.question.id) == Self.golden.prefix(count).map(\.id))
    #expect(paper.entries.map(\.optionOrder) == Self.golden.prefix(count).map(\.order))
  }

  @Test func aFilterShortensTheBankBeforeItIsShuffled() {
    let request = PaperRequest(mode: .review, pool: ["q1", "q4", "q8"])
    let paper = Paper(drawnFrom: Sample.deck(Self.questions), request: request, seed: 7)
    #expect(paper.entries.map(\.question.id) == ["q4", "q8", "q1"])
    #expect(paper.entries.map(\.optionOrder) == [[1, 3, 0, 2], [2, 0, 3, 1], [0, 3, 2, 1]])
  }
}
