import QuizEngine

/// How one did in a deck so far, in a few words.
struct DeckStanding: Equatable {
  let text: String

  init(_ deck: DeckSummary, in world: Surroundings) {
    let words = world.words
    if deck.outline.isExam {
      let results = world.history.results(deckID: deck.id)
      text =
        results.examCount == 0
        ? words(.standingNew)
        : words(
          .standingPassed,
          [
            "passed": words.number(results.passedCount), "total": words.number(results.examCount),
          ])
    } else if let best = world.history.bestPoints(deckID: deck.id) {
      text = words(.standingBest, ["points": words.number(best)])
    } else {
      text = words(.standingNew)
    }
  }
}
