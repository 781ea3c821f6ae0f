/// The options by the words that name them.
enum OptionName: String, CaseIterable, Sendable {
  case decks, data, language, theme, seed
  case noAnimation = "no-animation"
  case noColor = "no-color"
  case mode, category, region, variant, profile, paper, questions, script, plain
  case deck, json, help, version

  /// Whether a value follows.
  var takesValue: Bool {
    switch self {
    case .decks, .data, .language, .theme, .seed, .mode, .category, .region, .variant, .profile,
      .paper, .questions, .script, .deck:
      true
    case .noAnimation, .noColor, .plain, .json, .help, .version: false
    }
  }

  /// Whether every command takes it.
  var isCommon: Bool {
    switch self {
    case .decks, .data, .language, .theme, .seed, .noAnimation, .noColor, .help, .version: true
    case .mode, .category, .region, .variant, .profile, .paper, .questions, .script, .plain,
      .deck, .json:
      false
    }
  }

  /// Whether a command takes it; `nil` is the program without a command.
  func belongs(to command: CommandName?) -> Bool {
    if isCommon { return true }
    return switch command {
    case nil: self == .plain
    case .play:
      [
        .mode, .category, .region, .variant, .profile, .paper, .questions, .script, .plain, .json,
      ].contains(self)
    case .decks, .check: self == .json
    case .scores: self == .json || self == .deck
    case .help: false
    }
  }
}
