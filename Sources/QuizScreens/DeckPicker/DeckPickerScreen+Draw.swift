import QuizEngine
package import TerminalKit

extension DeckPickerScreen {
  package func draw(on canvas: inout Canvas, in world: Surroundings, at now: Duration) {
    let decks = cards(in: world)
    let page = page(of: canvas.size, cards: decks.count, rowsBelow: 3)
    drawCards(
      decks, on: &canvas, page: page, in: page.body.droppingBottom(page.isCompact ? 0 : 3),
      world: world, nothing: world.catalogue == nil ? .readingDeck : .pickerNothing)
    guard !page.isCompact, let deck = focused(decks) else { return }
    let text = about(deck, in: world)
    let rows = min(2, wrapped(text, width: page.body.columns).count)
    canvas.writeWrapped(
      text,
      in: Area(
        row: page.body.endRow - rows, column: page.body.column, rows: rows,
        columns: page.body.columns), as: .aside)
  }

  func item(_ deck: DeckSummary, in world: Surroundings) -> PickerItem {
    let words = world.words
    if deck.fault != nil {
      return PickerItem(
        icon: "!", title: deck.outline.title, lines: [words(.deckFaulty), deck.id],
        isFaulty: true)
    }
    var facts = words.counted(.countQuestions, deck.questionCount)
    if !deck.outline.language.isEmpty { facts += " · " + deck.outline.primaryLanguage }
    if deck.findingCount > 0 { facts += " · ! \(words.number(deck.findingCount))" }
    return PickerItem(
      icon: deck.outline.icon, title: deck.outline.title,
      lines: [facts, DeckStanding(deck, in: world).text])
  }

  /// One line about the deck in focus: its fault, its rules or its description.
  private func about(_ deck: DeckSummary, in world: Surroundings) -> String {
    if let fault = deck.fault { return fault }
    if purpose == .review {
      return world.words.counted(.countMistakes, world.history.mistakeCount(deckID: deck.id))
    }
    if deck.outline.isExam, let outline = world.examOutline(id: deck.id) {
      return RulesText(outline, words: world.words).line
    }
    return deck.outline.description
  }
}
