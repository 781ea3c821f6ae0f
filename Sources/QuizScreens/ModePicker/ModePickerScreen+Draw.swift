import QuizEngine
package import TerminalKit

extension ModePickerScreen {
  package func draw(on canvas: inout Canvas, in world: Surroundings, at now: Duration) {
    let page = Page(size: canvas.size)
    canvas.writeHeader(path(in: world), on: page)
    let items = items(in: world)
    let focus = list.focus(among: items.count)
    let step = page.isCompact ? 1 : 2
    var area = page.body
    if let deck = world.summary(id: deckID), !page.isCompact, !deck.outline.description.isEmpty {
      // The list and the source keep their rows whatever the deck says of itself.
      let about = area.droppingBottom(max(items.count * step + 5, area.rows - 5))
      let used = canvas.writeWrapped(deck.outline.description, in: about, as: .text)
      area = area.droppingTop(used + 1)
    }
    let labels = items.map { texts(of: $0, in: world).label }
    let detailColumn = max(24, (labels.map { displayWidth(of: $0) }.max() ?? 0) + 4)
    // In a compact page there is room for one of them, below the list.
    let room = page.isCompact ? 0 : area.columns - detailColumn
    for (index, item) in items.enumerated() {
      let at = Position(row: area.row + index * step, column: area.column)
      canvas.writeEntry(labels[index], at: at, isFocused: index == focus, role: .title)
      canvas.write(
        truncated(texts(of: item, in: world).detail, to: room),
        at: Position(row: at.row, column: at.column + detailColumn), as: .text)
    }
    area = area.droppingTop(items.count * step + 1)
    let detail = texts(of: items[focus], in: world).detail
    if displayWidth(of: detail) > room {
      let used = canvas.writeWrapped(detail, in: area, as: .text)
      area = area.droppingTop(used + (page.isCompact ? 0 : 1))
    }
    drawSource(on: &canvas, in: area, world: world)
    canvas.writeFooter(keyHelp(in: world), on: page)
  }

  private func texts(
    of item: Item, in world: Surroundings
  ) -> (label: String, detail: String) {
    let words = world.words
    switch item {
    case .practice: return (words(.modePractice), PracticeText(deckID: deckID, in: world).line)
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
    if !text.isEmpty { canvas.writeWrapped(text, in: area, as: .aside) }
  }
}
