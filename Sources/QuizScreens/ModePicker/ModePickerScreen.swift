import QuizEngine
package import TerminalKit

/// What can be done with an exam's deck.
package struct ModePickerScreen: ScreenState {
  package let deckID: String
  package var list: FocusedList
  /// How far what is said below the list is scrolled.
  package var scroll = VerticalScroll()

  /// Opens with the mock exam in focus.
  package init(deckID: String) {
    self.deckID = deckID
    list = FocusedList(focus: 1)
  }

  /// A thing to do, or to choose anew.
  package enum Item: Equatable, Sendable {
    case practice, exam, papers, game, mistakes, flagged
    case choice(DeckChoice)
  }

  package enum Command: Equatable, Sendable {
    case move(FocusedList.Move)
    case scroll(Int)
    case open, help, back
  }

  package func path(in world: Surroundings) -> [String] {
    ["Trivium", world.summary(id: deckID)?.outline.title ?? deckID]
  }

  package func items(in world: Surroundings) -> [Item] {
    var items: [Item] = [.practice, .exam]
    if world.examOutline(id: deckID)?.blueprint.papers.isEmpty == false { items.append(.papers) }
    items.append(.game)
    if !world.history.mistakeIDs(deckID: deckID).isEmpty { items.append(.mistakes) }
    if !world.history.flaggedIDs(deckID: deckID).isEmpty { items.append(.flagged) }
    guard let outline = world.summary(id: deckID)?.outline else { return items }
    return items + DeckChoice.all(of: outline, in: world.settings).map(Item.choice)
  }

  package func bindings(in world: Surroundings) -> [KeyBinding<Command>] {
    let words = world.words
    let layout = ModePickerLayout(self, in: world)
    let page = max(1, layout.details.rows - 1)
    let scrolling: [KeyBinding<Command>] = [
      KeyBinding(
        .pageDown, label: "PgDn", help: words(.keyScroll), command: .scroll(page)),
      .alias(.pageUp, command: .scroll(-page)),
    ]
    let isLong = layout.lines.count > layout.details.rows
    return FocusedList.Move.bindings(words, hasPages: !isLong, Command.move) + [
      KeyBinding(
        .enter, .character(" "), label: words(.labelEnter),
        help: words(.keyOpen), command: .open)
    ] + (isLong ? scrolling : []) + [
      KeyBinding(
        .character("?"), .function(1), label: "?", help: words(.keyHelp), command: .help),
      KeyBinding(
        .escape, .character("q"), .left, .character("h"), label: "esc", help: words(.keyBack),
        command: .back),
    ]
  }

  package mutating func update(
    _ command: Command, in world: Surroundings, at now: Duration
  ) -> [Action] {
    let items = items(in: world)
    switch command {
    case .move(let move):
      let before = list.focus(among: items.count)
      list.move(move, count: items.count)
      if list.focus(among: items.count) != before { scroll = VerticalScroll() }
    case .scroll(let rows):
      let layout = ModePickerLayout(self, in: world)
      scroll.move(by: rows, total: layout.lines.count, visible: layout.details.rows)
    case .open:
      return [action(for: items[list.focus(among: items.count)], in: world)]
    case .help: return [.openHelp]
    case .back: return [.back]
    }
    return []
  }

  private func action(for item: Item, in world: Surroundings) -> Action {
    switch item {
    case .practice: .openCategories(deckID: deckID, mode: .practice)
    case .game: .openCategories(deckID: deckID, mode: .game)
    case .exam: .start(deckID: deckID, world.examRequest(deckID: deckID))
    case .papers: .openPapers(deckID: deckID)
    case .mistakes: review(world.history.mistakeIDs(deckID: deckID), in: world)
    case .flagged: review(world.history.flaggedIDs(deckID: deckID), in: world)
    case .choice(let choice): .openChoice(choice, deckID: deckID)
    }
  }

  private func review(_ ids: [String], in world: Surroundings) -> Action {
    .start(
      deckID: deckID,
      PaperRequest(
        mode: .review, regionID: world.settings.regions[deckID],
        variantID: world.variantID(deckID: deckID), questionCount: ids.count, pool: ids))
  }
}
