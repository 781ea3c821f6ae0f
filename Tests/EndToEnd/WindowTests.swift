import Testing

extension EndToEnd {
  struct Windows {
    private let home: Home
    private let game: [String]

    init() throws {
      home = try Home()
      game =
        ["play", "quiz", "--mode", "game", "--seed", "7", "--no-animation"]
        + (try home.write(PlainDeck(secondsEach: 600)))
    }

    @Test func aQuestionSurvivesEverySizeOfTheWindow() throws {
      let paper = try AskedQuestion.paper(game, count: 3, home: home)
      let session = try TerminalSession(game, home: home)
      try session.wait(for: paper[0].stem)
      try session.resize(columns: 40, rows: 12)
      try session.wait(for: "a card of 40 columns") { screen in
        screen.contains(paper[0].stem) && screen.longestLine <= 40
          && screen.contains("1/3")
      }
      try session.resize(columns: 20, rows: 5)
      try session.wait(for: "the sign") {
        $0.contains("Trivium") && $0.contains("40×12") && !$0.contains("Question")
      }
      try session.resize(columns: 1, rows: 1)
      try session.wait(for: "a single cell") { $0.longestLine <= 1 }
      try session.resize(columns: 200, rows: 60)
      try session.wait(for: "a wide card") { screen in
        screen.contains(paper[0].stem) && screen.longestLine > 80
      }
      try session.resize(columns: 80, rows: 24)
      try session.wait(for: "the card as before") { screen in
        screen.contains(paper[0].stem) && screen.longestLine <= 80
      }
      try session.insist(paper[0].right, until: "✓ Right")
      #expect(try session.isRunning)
    }

    @Test func keysDoNothingWhileTheWindowIsTooSmall() throws {
      let paper = try AskedQuestion.paper(game, count: 3, home: home)
      let session = try TerminalSession(game, home: home, columns: 39, rows: 12)
      try session.wait(for: "40×12")
      try session.press(paper[0].right)
      try session.resize(columns: 80, rows: 24)
      let screen = try session.wait(for: paper[0].stem)
      #expect(!screen.contains("Right"))
      #expect(home.answersKept == 0)
    }

    @Test func ctrlZGivesTheShellBackAndFgAnotherQuestionInPlaceOfTheOneThatWasSeen() throws {
      // More questions than are asked, so that there is one to take the place.
      _ = try home.write(PlainDeck(count: 6, secondsEach: 600))
      let game = game + ["--questions", "3"]
      let seen = try AskedQuestion.paper(game, count: 3, home: home)[0].stem
      let session = try TerminalSession(
        ["--norc", "--noprofile", "-i"], home: home, program: "/bin/bash",
        environment: ["PS1": "ready> "])
      try session.wait(for: "ready>")
      try session.press("\(Program.path) \(game.joined(separator: " "))", "Enter")
      try session.wait(for: seen)
      #expect(try session.showsSecondScreen)
      try session.press("C-z")
      try session.wait(for: "Stopped")
      #expect(try !session.showsSecondScreen)
      try session.press("fg", "Enter")
      try session.wait(for: "another question") {
        $0.contains("Question 1 of 3") && $0.contains("Stem number") && !$0.contains(seen)
      }
      #expect(try session.showsSecondScreen)
      #expect(home.answersKept == 0)
      try session.press("C-c")
      try session.wait(for: "ready>")
      try session.press("echo code $? $(stty -a | grep -o -e '[-]*icanon')", "Enter")
      try session.wait(for: "code 130 icanon")
    }
  }
}

extension String {
  fileprivate var longestLine: Int { split(separator: "\n").map(\.count).max() ?? 0 }
}
