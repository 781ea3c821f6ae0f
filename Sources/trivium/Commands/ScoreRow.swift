import QuizEngine
import QuizScreens
import TerminalKit

/// A result as a row of texts.
struct ScoreRow {
  let columns: [String]

  /// Tells of a result.
  ///
  /// - Parameter outline: the deck, where it is still there, which knows the names of its forms.
  init(_ paper: FinishedPaper, outline: DeckOutline?, words: Words) {
    let mode: Phrase =
      switch paper.mode {
      case .game: .modeGame
      case .practice: .modePractice
      case .exam: .modeExam
      case .review: .modeMistakes
      }
    let outcome =
      paper.isPassed.map { $0 ? "✓ " + words(.resultsPassed) : "✗ " + words(.resultsFailed) }
      ?? (paper.mode == .game ? words.counted(.countPoints, paper.points) : "")
    let category = paper.categoryID.map(cleaned) ?? words(.categoriesAll)
    let marks = words(
      .scoreOf, ["score": words.number(paper.score), "total": words.number(paper.total)])
    let note = paper.hasPracticeConditions ? words(.practiceConditions) : ""
    let variant = outline?.variants.first { $0.id == paper.variantID }?.name ?? paper.variantID
    let sitting = words(mode) + (variant.map { ", " + cleaned($0) } ?? "")
    columns = [
      cleaned(paper.deckID), category, sitting, marks, outcome, words.date(paper.day), note,
    ]
  }
}
