import Testing

extension EndToEnd {
  struct HostileText {
    private let home: Home

    init() throws { home = try Home() }

    private static let attacks =
      "\u{1B}]0;PWNED\u{7}\u{1B}]52;c;UFdO\u{7}\u{1B}[2J\u{9B}31m\u{202E}\u{200B}\r\t\u{8}"

    @Test func textOfADeckNeverReachesTheTerminalRaw() throws {
      let game =
        ["play", "quiz", "--mode", "game", "--seed", "7", "--no-animation"]
        + (try home.write(PlainDeck(title: Self.attacks + "Title", prefix: Self.attacks)))
      let session = try PtySession(game, home: home, rows: 40)
      try session.wait(for: "Stem number")
      try session.type("2", until: "he right answer is")
      try session.type(" ", until: "Because of")
      session.type("\u{3}")
      #expect(try session.end().0 == .exit(130))
      let written = session.text
      #expect(!written.contains("\u{1B}]"))
      #expect(!written.unicodeScalars.contains { (0x80...0x9F).contains($0.value) })
      #expect(!written.unicodeScalars.contains { $0 == "\u{202E}" || $0 == "\u{200B}" })
      #expect(!session.bytes.contains(0x07))
    }

    @Test func textOfADeckLeavesTheFrameStraight() throws {
      let game =
        ["play", "quiz", "--mode", "game", "--seed", "7", "--no-animation"]
        + (try home.write(PlainDeck(title: Self.attacks, prefix: Self.attacks + "漢字 é ")))
      let session = try TerminalSession(game, home: home)
      let screen = try session.wait(for: "Stem number")
      let frame = screen.split(separator: "\n").filter { $0.contains("│") }
      #expect(frame.count >= 3)
      // A wide character is one character in the captured line and two cells on the screen.
      let ends = frame.map { line in line.count + line.count { $0 == "漢" || $0 == "字" } }
      #expect(Set(ends).count == 1)
      #expect(try session.value("pane_title") != "PWNED")
    }

    @Test func aPasteDoesNothingOnACardOfChoices() throws {
      let game =
        ["play", "quiz", "--mode", "game", "--seed", "7", "--no-animation"]
        + (try home.write(PlainDeck(secondsEach: 60)))
      let session = try TerminalSession(game, home: home)
      let screen = try session.wait(for: "Question 1 of 3")
      // A second on the clock: the moment in which a new question ignores keys is over.
      try session.wait(for: "another second") { $0.seconds != screen.seconds && $0.seconds != nil }
      try session.paste("1\nq\ny\n2\n")
      try session.press("Down")
      let after = try session.wait(for: "▸ 1")
      #expect(after.contains("Question 1 of 3"))
      #expect(!after.contains("Right"))
      #expect(!after.contains("Wrong"))
      #expect(home.answersKept == 0)
    }
  }
}

extension String {
  /// The seconds that the clock shows.
  fileprivate var seconds: Int? { firstMatch(of: /([0-9]+) s\n/).flatMap { Int($0.1) } }
}
