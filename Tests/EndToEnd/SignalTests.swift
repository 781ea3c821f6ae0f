import Glibc
import Testing

extension EndToEnd {
  struct Signals {
    private let home: Home
    private let game: [String]

    init() throws {
      home = try Home()
      game =
        ["play", "quiz", "--mode", "game", "--seed", "7", "--no-animation"]
        + (try home.write(PlainDeck()))
    }

    /// The program on its first question, with the terminal taken.
    private func onACard() throws -> PtySession {
      let session = try PtySession(game, home: home)
      try session.wait(for: "Stem number")
      #expect(session.leftBehind.contains("raw input"))
      #expect(session.leftBehind.contains("the second screen"))
      return session
    }

    @Test(
      arguments: [(SIGINT, 130), (SIGTERM, 143), (SIGHUP, 129)] as [(Int32, Int32)])
    func aSignalToLeaveRestoresTheTerminalAndGivesItsCode(signal: Int32, code: Int32) throws {
      let session = try onACard()
      session.send(signal)
      #expect(try session.end().0 == .exit(code))
      #expect(session.leftBehind == [])
    }

    @Test func ctrlCLeavesAtOnce() throws {
      let session = try onACard()
      session.type("\u{3}")
      #expect(try session.end().0 == .exit(130))
      #expect(session.leftBehind == [])
    }

    @Test(arguments: [SIGSEGV, SIGABRT, SIGBUS, SIGILL, SIGFPE, SIGTRAP, SIGQUIT])
    func aCrashRestoresTheTerminalAndKeepsItsSignal(signal: Int32) throws {
      let session = try onACard()
      session.send(signal)
      #expect(try session.end().0 == .signal(signal))
      #expect(session.leftBehind == [])
    }

    @Test func answersOutliveAKill() throws {
      let paper = try AskedQuestion.paper(game, count: 3, home: home)
      let session = try TerminalSession(game, home: home)
      try session.wait(for: paper[0].stem)
      try session.insist(paper[0].right, until: "✓ Right")
      try session.insist("Enter", until: paper[1].stem)
      try session.insist(paper[1].wrong, until: "✗ Wrong")
      kill(try #require(try session.processID), SIGKILL)
      _ = try session.end()
      #expect(home.answersKept == 2)
      let again = try TerminalSession(["--decks", home.path("decks")], home: home)
      try again.wait(for: "Choose a quiz")
      #expect(home.answersKept == 2)
    }

    @Test func aClosedTerminalEndsTheProgramWithoutBurningTime() throws {
      let session = try onACard()
      session.hangUp()
      let (end, seconds) = try session.end()
      #expect(end == .exit(129))
      #expect(seconds < 0.5)
    }
  }
}
