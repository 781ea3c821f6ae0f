import QuizEngine
package import TerminalKit

/// The papers of an exam whose questions are fixed, as cards with the best result of each.
package struct PaperPickerScreen: PickerScreen {
  package let deckID: String
  var picker = Picker()

  package init(deckID: String) { self.deckID = deckID }

  package func path(in world: Surroundings) -> [String] {
    let title = world.summary(id: deckID)?.outline.title ?? deckID
    return ["Trivium", title, world.words(.modePapers)]
  }

  /// The papers as the filter leaves them.
  func cards(in world: Surroundings) -> [FixedPaper] {
    let all = world.examOutline(id: deckID)?.blueprint.papers ?? []
    return picker.shown(all.map(\.name), folded: TextFolding.folded).map { all[$0] }
  }

  var openHelp: Phrase { .keyBegin }

  func open(_ paper: FixedPaper, in world: Surroundings) -> [Action] {
    [.start(deckID: deckID, world.examRequest(deckID: deckID, fixedPaperID: paper.id))]
  }

  package func draw(on canvas: inout Canvas, in world: Surroundings, at now: Duration) {
    let papers = cards(in: world)
    let page = page(of: canvas.size, cards: papers.count, rowsBelow: 0)
    drawCards(papers, on: &canvas, page: page, in: page.body, world: world)
  }

  func item(_ paper: FixedPaper, in world: Surroundings) -> PickerItem {
    let words = world.words
    let best = BestResults(world.history).results(deckID: deckID)
      .first { $0.fixedPaperID == paper.id }
    let standing = best.map { best in
      ScoreText(best, outline: world.summary(id: deckID)?.outline, words: words).score
        + (best.isPassed == true ? " ✓" : " ✗")
    }
    return PickerItem(
      icon: "", title: paper.name,
      lines: [
        words.counted(.countQuestions, paper.questionIDs.count), standing ?? words(.standingNew),
      ])
  }
}
