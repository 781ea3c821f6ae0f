import QuizEngine
import Testing

struct CategoryScoreTests {
  static let scores: [(paper: String, order: [String], expected: [CategoryScoreText])] = [
    ("", ["a"], []),
    ("b1+ a1- b1-", ["a", "b"], ["a 0/1", "b 1/2"]),
    ("b1+ a1- b1-", ["b", "a"], ["b 1/2", "a 0/1"]),
    ("b1+ a1+", ["c", "a", "b", "d"], ["a 1/1", "b 1/1"]),
    ("z1+ y1. a1+ z1- x1+", ["a", "x"], ["a 1/1", "x 1/1", "z 1/2", "y 0/1"]),
    ("b1+ a1+ b1+", [], ["b 2/2", "a 1/1"]),
    ("~a1- b1+ ~b1- ~c1+", ["a", "b"], ["b 1/1"]),
    ("a9+ a1- a1.", ["a"], ["a 1/3"]),
  ]

  @Test(arguments: scores)
  func categoriesComeInTheOrderGivenAndOthersByTheirFirstQuestion(
    example: (paper: String, order: [String], expected: [CategoryScoreText])
  ) {
    let scores = CategoryScore.scores(
      of: VerdictTests.outcomes(example.paper), order: example.order)
    #expect(scores.map { "\($0.categoryID) \($0.right)/\($0.total)" } == example.expected)
  }

  /// A category with its right and its asked questions, as in "a 1/3".
  typealias CategoryScoreText = String
}
