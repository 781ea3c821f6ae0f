import Glibc

/// From a command line to an exit code.
enum Program {
  /// Carries out a command line.
  static func run(arguments: [String]) -> Int32 {
    // A pipe that nobody reads ends the program quietly, whatever it was started from.
    signal(SIGPIPE, SIG_DFL)
    do throws(Refusal) {
      try refusePrivileges()
      return try carryOut(invocation(arguments))
    } catch {
      Complaint.say(error.sentence)
      return error.code
    }
  }

  private static func invocation(_ arguments: [String]) throws(Refusal) -> Invocation {
    do {
      return try Invocation(arguments: arguments)
    } catch {
      throw Refusal.usage(error.sentence)
    }
  }

  private static func carryOut(_ invocation: Invocation) throws(Refusal) -> Int32 {
    let common = invocation.common
    switch invocation.command {
    case .version: return HelpCommand.print("trivium \(ProgramVersion.text)")
    case .help(let topic): return HelpCommand.print(HelpText.text(of: topic))
    case .decks(let isJSON): return try DecksCommand(Situation(common: common)).run(isJSON: isJSON)
    case .scores(let deckID, let isJSON):
      return try ScoresCommand(Situation(common: common)).run(deckID: deckID, isJSON: isJSON)
    case .check(let paths, let isJSON):
      return try CheckCommand(Situation(common: common)).run(paths: paths, isJSON: isJSON)
    case .play(let options): return try PlayCommand(common: common, options: options).run()
    case .welcome(let isPlain):
      return try WelcomeCommand(common: common).run(isPlain: isPlain)
    }
  }

  /// Refuses to run with rights that the person does not have.
  private static func refusePrivileges() throws(Refusal) {
    guard getuid() == geteuid(), getgid() == getegid() else {
      throw Refusal.usage(
        "it must not be installed setuid or setgid; remove these bits with chmod a-s.")
    }
  }
}
