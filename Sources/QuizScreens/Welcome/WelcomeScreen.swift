package import QuizEngine
package import TerminalKit

/// The root of all screens: what can be done, and the score to beat.
package struct WelcomeScreen: ScreenState {
  package var list = FocusedList()

  package init() {}

  /// What can be chosen.
  package enum Item: Equatable, Sendable {
    case play(DeckSummary)
    case choose, reviewMistakes, highScores, settings
  }

  package enum Command: Equatable, Sendable {
    case move(FocusedList.Move)
    case open, help, quit
  }

  package func path(in world: Surroundings) -> [String] { ["Trivium"] }

  /// The entries that have something behind them now.
  package func items(in world: Surroundings) -> [Item] {
    var items: [Item] = world.favourite.map { [.play($0)] } ?? []
    items.append(.choose)
    if world.history.mistakeCount > 0 { items.append(.reviewMistakes) }
    return items + [.highScores, .settings]
  }

  package func bindings(in world: Surroundings) -> [KeyBinding<Command>] {
    let words = world.words
    return [
      KeyBinding(
        .up, .character("k"), label: "↑↓", help: words(.keyChoose), command: .move(.up)),
      .alias(.down, .character("j"), command: .move(.down)),
      .alias(.home, .character("g"), .pageUp, command: .move(.first)),
      .alias(.end, .character("G"), .pageDown, command: .move(.last)),
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
      return [Self.action(for: items[list.focus(among: items.count)])]
    case .help: return [.openHelp]
    case .quit: return [.quit]
    }
    return []
  }

  private static func action(for item: Item) -> Action {
    switch item {
    case .play(let deck): .openDeck(id: deck.id)
    case .choose: .openDecks(.play)
    case .reviewMistakes: .openDecks(.review)
    case .highScores: .openHighScores
    case .settings: .openSettings
    }
  }
}
