import QuizEngine
import QuizScreens
import TerminalKit
import TestSupport
import Testing

/// What is shown can be read, and what is cut says so.
struct ReadableTests {
  /// The text of a screen as running words, without its frames.
  static func words(_ play: Play) -> String {
    play.lines.map { $0.split(separator: " ").joined(separator: " ") }.joined(separator: " ")
  }

  @Test(arguments: SettingsScreen.Item.allCases.indices, [(40, 12), (60, 20), (80, 24)])
  func aSettingIsExplainedWhole(_ row: Int, _ size: (Int, Int)) throws {
    var play = try Play(size: size)
    play.press(.end, .enter)
    for _ in 0..<row { play.press(.down) }
    let abouts: [Phrase] = [
      .settingLanguageAbout, .settingThemeAbout, .settingClockAbout, .settingAnimationAbout,
      .settingSoundAbout, .settingQuestionsAbout, .settingGlyphsAbout,
    ]
    #expect(Self.words(play).contains(play.app.world.words(abouts[row])))
    let isCut = play.lines.count { $0.contains("‹") || $0.contains("   ") } < 7
    #expect(play.lines.contains { $0.contains("‹") })
    #expect(!isCut || play.screen.contains { "▲▼".contains($0) })
  }

  @Test(arguments: [(60, 20), (80, 24), (200, 60)])
  func aLongDescriptionLeavesTheModesAndTheSourceInSight(_ columns: Int, _ rows: Int) throws {
    var deck = SampleDeck.exam
    deck.outline.description = String(repeating: "A word about this exam. ", count: 300)
    var play = try Play(decks: [deck], size: (columns, rows))
    play.press(.enter)
    #expect(play.screen.contains("▼"))
    for text in ["Practice", "▸ Mock exam", "Quick round", "6 to pass", "Edition: 2026"] {
      #expect(play.screen.contains(text))
    }
  }

