import QuizEngine

/// The program without a command.
struct WelcomeCommand {
  let common: CommonOptions

  /// Runs until the person leaves; returns the exit code.
  func run(isPlain: Bool) throws(Refusal) -> Int32 {
    if isPlain { return try runPlain() }
    try TerminalCheck.expectTerminal(remedy: "use one, or trivium --plain.")
    guard let terminal = try TerminalCheck.terminal() else { return try runPlain() }
    return try FullScreen.run(
      options: FullScreenOptions(common: common, terminal: terminal, play: nil))
  }

  private func runPlain() throws(Refusal) -> Int32 {
    let situation = try Situation(common: common)
    try situation.expectWords()
    var talk = PlainTalk()
    guard let options = PlainWelcome(situation).choose(&talk) else { return talk.close() }
    return try PlayCommand(common: common, options: options).runPlain(situation, talk: talk)
  }
}
