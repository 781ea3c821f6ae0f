package import QuizEngine
package import TerminalKit

/// The papers of an exam whose questions are fixed, as cards with the best result of each.
package struct PaperPickerScreen: ScreenState {
  package let deckID: String
  package var picker = Picker()

  package init(deckID: String) { self.deckID = deckID }

  package enum Command: Equatable, Sendable {
    case move(Picker.Move)
    case start, filter, help, back
  }

  package func path(in world: Surroundings) -> [String] {
    let title = world.summary(id: deckID)?.outline.title ?? deckID
    return ["Trivium", title, world.words(.modePapers)]
  }

  /// The papers as the filter leaves them.
  package func papers(in world: Surroundings) -> [FixedPaper] {
    let all = world.examOutline(id: deckID)?.blueprint.papers ?? []
    return picker.shown(all.map(\.name), folded: TextFolding.folded).map { all[$0] }
  }

  package func bindings(in world: Surroundings) -> [KeyBinding<Command>] {
    picker.bindings(
      world.words, count: papers(in: world).count, move: Command.move, open: .start,
      openHelp: .keyBegin, filter: .filter, help: .help, back: .back)
  }

  package mutating func type(
    _ key: Key, in world: Surroundings, at now: Duration
  ) -> [Action]? {
    picker.type(key) ? [] : nil
  }

  package mutating func update(
    _ command: Command, in world: Surroundings, at now: Duration
  ) -> [Action] {
    let papers = papers(in: world)
    switch command {
    case .move(let move):
      picker.move(move, count: papers.count, columns: PickerLayout(size: world.size).columns)
    case .start:
      guard !papers.isEmpty else { return [] }
      let id = papers[picker.focus(among: papers.count)].id
      return [.start(deckID: deckID, world.examRequest(deckID: deckID, fixedPaperID: id))]
    case .filter: picker.openFilter()
    case .help: return [.openHelp]
    case .back:
      guard picker.isFiltering else { return [.back] }
      picker.closeFilter()
    }
    return []
  }

  package func draw(on canvas: inout Canvas, in world: Surroundings, at now: Duration) {
    let page = Page(size: canvas.size)
    let papers = papers(in: world)
    canvas.writeHeader(
      path(in: world), right: picker.filterLine(columns: page.area.columns / 2),
      rightRole: .accent, on: page)
    let bests = BestResults(world.history).results(deckID: deckID)
    picker.draw(
      papers.map { paper in
        item(paper, best: bests.first { $0.fixedPaperID == paper.id }, in: world)
      },
      on: &canvas, in: page.body, isCompact: page.isCompact)
    if papers.isEmpty {
      canvas.writeWrapped(world.words(.pickerNothing), in: page.body, as: .aside)
    }
    canvas.writeFooter(keyHelp(in: world), on: page)
    if picker.isFiltering {
      canvas.cursor = Position(row: page.header.row, column: page.area.endColumn)
    }
  }

  private func item(
    _ paper: FixedPaper, best: FinishedPaper?, in world: Surroundings
  ) -> PickerItem {
    let words = world.words
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
