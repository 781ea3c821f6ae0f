import QuizEngine
import QuizScreens
import TerminalKit
import TestSupport
import Testing

/// A game from its first question to its result.
struct GameTests {
  @Test func aRightAnswerFlipsAfter1200Milliseconds() throws {
    var play = try Play.begin(.game, of: Decks.game())
    play.type("2")
    play.wait(1199)
    #expect(play.session?.position == 0)
    #expect(play.isVerdictShown)
    play.wait(1)
    #expect(play.session?.position == 1)
    #expect(!play.isVerdictShown)
  }

  @Test func aWrongAnswerFlipsAfter2500Milliseconds() throws {
    var play = try Play.begin(.game, of: Decks.game())
    play.type("1")
    play.wait(2499)
    #expect(play.session?.position == 0)
    play.wait(1)
    #expect(play.session?.position == 1)
  }

  @Test(arguments: [Key.enter, .right])
  func aKeyGoesOnAtOnce(_ key: Key) throws {
    var play = try Play.begin(.game, of: Decks.game())
    play.type("2")
    play.wait(150)
    play.press(key)
    #expect(play.session?.position == 1)
  }

  @Test func theFirstSpaceHoldsAndExplainsAndTheSecondGoesOn() throws {
    var play = try Play.begin(.game, of: Decks.game())
    play.type("2")
    play.pause()
    #expect(!play.screen.contains("Because of reason 1."))
    play.press(.character(" "))
    #expect(play.screen.contains("Because of reason 1."))
    #expect(play.app.nextTick(at: play.outside.time) == nil)
    play.wait(60_000)
    #expect(play.session?.position == 0)
    play.press(.character(" "))
    #expect(play.session?.position == 1)
  }

  @Test func aDeckWithoutExplanationsIsHeldWithoutOne() throws {
    var play = try Play.begin(.game, of: Decks.game(explanations: false))
    play.type("2")
    play.pause()
    play.press(.character(" "))
    #expect(!play.screen.contains("Because"))
    #expect(play.isVerdictShown)
  }

  @Test func aVerdictShowsGlyphsAndWordsBesidesRoles() throws {
    var play = try Play.begin(.game, of: Decks.game())
    play.type("3")
    play.pause()
    #expect(play.row(containing: "Birch 1")?.contains("✓") == true)
    #expect(play.row(containing: "Cedar 1")?.contains("✗") == true)
    #expect(play.screen.contains("✗ Wrong: the right answer is Birch 1"))
    #expect(play.roles(ofRowWith: "✓ 2").contains("RRRRR"))
    #expect(play.roles(ofRowWith: "✗ 3").contains("WWWWW"))
    #expect(play.roles(ofRowWith: "Alder 1").contains("aaaaa"))
  }

  @Test func noRowMovesBetweenQuestionAndVerdict() throws {
    var play = try Play.begin(.game, of: Decks.game())
    func rows(_ play: Play) -> [Int?] {
      ["Question number", "Alder", "Birch", "Cedar", "Dogwood"].map { word in
        play.lines.firstIndex { $0.contains(word) && !$0.contains("Wrong") }
      }
    }
    let before = rows(play)
    play.type("3")
    #expect(rows(play) == before)
    play.pause()
    #expect(rows(play) == before)
  }

  @Test func timeOutIsWrongUnansweredAndMovesOnByItself() throws {
    var play = try Play.begin(.game, of: Decks.game())
    play.press(.down)
    play.wait(19_599)
    #expect(!play.isVerdictShown)
    play.wait(1)
    #expect(play.given[0] == .unanswered)
    #expect(play.session?.given[0]?.isLate == true)
    #expect(play.session?.results[0] == false)
    #expect(play.screen.contains("Time’s up"))
    play.wait(2500)
    #expect(play.session?.position == 1)
    #expect(play.session?.answeredCount == 0)
  }

  @Test func aKeyAtZeroIsTooLate() throws {
    var play = try Play.begin(.game, of: Decks.game())
    play.outside.time += .seconds(20)
    play.type("2")
    #expect(play.given[0] == .unanswered)
  }

  @Test func marksThatWereNotConfirmedInTimeAreNoAnswer() throws {
    var play = try Play.begin(.game, of: Decks.deck(Decks.mammals))
    play.type("13")
    play.wait(20_000)
    #expect(play.given[0] == .unanswered)
    #expect(play.session?.results == [false])
  }

