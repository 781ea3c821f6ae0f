package import QuizEngine
package import TerminalKit

/// The root of all screens: what can be done, and the score to beat.
package struct WelcomeScreen: ScreenState {
  package var list = FocusedList()

  package init() {}

  /// What can be chosen.
  package enum Item: Equatable, Sendable {
    /// The result of a paper that was handed in while nobody was there.
    case result(QuizSession)
    /// An unfinished paper of a deck, and a deck to play at once; `nil` while nothing is known of
    /// the decks, so that what is typed meanwhile means the entries that are seen.
    case goOn(UnfinishedPaper, DeckOutline?)
    case play(DeckHeading?)
    case choose, reviewMistakes, highScores, settings
  }

  package enum Command: Equatable, Sendable {
    case move(FocusedList.Move)
    case open, help, quit
  }

  package func path(in world: Surroundings) -> [String] { ["Trivium"] }

  /// The entries that have something behind them now.
  package func items(in world: Surroundings) -> [Item] {
    var items = openPapers(in: world)
    if world.headings == nil || world.favourite != nil { items.append(.play(world.favourite)) }
    items.append(.choose)
    if world.history.mistakeCount > 0 { items.append(.reviewMistakes) }
    return items + [.highScores, .settings]
  }

  /// What is left of earlier papers: the result that nobody has seen, and the paper touched last.
  func openPapers(in world: Surroundings) -> [Item] {
    let results = world.handedIn.prefix(1).map(Item.result)
    if world.catalogue == nil, let paper = world.unfinished.first {
      return results + [.goOn(paper, nil)]
    }
    for paper in world.unfinished {
      guard let deck = world.summary(id: paper.deckID), deck.fault == nil else { continue }
      return results + [.goOn(paper, deck.outline)]
    }
    return results
  }

  package func nextTick(in world: Surroundings, at now: Duration) -> Duration? {
    // A section whose time is over while it is closed waits for the person; nothing moves then.
    world.unfinished.filter { $0.isOver(at: now) || $0.timeLeft(at: now) != .zero }
      .compactMap { $0.timeLeft(at: now) }.min().map {
        max(.milliseconds(1), min(.seconds(1), $0))
      }
  }

  package func bindings(in world: Surroundings) -> [KeyBinding<Command>] {
    let words = world.words
    return FocusedList.Move.bindings(words, Command.move) + [
      KeyBinding(
        .enter, .character(" "), .right, .character("l"), label: words(.labelEnter),
        help: words(.keyOpen), command: .open),
      KeyBinding(
        .character("?"), .function(1), label: "?", help: words(.keyHelp), command: .help),
      KeyBinding(.character("q"), label: "q", help: words(.keyQuit), command: .quit),
    ]
  }

  package mutating func update(
    _ command: Command, in world: Surroundings, at now: Duration
  ) -> [Action] {
    let items = items(in: world)
    switch command {
    case .move(let move): list.move(move, count: items.count)
    case .open:
      return Self.action(for: items[list.focus(among: items.count)]).map { [$0] } ?? []
    case .help: return [.openHelp]
    case .quit: return [.quit]
    }
    return []
  }

  private static func action(for item: Item) -> Action? {
    switch item {
    case .result(let session): .openResult(session)
    case .goOn(let paper, _): .goOn(paperID: paper.id)
    case .play(let deck): deck.map { .openDeck(id: $0.id) }
    case .choose: .openDecks(.play)
    case .reviewMistakes: .openDecks(.review)
    case .highScores: .openHighScores
    case .settings: .openSettings
    }
  }
}
