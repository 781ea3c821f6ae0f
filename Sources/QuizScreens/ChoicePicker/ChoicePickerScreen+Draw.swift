import QuizEngine
package import TerminalKit

extension ChoicePickerScreen {
  package func draw(on canvas: inout Canvas, in world: Surroundings, at now: Duration) {
    let options = cards(in: world)
    let page = page(of: canvas.size, cards: options.count, rowsBelow: 4)
    var area = page.body
    if case .profile = choice {
      // The question comes before its answers.
      area = area.droppingTop(canvas.writeWrapped(name(in: world), in: area, as: .title) + 1)
    }
    let about = wrapped(about(options, in: world), width: area.columns)
    // In a compact page what is to be chosen comes first.
    let least = page.isCompact ? min(options.count + 1, area.rows) : 6
    let room = max(0, min(about.count, area.rows - least))
    if room > 0, !options.isEmpty {
      canvas.writeWrapped(
        self.about(options, in: world),
        in: Area(
          row: area.endRow - room, column: area.column, rows: room, columns: area.columns),
        as: .aside)
    }
    area = area.droppingBottom(room > 0 ? room + (page.isCompact ? 0 : 1) : 0)
    drawCards(options, on: &canvas, page: page, in: area, world: world)
  }

  /// What the exam would be with the choice in focus.
  private func about(_ options: [DeckChoice.Option], in world: Surroundings) -> String {
    guard choice != .region, let option = focused(options),
      let deck = world.summary(id: deckID)?.outline
    else { return "" }
    var settings = world.settings
    settings.choose(choice, optionID: option.id, deckID: deckID)
    let outline = settings.examChoice(for: deck).outline(of: deck)
    return RulesText(outline, words: world.words).line
  }
}