  @Test(arguments: [(40, 12), (60, 20), (80, 24), (200, 60)])
  func allOfWhatADeckSaysOfItselfCanBeRead(_ columns: Int, _ rows: Int) throws {
    var deck = SampleDeck.exam
    let marks = (1...60).map { "word\($0)." }
    deck.outline.description = marks.joined(separator: " ")
    var play = try Play(decks: [deck], size: (columns, rows))
    play.press(.enter)
    var seen = Self.words(play)
    for _ in 0..<60 {
      play.press(.pageDown)
      seen += " " + Self.words(play)
    }
    for mark in marks { #expect(seen.contains(mark)) }
  }

  @Test(arguments: [(40, 12), (60, 20), (80, 24)])
  func rulesTooLongForTheirRowAreShownBelow(_ columns: Int, _ rows: Int) throws {
    let rules: [PassRule] = [
      .maximumErrors(10), .maximumWrongOfWeight(weight: 5, count: 1), .minimumCountPerCategory(2),
    ]
    var play = try Play(decks: [Decks.exam(passing: rules)], size: (columns, rows))
    play.press(.enter)
    let figures = RulesText(
      Decks.exam(passing: rules).outline, words: play.app.world.words
    ).figures
    #expect(Self.words(play).contains(figures))
  }

  @Test(arguments: [(40, 12), (60, 20), (80, 24)])
  func theFactsOfAResultAreAllThere(_ columns: Int, _ rows: Int) throws {
    var play = try Play.begin(.game, of: Decks.game(10), size: (columns, rows))
    for _ in 0..<10 {
      play.type("2")
      play.pause()
      play.press(.enter)
      play.pause()
    }
    play.wait(3_000)
    for fact in [" points", "10 of 10", "100 %", "best streak 10"] {
      #expect(play.screen.contains(fact))
    }
  }

  @Test(arguments: [(60, 20), (72, 24), (80, 24)])
  func theHighScoreOnWelcomeIsWhole(_ columns: Int, _ rows: Int) throws {
    var history = History()
    history.addFinish(
      FinishedPaper(
        deckID: "sample", mode: .game, questionCount: 6, score: 6, total: 6, points: 12_345,
        bestStreak: 6, elapsed: .seconds(9)))
    let play = try Play(size: (columns, rows), history: history)
    #expect(play.screen.contains("high score 12,345"))
  }

  @Test(arguments: [(40, 12), (80, 24)])
  func theMapCountsFlagsInEverySize(_ columns: Int, _ rows: Int) throws {
    var play = try Play.begin(.exam, of: Decks.exam(60), size: (columns, rows))
    play.type("1fm")
    #expect(Self.words(play).contains("■ answered 1 · unanswered 59 ⚑ flagged 1"))
    play.press(.end)
    #expect(play.screen.contains("▸60"))
  }

  @Test func helpNamesEveryKeyOfTheScreenAndWhatItDoes() throws {
    for size in [(40, 12), (80, 24)] {
      var play = try Play.begin(.exam, of: Decks.exam(), size: size)
      let long = ["keyFlag": "keep this question in a pool of its own for later", "keyMap": "map"]
      _ = play.app.handle(
        .languageLoaded(
          Words(tag: "xx", texts: long, fallback: try ProjectFiles.texts(language: "en"))),
        at: play.outside.time)
      let keys = play.app.stack.top?.state.keyHelp(in: play.app.world) ?? []
      play.type("?")
      var seen = Self.words(play)
      for _ in 0..<60 {
        play.press(.down)
        seen += " " + Self.words(play)
      }
      #expect(keys.count >= 7)
      for key in keys {
        #expect(seen.contains(key.label + " " + key.help.prefix(20)))
        for word in key.help.split(separator: " ") { #expect(seen.contains(word)) }
      }
      #expect(seen.contains("Ctrl-C"))
    }
  }

  @Test func aPictureWiderThanTheCardIsDescribed() throws {
    var question = try #require(SampleDeck.single("art", "", "What is it?", ["Left", "Right"], 0))
    question.image = "art.txt"
    question.imageDescription = "Two arrows beside each other."
    for (width, isDrawn) in [(20, true), (150, false)] {
      var play = try Play.begin(.game, of: Decks.deck([question]))
      let art = TextPicture(
        String(repeating: String(repeating: "x", count: width) + "\n", count: 3))
      _ = play.app.handle(
        .pictureLoaded(PictureName(deckID: "small", file: "art.txt"), art), at: play.outside.time)
      #expect(play.screen.contains("xxxx") == isDrawn)
      #expect(play.screen.contains("Two arrows") == !isDrawn)
      #expect(CanvasFaults(play.canvas).found == [])
    }
  }

  @Test(arguments: Scene.all)
  func everyScreenIsSoundInEveryLanguage(_ scene: Scene) throws {
    let english = try ProjectFiles.texts(language: "en")
    for tag in ["de", "en"] {
      let words = Words(
        tag: tag, texts: try ProjectFiles.texts(language: tag), fallback: english)
      for size in [(40, 12), (60, 20), (80, 24)] {
        var play = try scene.play(size)
        _ = play.app.handle(.languageLoaded(words), at: play.outside.time)
        let faults = CanvasFaults(play.canvas, isCovered: play.dialog != nil).found
        #expect(faults.isEmpty || play.results?.isNewHighScore == true, "\(tag): \(faults)")
      }
    }
  }

  // MARK: What has gone meanwhile

  @Test func theModesKeepAFocusWhenOneOfThemGoes() throws {
    var history = History()
    history.addAnswer(deckID: "exam", questionID: "e1", isRight: false)
    history.addFlag(deckID: "exam", questionID: "e1", isFlagged: true)
    var play = try Play(decks: [Decks.exam()], history: history)
    play.press(.enter, .end, .enter)
    play.pause()
    play.type("1")
    play.pause()
    play.press(.enter)
    play.pause()
    play.press(.escape)
    #expect(play.top == "modes")
    #expect(!play.screen.contains("Mistakes"))
    #expect(play.lines.contains { $0.contains("▸ Flagged questions") })
    play.press(.up)
    #expect(play.lines.contains { $0.contains("▸ Quick round") })
  }

  @Test func aPickerWithNothingLeftListsOnlyWhatStillWorks() throws {
    var history = History()
    history.addAnswer(deckID: "small", questionID: "q1", isRight: false)
    var play = try Play.begin(.review, of: Decks.game(), history: history)
    play.type("2")
    play.pause()
    play.press(.enter)
    play.pause()
    play.press(.escape)
    #expect(play.top == "decks")
    #expect(!play.footer.contains("enter"))
    play.press(.enter, .down)
    #expect(play.top == "decks")
  }

  @Test func whoLeavesADeckThatIsReadDoesNotGetItsPaper() throws {
    var play = try Play(decks: [Decks.game()])
    play.press(.enter)
    #expect(play.app.handle(.input(.key(.enter)), at: .zero) == [.loadDeck(id: "small")])
    #expect(play.top == "reading")
    play.press(.escape)
    let late = play.app.handle(.deckLoaded(Decks.game()), at: .zero)
    #expect(late.isEmpty)
    #expect(play.top == "categories")
  }
}
