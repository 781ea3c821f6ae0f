import CursesTerminal

/// What the full screen begins with.
struct FullScreenOptions: Equatable, Sendable {
  var common: CommonOptions
  var terminal: TerminalType
  /// What is to be played at once; `nil` begins with the welcome screen.
  var play: PlayOptions?
}