  @Test func aGameThatNobodyPlaysEndsByItself() throws {
    var play = try Play.begin(.game, of: Decks.game(2))
    for _ in 0..<1_000 where play.top != "results" { play.wait(200) }
    #expect(play.top == "results")
    #expect(play.finished.map(\.score) == [0])
    #expect(play.screen.contains("Keep practising!"))
  }

  @Test func aGameWithoutClockWaitsForEver() throws {
    var settings = Settings()
    settings.clock = .off
    var play = try Play.begin(.game, of: Decks.game(), settings: settings)
    #expect(play.app.nextTick(at: play.outside.time) == nil)
    play.wait(10_000_000)
    #expect(!play.isVerdictShown)
  }

  @Test func pointsAndStreakStandInTheHeader() throws {
    var settings = Settings()
    settings.clock = .off
    var play = try Play.begin(.game, of: Decks.game(4), settings: settings)
    #expect(play.lines[0].hasSuffix("0 points"))
    play.type("2")
    #expect(play.lines[0].hasSuffix("100 points  streak 1"))
    play.wait(1200)
    play.pause()
    #expect(play.lines[1].hasSuffix("×1.1"))
    play.type("2")
    #expect(play.lines[0].hasSuffix("210 points  streak 2"))
    play.wait(1200)
    play.pause()
    play.type("1")
    #expect(play.lines[0].hasSuffix("210 points"))
    play.wait(2500)
    #expect(!play.screen.contains("×"))
  }

  @Test func theTimeThatIsLeftBringsPoints() throws {
    var play = try Play.begin(.game, of: Decks.game())
    play.wait(4_600)
    play.type("2")
    // 5 of 20 seconds are gone: 100 + 100 * 15 / 20.
    #expect(play.session?.points == 175)
    #expect(play.screen.contains("✓ Right · +175"))
  }

  @Test func theClockStandsStillWhileAVerdictShows() throws {
    var play = try Play.begin(.game, of: Decks.game())
    play.wait(4_600)
    play.type("1")
    play.wait(1_000)
    #expect(play.lines[2].hasSuffix("15 s"))
    play.wait(1_500)
    #expect(play.lines[2].hasSuffix("20 s"))
  }

  @Test(arguments: [(0, "b"), (10_000, "l"), (16_000, "c")])
  func theBarChangesItsRoleAtHalfAndAtAFifth(_ passed: Int, _ role: Character) throws {
    var play = try Play.begin(.game, of: Decks.game())
    play.wait(passed - 400)
    #expect(play.canvas.roles()[2].dropFirst().first == role)
  }

  @Test func everyAnswerIsRecordedBeforeItsVerdictIsSeen() throws {
    var play = try Play.begin(.game, of: Decks.game(2))
    play.type("2")
    guard case .answered(let answer)? = play.records.last else {
      Issue.record("no answer was recorded")
      return
    }
    #expect(answer.question.id == "q1")
    #expect(answer.isRight)
    #expect(answer.points == play.session?.points)
  }

  @Test func theWordsOfTheResultFollowTheScore() throws {
    for (right, word) in [
      (4, "★ Perfect score!"), (3, "Well done!"), (2, "Keep practising!"), (0, "Keep practising!"),
    ] {
      var play = try Play.begin(.game, of: Decks.game(4))
      for number in 0..<4 {
        play.type(number < right ? "2" : "1")
        play.pause()
        play.press(.enter)
        play.pause()
      }
      #expect(play.screen.contains(word))
      #expect(play.screen.contains("\(right) of 4"))
    }
  }

  @Test(arguments: [Settings.SoundSetting.off, .bell, .tones])
  func aVerdictIsHeardAsTheSettingSays(_ sound: Settings.SoundSetting) throws {
    var settings = Settings()
    settings.sound = sound
    var play = try Play.begin(.game, of: Decks.game(), settings: settings)
    play.type("2")
    play.wait(1200)
    play.pause()
    play.type("1")
    let heard = play.outside.effects.filter { if case .sound = $0 { true } else { false } }
    #expect(heard == (sound == .off ? [] : [.sound(.right, sound), .sound(.wrong, sound)]))
  }
}
