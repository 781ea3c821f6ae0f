import QuizEngine
package import TerminalKit

extension CategoryPickerScreen {
  package func draw(on canvas: inout Canvas, in world: Surroundings, at now: Duration) {
    let categories = cards(in: world)
    let page = page(of: canvas.size, cards: categories.count, rowsBelow: 2)
    drawCards(
      categories, on: &canvas, page: page, in: page.body.droppingBottom(page.isCompact ? 0 : 2),
      world: world)
    guard !page.isCompact, let category = focused(categories) else { return }
    canvas.write(
      truncated(about(category, in: world), to: page.body.columns),
      at: Position(row: page.body.endRow - 1, column: page.body.column), as: .aside)
  }

  func item(_ category: DeckOutline.Category?, in world: Surroundings) -> PickerItem {
    let words = world.words
    let deck = world.summary(id: deckID)
    let count = deck.map { world.count(of: $0, categoryID: category?.id) } ?? 0
    let record = world.history.tally(deckID: deckID, categoryID: category?.id)
    let standing =
      record.answered == 0
      ? words(.standingNew)
      : words(
        .standingRight, ["share": words.percent(record.right * 100 / max(1, record.answered))])
    return PickerItem(
      icon: category?.icon ?? deck?.outline.icon ?? "",
      title: category?.name ?? words(.categoriesAll),
      lines: [words.counted(.countQuestions, count), standing])
  }

  /// What a round will be, and the score to beat in it.
  private func about(_ category: DeckOutline.Category?, in world: Surroundings) -> String {
    guard let deck = world.summary(id: deckID) else { return "" }
    let words = world.words
    let id = category?.id
    let count = world.gameLength(of: deck, categoryID: id)
    var parts = [words.counted(.countQuestions, count)]
    if mode == .game,
      let limit = world.settings.clock.applied(
        to: deck.outline.isExam ? .seconds(20) : deck.outline.blueprint.questionTimeLimit)
    {
      parts.append(words(.rulesSecondsEach, ["seconds": words.number(limit.secondsRoundedUp)]))
    }
    if mode == .game,
      let best = world.history.highScore(deckID: deckID, categoryID: id, questionCount: count)
    {
      parts.append(words(.welcomeHighScore, ["points": words.number(best.points)]))
    }
    return parts.joined(separator: ", ")
  }
}
