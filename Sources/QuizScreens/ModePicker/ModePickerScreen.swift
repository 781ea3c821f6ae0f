import QuizEngine
package import TerminalKit

/// What can be done with an exam's deck.
package struct ModePickerScreen: ScreenState {
  package let deckID: String
  package var list: FocusedList

  /// Opens with the mock exam in focus.
  package init(deckID: String) {
    self.deckID = deckID
    list = FocusedList(focus: 1)
  }

  /// A thing to do.
  package enum Item: Equatable, Sendable { case practice, exam, game, mistakes, flagged, region }

  package enum Command: Equatable, Sendable {
    case move(FocusedList.Move)
    case open, help, back
  }

  package func path(in world: Surroundings) -> [String] {
    ["Trivium", world.summary(id: deckID)?.outline.title ?? deckID]
  }

  package func items(in world: Surroundings) -> [Item] {
    var items: [Item] = [.practice, .exam, .game]
    if !world.history.mistakeIDs(deckID: deckID).isEmpty { items.append(.mistakes) }
    if !world.history.flaggedIDs(deckID: deckID).isEmpty { items.append(.flagged) }
    if let regions = world.summary(id: deckID)?.outline.regions, !regions.values.isEmpty {
      items.append(.region)
    }
    return items
  }

  package func bindings(in world: Surroundings) -> [KeyBinding<Command>] {
    let words = world.words
    return FocusedList.Move.bindings(words, Command.move) + [
      KeyBinding(
        .enter, .character(" "), label: words(.labelEnter),
        help: words(.keyOpen), command: .open),
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
    case .move(let move): list.move(move, count: items.count)
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
    case .exam:
      .start(
        deckID: deckID,
        PaperRequest(
          mode: .exam, regionID: world.settings.regions[deckID], clock: world.settings.clock))
    case .mistakes: review(world.history.mistakeIDs(deckID: deckID), in: world)
    case .flagged: review(world.history.flaggedIDs(deckID: deckID), in: world)
    case .region: .openRegions(deckID: deckID)
    }
  }

  private func review(_ ids: [String], in world: Surroundings) -> Action {
    .start(
      deckID: deckID,
      PaperRequest(
        mode: .review, regionID: world.settings.regions[deckID], questionCount: ids.count,
        pool: ids))
  }
}
