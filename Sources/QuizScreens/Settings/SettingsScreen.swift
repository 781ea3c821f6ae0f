import QuizEngine
package import TerminalKit

/// What can be set, a row each; left and right change the one in focus, and it works at once.
package struct SettingsScreen: ScreenState {
  package var list = FocusedList()

  package init() {}

  /// A setting.
  package enum Item: CaseIterable, Equatable, Sendable {
    case language, theme, clock, animation, sound, questions, glyphs
  }

  package enum Command: Equatable, Sendable {
    case move(FocusedList.Move)
    case change(by: Int)
    case help, back
  }

  package func path(in world: Surroundings) -> [String] {
    ["Trivium", world.words(.settingsTitle)]
  }

  package func bindings(in world: Surroundings) -> [KeyBinding<Command>] {
    let words = world.words
    return FocusedList.Move.bindings(words, Command.move) + [
      KeyBinding(
        .right, .character("l"), .enter, .character(" "), label: "←→", help: words(.keyChange),
        command: .change(by: 1)),
      .alias(.left, .character("h"), command: .change(by: -1)),
      KeyBinding(
        .character("?"), .function(1), label: "?", help: words(.keyHelp), command: .help),
      KeyBinding(
        .escape, .character("q"), label: "esc", help: words(.keyBack), command: .back),
    ]
  }

  package mutating func update(
    _ command: Command, in world: Surroundings, at now: Duration
  ) -> [Action] {
    switch command {
    case .move(let move): list.move(move, count: Item.allCases.count)
    case .change(let step):
      let changed = changed(focused, by: step, in: world)
      return changed == world.settings ? [] : [.change(changed)]
    case .help: return [.openHelp]
    case .back: return [.back]
    }
    return []
  }

  var focused: Item { Item.allCases[list.focus(among: Item.allCases.count)] }

  /// The numbers of questions a game can have, besides what the deck says.
  private static let questionCounts = [5, 10, 15, 20, 30, 50]

  private func changed(_ item: Item, by step: Int, in world: Surroundings) -> Settings {
    var settings = world.settings
    switch item {
    case .language:
      settings.language = Self.next(
        [nil] + world.languages.map(\.id), settings.language, step)
    case .theme:
      settings.theme = Self.next(world.themes.map(\.id), settings.theme, step)
    case .clock: settings.clock = Self.next(ClockFactor.allCases, settings.clock, step)
    case .animation: settings.animates.toggle()
    case .sound:
      settings.sound = Self.next(Settings.SoundSetting.allCases, settings.sound, step)
    case .questions:
      settings.questionsPerGame = Self.next(
        [nil] + Self.questionCounts.map(Optional.some), settings.questionsPerGame, step)
    case .glyphs:
      settings.glyphs = Self.next(
        [nil] + GlyphLevel.allCases.reversed().map(Optional.some), settings.glyphs, step)
    }
    return settings
  }

  /// The value after or before one in a ring.
  private static func next<Value: Equatable>(
    _ values: [Value], _ value: Value, _ step: Int
  ) -> Value {
    guard !values.isEmpty else { return value }
    guard let at = values.firstIndex(of: value) else { return values[0] }
    return values[(at + step + values.count) % values.count]
  }
}
