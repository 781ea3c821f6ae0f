import DeckFormats
import QuizEngine
import QuizProgress
import QuizScreens
import QuizStorage

/// Plays a deck at once.
struct PlayCommand {
  let common: CommonOptions
  let options: PlayOptions

  /// Plays until the end; returns the exit code.
  func run() throws(Refusal) -> Int32 {
    switch options.way {
    case .screen:
      try TerminalCheck.expectTerminal(remedy: "use one, or add --plain or --script FILE.")
      guard let terminal = try TerminalCheck.terminal() else { return try runPlain() }
      return try FullScreen.run(
        options: FullScreenOptions(common: common, terminal: terminal, play: options))
    case .plain: return try runPlain()
    case .script(let path, let isJSON): return try runScript(path: path, isJSON: isJSON)
    }
  }

  private func runScript(path: String, isJSON: Bool) throws(Refusal) -> Int32 {
    let situation = try Situation(common: common)
    let paper = try paper(situation)
    let lines = try LineReader.open(path)
    var run = ScriptRun(
      paper: paper, lines: lines, path: path,
      report: ScriptReport(words: situation.words, isJSON: isJSON),
      recorder: Recorder(folders: situation.folders))
    return run.run()
  }

  private func runPlain() throws(Refusal) -> Int32 {
    let situation = try Situation(common: common)
    try situation.expectWords()
    return try runPlain(situation, talk: PlainTalk())
  }

  /// Plays line by line, going on with a talk that has begun.
  func runPlain(_ situation: Situation, talk: PlainTalk) throws(Refusal) -> Int32 {
    var run = PlainRun(
      paper: try paper(situation), words: situation.words, talk: talk,
      recorder: Recorder(folders: situation.folders), history: situation.past().history)
    return run.run()
  }

  /// Draws the paper; what is wrong with the deck, but leaves questions, is said.
  private func paper(_ situation: Situation) throws(Refusal) -> Paper {
    if let problem = situation.settingsProblem { Complaint.say(problem.quoted) }
    let opened = try situation.openDeck(options.deck)
    guard let deck = opened.reading.deck else {
      throw Refusal.badInput("\(opened.location.path.quoted) cannot be used.")
    }
    let setup = try PlaySetup(options, deck: deck, settings: situation.settings) {
      situation.past().deck(deck.id).mistakeIDs
    }
    #if FreeEdition
      try situation.refuseWhatIsUsedUp(of: deck)
    #endif
    var request = setup.request
    if request.mode == .practice {
      let schedule = ReviewSchedule(
        deckID: deck.id, history: situation.history(ofDeck: deck.id),
        today: StorageClock.today())
      request.ranks = schedule.ranks
    }
    let count = opened.reading.skippedCount
    if count > 0 {
      Complaint.say(
        "\(count == 1 ? "1 question is" : "\(count) questions are") left out; "
          + "trivium check \(opened.location.path.quoted) says why.")
    }
    let paper = Paper(drawnFrom: deck, request: request, seed: situation.firstSeed)
    guard !paper.entries.isEmpty else {
      throw Refusal.badInput(situation.words(.nothingToAsk))
    }
    return paper
  }
}
