import QuizEngine

extension FinishedPaper {
  /// A finished game of the deck "d", or what is made of it.
  static func game(
    points: Int, deck: String = "d", category: String? = nil, count: Int = 10, at: String = "",
    mode: Mode = .game, isScripted: Bool = false, hasPracticeConditions: Bool = false
  ) -> FinishedPaper {
    FinishedPaper(
      deckID: deck, categoryID: category, mode: mode, questionCount: count, score: 5,
      total: count, points: points, bestStreak: 3, elapsed: .seconds(60), isScripted: isScripted,
      hasPracticeConditions: hasPracticeConditions, at: at)
  }

  /// A finished exam of the deck "d" with 33 questions.
  static func exam(score: Int, total: Int, at: String) -> FinishedPaper {
    FinishedPaper(
      deckID: "d", mode: .exam, questionCount: 33, score: score, total: total, points: 0,
      bestStreak: 3, elapsed: .seconds(600), isPassed: score * 2 > total, at: at)
  }
}
