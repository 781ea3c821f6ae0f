import JSONText
import QuizEngine
import QuizScreens
import QuizStorage
import TerminalKit

/// Lists what was finished by a person, the best first.
struct ScoresCommand {
  private let situation: Situation

  init(_ situation: Situation) { self.situation = situation }

  /// Prints the list; returns the exit code.
  func run(deckID: String?, isJSON: Bool) throws(Refusal) -> Int32 {
    let finished = JournalReader(folder: situation.folders.journal).read().finished
    let papers = ScoreOrder.bestFirst(finished).filter {
      $0.deckID == deckID ?? $0.deckID
    }
    if let deckID, papers.isEmpty,
      !situation.library.decks().contains(where: { $0.summary.id == deckID })
    {
      throw Refusal.usage(
        "there is no deck '\(deckID.quoted)'; trivium decks lists what there is.")
    }
    var output = Output()
    if isJSON {
      output.line(.array(papers.map(Self.json)))
    } else {
      try situation.expectWords()
      for line in lines(papers) { output.line(line) }
    }
    output.flush()
    return output.exitCode ?? ExitCode.done
  }

  static func json(_ paper: FinishedPaper) -> JSONValue {
    [
      "deck": .string(paper.deckID), "category": .text(paper.categoryID),
      "mode": .string(paper.mode.rawValue), "variant": .text(paper.variantID),
      "score": .int(paper.score), "total": .int(paper.total), "points": .int(paper.points),
      "bestStreak": .int(paper.bestStreak),
      "passed": paper.isPassed.map(JSONValue.bool) ?? .null, "at": .string(paper.at),
      "practiceConditions": .bool(paper.hasPracticeConditions),
    ]
  }

  private func lines(_ papers: [FinishedPaper]) -> [String] {
    let words = situation.words
    guard !papers.isEmpty else { return [words(.highScoresNone)] }
    // Only forms of exams have names of their own to look up.
    let hasVariants = papers.contains { $0.variantID != nil }
    let decks = hasVariants ? situation.library.decks().map(\.summary) : []
    return TextTable.lines(
      papers.map { paper in
        let outline = decks.first { $0.id == paper.deckID }?.outline
        return ScoreRow(paper, outline: outline, words: words).columns
      })
  }
}
