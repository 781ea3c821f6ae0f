import QuizEngine

/// How one did in a deck so far, in a few words.
struct DeckStanding: Equatable {
  let text: String

  init(_ deck: DeckSummary, in world: Surroundings) {
    let words = world.words
    let results = world.history.finished.filter { $0.deckID == deck.id }
    if deck.outline.isExam {
      let exams = results.filter {
        $0.mode == .exam && !$0.isScripted && !$0.hasPracticeConditions
      }
      let passed = exams.count { $0.isPassed == true }
      text =
        exams.isEmpty
        ? words(.standingNew)
        : words(
          .standingPassed,
          ["passed": words.number(passed), "total": words.number(exams.count)])
    } else if let best = world.history.bestPoints(deckID: deck.id) {
      text = words(.standingBest, ["points": words.number(best)])
    } else {
      text = words(.standingNew)
    }
  }
}
