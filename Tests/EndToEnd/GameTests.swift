import Testing

extension EndToEnd {
  struct Games {
    private let home: Home
    private let quiz: [String]

    init() throws {
      home = try Home()
      quiz = try home.write(PlainDeck())
    }

    /// The options of a game of the deck `quiz`, always the same one.
    private func game(seed: Int, deck: String = "quiz") -> [String] {
      ["play", deck, "--mode", "game", "--seed", "\(seed)", "--no-animation"] + quiz
    }

    /// Plays a whole game and returns the points that its results show.
    private func play(seed: Int, rightAnswers: Int) throws -> Int {
      let paper = try AskedQuestion.paper(game(seed: seed), count: 3, home: home)
      let session = try TerminalSession(game(seed: seed), home: home)
      for (number, question) in paper.enumerated() {
        try session.wait(for: question.stem)
        let isRight = number < rightAnswers
        try session.insist(
          isRight ? question.right : question.wrong, until: isRight ? "✓ Right" : "✗ Wrong")
        try session.insist("Enter", until: number + 1 < 3 ? paper[number + 1].stem : "Play again")
      }
      let points = try session.screen().points
      try session.press("C-c")
      #expect(try session.end() == 130)
      return try #require(points)
    }

    /// What Welcome says of the high score at a new start.
    private func highScoreOnWelcome() throws -> String? {
      let session = try TerminalSession(quiz, home: home)
      let screen = try session.wait(for: "1 deck, 3 questions")
      try session.press("q")
      #expect(try session.end() == 0)
      return screen.firstMatch(of: /high score ([0-9,]+)/).map { String($0.1) }
    }

    @Test func theFirstQuestionIsAtMostFourKeysAway() throws {
      let session = try TerminalSession(["--no-animation"], home: home)
      try session.wait(for: " decks, ")
      var keys = 0
      while try !session.screen().contains("Question 1 of"), keys < 4 {
        let before = try session.screen()
        try session.press("Enter")
        keys += 1
        try session.wait(for: "another screen") { $0 != before && !$0.contains("Reading") }
      }
      #expect(try session.screen().contains("Question 1 of 10"))
    }

    @Test func tenQuestionsArePlayedWithDigitsArrowsAndEnterAndOneRunsOut() throws {
      let decks = try home.write(PlainDeck(id: "ten", count: 10, secondsEach: 8))
      let arguments =
        ["play", "ten", "--mode", "game", "--seed", "5", "--no-animation"] + decks
      let paper = try AskedQuestion.paper(arguments, count: 10, home: home)
      let session = try TerminalSession(arguments, home: home)
      for (number, question) in paper.enumerated() {
        let screen = try session.wait(for: question.stem)
        #expect(screen.contains("Question \(number + 1) of 10"))
        let next = number < 9 ? paper[number + 1].stem : "Play again"
        switch number {
        case 3:
          try session.wait(for: "Time’s up")
        case 4, 5:
          try session.press("Down")
          try session.wait(for: "▸ 1")
          for place in 2...4 where place <= question.given[0] {
            try session.press("Down")
            try session.wait(for: "▸ \(place)")
          }
          try session.insist("Enter", until: "✓ Right")
        case 6: try session.insist(question.wrong, until: "✗ Wrong")
        default: try session.insist(question.right, until: "✓ Right")
        }
        try session.insist("Enter", until: next)
      }
      let results = try session.wait(for: "Well done!")
      #expect(results.contains("8 of 10"))
      #expect(results.contains("80 %"))
      #expect(home.answersKept == 10)
    }

    @Test func aHighScoreOutlivesTheProgramAndIsReplacedByAHigherOneOnly() throws {
      #expect(try highScoreOnWelcome() == nil)
      let first = try play(seed: 1, rightAnswers: 2)
      #expect(try highScoreOnWelcome() == "\(first)")
      let lower = try play(seed: 2, rightAnswers: 1)
      #expect(lower < first)
      #expect(try highScoreOnWelcome() == "\(first)")
      let higher = try play(seed: 3, rightAnswers: 3)
      #expect(higher > first)
      #expect(try highScoreOnWelcome() == "\(higher)")
    }

    @Test func restartingClearsARunningGameAfterAsking() throws {
      let paper = try AskedQuestion.paper(game(seed: 1), count: 3, home: home)
      let session = try TerminalSession(game(seed: 1), home: home)
      try session.wait(for: paper[0].stem)
      try session.insist(paper[0].right, until: "✓ Right")
      try session.insist("Enter", until: paper[1].stem)
      try session.insist("r", until: "Start again?")
      try session.insist("Left", until: "▸ Start again")
      try session.insist("Enter", until: "Question 1 of 3")
      let screen = try session.wait(for: " 0 points")
      #expect(!screen.contains("streak"))
    }

    @Test func restartingAFinishedGameNeedsOneKey() throws {
      let paper = try AskedQuestion.paper(game(seed: 1), count: 3, home: home)
      let session = try TerminalSession(game(seed: 1), home: home)
      for (number, question) in paper.enumerated() {
        try session.wait(for: question.stem)
        try session.insist(question.wrong, until: "✗ Wrong")
        try session.insist("Enter", until: number < 2 ? paper[number + 1].stem : "Play again")
      }
      try session.insist("r", until: "Question 1 of 3")
      #expect(try session.screen().contains(" 0 points"))
    }

    @Test func aSeedMeansTheSameFirstQuestionOnTheCardInAScriptAndInAnotherProcess() throws {
      let arguments = ["play", "general-knowledge", "--mode", "game", "--seed", "7"]
      let paper = try AskedQuestion.paper(arguments, count: 10, home: home)
      #expect(try AskedQuestion.paper(arguments, count: 10, home: home) == paper)
      let first = try #require(paper.first)
      for _ in 1...2 {
        // A home of its own: the paper that the last one left is not to be gone on with.
        let session = try TerminalSession(arguments, home: try Home(), columns: 200)
        let screen = try session.wait(for: "Question 1 of 10")
        #expect(screen.contains(first.stem.prefix(40)))
        for (index, option) in first.options.enumerated() {
          #expect(screen.contains("\(index + 1)   \(option.prefix(40))"))
        }
      }
    }
  }
}

extension String {
  /// The points that a screen of results shows.
  fileprivate var points: Int? {
    firstMatch(of: /([0-9,]+) points/).flatMap { Int($0.1.filter { $0 != "," }) }
  }
}
