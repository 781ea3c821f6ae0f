/// What the program is to do.
enum Command: Equatable, Sendable {
  /// The welcome screen; with `--plain`, the same line by line.
  case welcome(isPlain: Bool)
  case play(PlayOptions)
  case decks(isJSON: Bool)
  case scores(deckID: String?, isJSON: Bool)
  case check(paths: [String], isJSON: Bool)
  case version
  case help(CommandName?)
}

/// A whole command line.
struct Invocation: Equatable, Sendable {
  var command: Command
  var common = CommonOptions()
}

/// The commands by the words that name them.
enum CommandName: String, CaseIterable, Sendable {
  case play, decks, scores, check, help
}
