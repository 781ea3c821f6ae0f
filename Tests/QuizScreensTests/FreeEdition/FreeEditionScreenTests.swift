#if FreeEdition
  import QuizEngine
  import QuizScreens
  import TerminalKit
  import TestSupport
  import Testing

  @Suite struct FreeEditionScreenTests {
    private static let sponsor = "Corner Books, your shop for maps and guides since 1921"

    /// A past with so many different questions of a deck.
    private static func past(_ count: Int, of deckID: String = "small") -> History {
      var history = History()
      history.addStart(deckID: deckID)
      for number in 0..<count {
        history.addAnswer(deckID: deckID, questionID: "past-\(number)", isRight: true)
      }
      return history
    }

    private static func words(_ tag: String, sponsor: String?) throws -> Words {
      var texts = try ProjectFiles.texts(language: tag)
        .merging(ProjectFiles.freeTexts(language: tag)) { own, _ in own }
      texts[Words.sponsorLineKey] = sponsor
      return Words(tag: tag, texts: texts)
    }

    /// Someone who has answered so many questions of the small quiz, at Welcome.
    private static func play(
      _ answered: Int, decks: [Deck] = [Decks.game(), SampleDeck.exam], size: (Int, Int) = (80, 24),
      tag: String = "en", sponsor: String? = nil
    ) throws -> Play {
      var play = try Play(decks: decks, size: size, history: past(answered))
      _ = play.app.handle(.languageLoaded(try words(tag, sponsor: sponsor)), at: .zero)
      return play
    }

    /// Plays a game of three questions to its results.
    private static func finishGame(_ play: inout Play) {
      play.press(.enter, .enter)
      play.pause()
      for _ in 1...3 {
        play.type("2")
        play.pause()
        play.press(.enter)
        play.pause()
      }
    }

    @Test func whatIsLeftIsPlayedAndARunningPaperIsPlayedToItsEnd() throws {
      var play = try Self.play(49)
      Self.finishGame(&play)
      #expect(play.top == "results")
      #expect(play.finished.map(\.score) == [3])
      play.type("r")
      #expect(play.top == "reading")
      #expect(play.records.count { if case .started = $0 { true } else { false } } == 1)
    }

    @Test(arguments: [[Key.enter], [.character("p")]])
    func aGameAndPracticeOfADeckThatIsUsedUpDoNotBegin(keys: [Key]) throws {
      var play = try Self.play(50)
      play.press(.enter)
      #expect(play.top == "categories")
      for key in keys { play.press(key) }
      #expect(play.top == "reading")
      #expect(play.records.isEmpty)
      let screen = play.screen.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      #expect(screen.contains("Trivium › Small quiz"))
      #expect(screen.contains("This deck is used up in the free edition."))
      #expect(screen.contains("50 different questions of each deck"))
      #expect(screen.contains("Other decks still play"))
      #expect(screen.contains("What you have learned stays"))
      play.press(.escape)
      #expect(play.top == "categories")
    }

    @Test func noExamOfADeckThatIsUsedUpBegins() throws {
      let exam = Decks.exam()
      var play = try Play(decks: [exam], history: Self.past(50, of: exam.id))
      play.press(.enter, .enter)
      #expect(play.top == "reading")
      #expect(play.records.isEmpty)
    }

    @Test func anotherDeckStillPlays() throws {
      var play = try Self.play(50, decks: [Decks.exam(), Decks.game()])
      play.press(.down, .enter, .enter)
      #expect(play.top == "modes")
      play.press(.enter)
      #expect(play.top == "card")
    }

    @Test func aGameThatUsesADeckUpIsNotGivenUpForOneThatDoesNotBegin() throws {
      var play = try Self.play(49)
      play.press(.enter, .enter)
      play.pause()
      play.type("2")
      play.pause()
      play.press(.enter)
      play.pause()
      play.type("r")
      #expect(play.top == "dialog")
      play.press(.left, .enter)
      #expect(play.top == "reading")
      play.press(.escape)
      #expect(play.top == "card")
      #expect(play.abandonedCount == 0)
    }

    @Test func aPaperThatWasKeptIsGoneOnWith() throws {
      let exam = Decks.exam()
      var play = try Play(decks: [exam], history: Self.past(49, of: exam.id))
      play.press(.enter, .enter)
      play.pause()
      play.type("1")
      play.press(.escape, .enter)
      #expect(play.top == "welcome")
      // Another machine has brought the deck to its end meanwhile.
      _ = play.app.handle(
        .finished(
          FinishedPaper(
            deckID: exam.id, mode: .practice, questionCount: 1, score: 1, total: 1, points: 0,
            bestStreak: 1, elapsed: .seconds(1))), at: play.outside.time)
      play.press(.enter)
      #expect(play.top == "card")
    }

    @Test(arguments: ScreenGoldenTests.sizes)
    func aDeckThatIsUsedUpLooksAsRecorded(columns: Int, rows: Int) throws {
      var play = try Self.play(50, size: (columns, rows))
      play.press(.enter, .enter)
      Golden.expect(play.canvas, named: "free-used-up-\(columns)x\(rows)")
    }

    @Test(arguments: ScreenGoldenTests.sizes)
    func resultsWithALineOfASponsorLookAsRecorded(columns: Int, rows: Int) throws {
      var play = try Self.play(1, size: (columns, rows), sponsor: Self.sponsor)
      Self.finishGame(&play)
      play.wait(2000)
      Golden.expect(play.canvas, named: "free-results-\(columns)x\(rows)")
    }

    @Test(arguments: ScreenGoldenTests.sizes)
    func welcomeAfterAGameLooksAsRecorded(columns: Int, rows: Int) throws {
      let play = try Self.play(1, size: (columns, rows), sponsor: Self.sponsor)
      Golden.expect(play.canvas, named: "free-welcome-\(columns)x\(rows)")
    }

    @Test func theSponsorIsNamedOnResultsAndBetweenGamesButNeverBesideAQuestion() throws {
      var play = try Self.play(1, sponsor: Self.sponsor)
      #expect(play.screen.contains("Sponsor: Corner Books"))
      play.press(.enter)
      #expect(play.top == "categories")
      #expect(play.screen.contains("Sponsor: Corner Books"))
      play.press(.enter)
      #expect(play.top == "card")
      #expect(!play.screen.contains("Corner Books"))
      play.press(.escape)
      #expect(!play.screen.contains("Corner Books"))
    }

    @Test func nobodyIsNamedBeforeTheFirstGameNorWithoutALine() throws {
      var play = try Play(decks: [Decks.game()])
      _ = play.app.handle(
        .languageLoaded(try Self.words("en", sponsor: Self.sponsor)), at: .zero)
      #expect(!play.screen.contains("Sponsor"))
      play = try Self.play(1, sponsor: " \t\r")
      #expect(!play.screen.contains("Sponsor"))
    }

    @Test func aSponsorsLineIsReducedAndCutWithASign() throws {
      let line = "\u{FEFF}\u{1B}[31mred\u{1B}]0;x\u{7} " + String(repeating: "more ", count: 60)
      let words = try Self.words("en", sponsor: line + "\r")
      let shown = words.sponsorLines(columns: 40)
      #expect(shown.count == 1)
      #expect(shown.allSatisfy { displayWidth(of: $0) <= 40 && $0.hasSuffix("…") })
      #expect(shown.allSatisfy { $0.hasPrefix("Sponsor: \u{FFFD}[31mred") })
      #expect(!shown.joined().unicodeScalars.contains { $0.value < 0x20 })
    }

    @Test(arguments: ["de", "en", "es", "fr", "it", "pl"])
    func inEveryLanguageAllOfItCanBeReadInTheSmallestTerminal(tag: String) throws {
      var play = try Self.play(50, size: (40, 12), tag: tag)
      play.press(.enter, .enter)
      var seen: [String] = []
      for _ in 1...40 {
        seen += play.lines
        play.press(.down)
      }
      let last = try ProjectFiles.freeTexts(language: tag)["freeKept"] ?? ""
      let end = String(last.split(separator: " ").last ?? "?")
      #expect(seen.contains { $0.contains(end) })
      #expect(!seen.joined().contains("{{"))
    }
  }
#endif
