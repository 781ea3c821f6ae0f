import QuizEngine
package import TerminalKit

extension ModePickerScreen {
  package func draw(on canvas: inout Canvas, in world: Surroundings, at now: Duration) {
    let page = Page(size: canvas.size)
    canvas.writeHeader(path(in: world), on: page)
    var area = page.body
    if let deck = world.summary(id: deckID), !page.isCompact, !deck.outline.description.isEmpty {
      let used = canvas.writeWrapped(deck.outline.description, in: area, as: .text)
      area = area.droppingTop(used + 1)
    }
    for (index, item) in items(in: world).enumerated() {
      let step = page.isCompact ? 1 : 2
      let at = Position(row: area.row + index * step, column: area.column)
      draw(item, isFocused: index == list.focus, at: at, in: area, on: &canvas, world: world)
    }
    area = area.droppingTop(items(in: world).count * (page.isCompact ? 1 : 2) + 1)
    if page.isCompact, items(in: world).indices.contains(list.focus) {
      let detail = texts(of: items(in: world)[list.focus], in: world).1
      area = area.droppingTop(canvas.writeWrapped(detail, in: area, as: .text))
    }
    drawSource(on: &canvas, in: area, world: world)
    canvas.writeFooter(keyHelp(in: world), on: page)
  }

  private func draw(
    _ item: Item, isFocused: Bool, at position: Position, in area: Area, on canvas: inout Canvas,
    world: Surroundings
  ) {
    let (label, detail) = texts(of: item, in: world)
    canvas.writeEntry(label, at: position, isFocused: isFocused, role: .title)
    // In a compact page there is room for one of them, below the list.
    guard area.columns >= 58 else { return }
    let column = position.column + 24
    canvas.write(
      truncated(detail, to: max(1, area.endColumn - column)),
      at: Position(row: position.row, column: column), as: .text)
  }

  private func texts(of item: Item, in world: Surroundings) -> (String, String) {
    let words = world.words
    switch item {
    case .practice: return (words(.modePractice), words(.modePracticeAbout))
    case .exam:
      let rules = world.summary(id: deckID).map { RulesText($0.outline, words: words).figures }
      let clock = world.settings.clock
      let conditions = clock == .times1 ? "" : " · " + words(.practiceConditions)
      return (words(.modeExam), (rules ?? "") + conditions)
    case .game: return (words(.modeGame), words(.modeGameAbout))
    case .mistakes:
      return (
        words(.modeMistakes),
        words.counted(.countQuestions, world.history.mistakeIDs(deckID: deckID).count)
      )
    case .region:
      let regions = world.summary(id: deckID)?.outline.regions
      let chosen = regions?.values.first { $0.id == world.settings.regions[deckID] }
      return (regions?.label ?? "", chosen?.name ?? "")
    case .flagged:
      return (
        words(.modeFlagged),
        words.counted(.countQuestions, world.history.flaggedIDs(deckID: deckID).count)
      )
    }
  }

  private func drawSource(on canvas: inout Canvas, in area: Area, world: Surroundings) {
    guard let outline = world.summary(id: deckID)?.outline else { return }
    let words = world.words
    var lines: [String] = []
    if !outline.edition.isEmpty {
      lines.append(words(.rulesEdition, ["edition": outline.edition]))
    }
    if !outline.validFrom.isEmpty {
      lines.append(words(.rulesValidFrom, ["date": words.date(outline.validFrom)]))
    }
    let text = ([lines.joined(separator: " ")] + outline.references)
      .filter { !$0.isEmpty }.joined(separator: "\n")
    canvas.writeWrapped(text, in: area, as: .aside)
  }
}
