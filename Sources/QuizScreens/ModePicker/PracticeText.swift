import QuizEngine
import QuizProgress

/// What practice of a deck has to offer.
struct PracticeText: Equatable {
  /// What is due and what was never asked, as "12 due, 30 new"; before the first answer, what
  /// practice is.
  let line: String

  init(deckID: String, in world: Surroundings) {
    let words = world.words
    let schedule = world.schedule(deckID: deckID)
    guard schedule.seenCount > 0, let deck = world.summary(id: deckID) else {
      line = words(.modePracticeAbout)
      return
    }
    let due = schedule.dueCount
    let new = max(0, world.count(of: deck, categoryID: nil) - schedule.seenCount)
    let parts = [due > 0 ? words.counted(.countDue, due) : words(.practiceNothingDue)]
    line = (parts + (new > 0 ? [words.counted(.countNew, new)] : [])).joined(separator: ", ")
  }
}
