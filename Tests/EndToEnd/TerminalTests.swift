import Glibc
import Testing

extension EndToEnd {
  struct Terminals {
    private let home: Home
    private let game: [String]

    init() throws {
      home = try Home()
      game =
        ["play", "quiz", "--mode", "game", "--seed", "7"]
        + (try home.write(PlainDeck(prefix: "é → ")))
    }

    /// Answers the first question on a terminal and returns all that was written.
    private func bytesOfAnAnswer(_ environment: [String: String]) throws -> [UInt8] {
      let session = try PtySession(game, home: home, environment: environment)
      try session.wait(for: "Stem number")
      try session.type("2", until: "he right answer is")
      session.type("\u{3}")
      #expect(try session.end().0 == .exit(130))
      #expect(session.leftBehind == [])
      return session.bytes
    }

    @Test func aLocaleWithoutUnicodeGetsNothingButASCII() throws {
      let bytes = try bytesOfAnAnswer(["LANG": "C"])
      #expect(bytes.filter { $0 > 0x7f } == [])
    }

    @Test(arguments: [["NO_COLOR": "1"], ["TERM": "vt100"]])
    func withoutColoursNoColourIsWritten(environment: [String: String]) throws {
      let bytes = try bytesOfAnAnswer(environment)
      #expect(String(decoding: bytes, as: UTF8.self).colourSequences == [])
    }

    @Test func withColoursThereAreSome() throws {
      let bytes = try bytesOfAnAnswer([:])
      #expect(String(decoding: bytes, as: UTF8.self).colourSequences != [])
    }

    @Test(
      arguments: ["vt100", "vt220", "linux", "screen", "tmux-256color", "xterm", "xterm-kitty"])
    func aGameCanBePlayedOnTheTerminal(name: String) throws {
      let bytes = try bytesOfAnAnswer(["TERM": name])
      #expect(bytes.contains(0x1B))
    }

    @Test func anUnknownTerminalIsRefusedInASentence() throws {
      let session = try PtySession(game, home: home, environment: ["TERM": "nonsense"])
      #expect(try session.end().0 == .exit(2))
      #expect(session.text.contains("nonsense"))
      #expect(session.text.contains("TERM=xterm-256color"))
      #expect(session.leftBehind == [])
      #expect(!session.bytes.contains(0x1B))
    }

    @Test func aTerminalThatOnlyPrintsGetsTheGameLineByLine() throws {
      let session = try PtySession(game, home: home, environment: ["TERM": "dumb"])
      try session.wait(for: "Stem number")
      session.type("2\n")
      try session.wait(for: "he right answer is")
      #expect(!session.bytes.contains(0x1B))
      session.type("\u{3}")
      #expect(try session.end().0.code == 130)
    }

    @Test func withoutATerminalTheScreenIsRefusedAtOnceInOneLine() throws {
      for arguments in [[], game] {
        let outcome = try Program.run(arguments, home: home, input: "1\n2\n")
        #expect(outcome.end == .exit(2))
        #expect(outcome.output == "")
        #expect(outcome.complaints.split(separator: "\n").count == 1)
        #expect(outcome.complaints.contains("terminal"))
      }
    }
  }
}

extension String {
  /// The sequences that set a colour of the foreground or the background.
  fileprivate var colourSequences: [String] {
    matches(of: /\u{1B}\[([0-9;:]*)m/).filter { match in
      match.1.split { $0 == ";" || $0 == ":" }.compactMap { Int($0) }
        .contains { (30...38).contains($0) || (40...48).contains($0) || (90...107).contains($0) }
    }.map { String($0.0) }
  }
}
