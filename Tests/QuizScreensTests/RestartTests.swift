import QuizEngine
import QuizScreens
import TerminalKit
import TestSupport
import Testing

/// Beginning anew, leaving, and the score to beat.
struct RestartTests {
  @Test func aRunningGameAsksBeforeItBeginsAnew() throws {
    var play = try Play.begin(.game, of: Decks.game())
    play.type("2")
    play.pause()
    let running = play.card
    play.type("r")
    #expect(play.dialog?.title == "Start again?")
    play.press(.escape)
    #expect(play.card == running)
    #expect(play.abandonedCount == 0)
  }

  @Test func beginningAnewClearsAllButTheHighScore() throws {
    var history = History()
    history.addFinish(
      FinishedPaper(
        deckID: "small", mode: .game, questionCount: 3, score: 3, total: 3, points: 1,
        bestStreak: 3, elapsed: .seconds(9)))
    var play = try Play.begin(.game, of: Decks.game(), history: history)
    play.type("2")
    play.wait(1200)
    play.pause()
    play.type("f")
    play.press(.down)
    play.wait(5_000)
    play.type("r")
    play.press(.enter)
    #expect(play.top == "card")
    #expect(play.session?.points == 0)
    #expect(play.session?.streak == 0)
    #expect(play.session?.position == 0)
    #expect(play.given == [nil, nil, nil])
    #expect(play.session?.isFlagged == [false, false, false])
    #expect(play.focus == nil)
    #expect(play.lines[2].hasSuffix("20 s"))
    #expect(play.card?.startedAt == play.outside.time)
    #expect(
      play.app.world.history.highScore(deckID: "small", categoryID: nil, questionCount: 3)?.points
        == 1)
    #expect(play.abandonedCount == 1)
    #expect(
      play.records.count { if case .started = $0 { true } else { false } } == 2)
  }

  @Test func theNextPaperHasAnotherSeedAndTheSameRequest() throws {
    var play = try Play.begin(.game, of: Decks.game())
    let first = play.session?.paper
    play.type("r")
    play.press(.enter)
    #expect(first?.seed == 7)
    #expect(play.session?.paper.seed != 7)
    #expect(play.session?.paper.request == first?.request)
  }

  @Test func aFinishedGameBeginsAnewAtOnce() throws {
    var play = try Play.begin(.game, of: Decks.game(1))
    play.type("2")
    play.wait(1200)
    #expect(play.top == "results")
    play.type("r")
    #expect(play.top == "card")
    #expect(play.abandonedCount == 0)
    #expect(play.session?.points == 0)
    play.pause()
    play.press(.escape)
    #expect(play.dialog?.title == "Leave the game?")
  }

  @Test(arguments: [Key.escape, .character("q")])
  func leavingAGameAsksAndGivesItUp(_ key: Key) throws {
    var play = try Play.begin(.game, of: Decks.game())
    play.press(key)
    #expect(play.dialog?.choices.map(\.outcome) == [.stay, .giveUp])
    play.press(.enter)
    #expect(play.top == "card")
    play.press(key, .right, .enter)
    #expect(play.top == "categories")
    #expect(play.abandonedCount == 1)
    #expect(play.finished.isEmpty)
  }

  @Test func leavingAnExamOffersToHandItIn() throws {
    var play = try Play.begin(.exam, of: Decks.exam())
    play.press(.escape)
    #expect(play.dialog?.choices.map(\.outcome) == [.keep, .handIn, .giveUp, .stay])
    play.press(.right, .right, .enter)
    #expect(play.top == "modes")
    #expect(play.abandonedCount == 1)
  }

  @Test func theClockRunsOnUnderADialog() throws {
    var play = try Play.begin(.game, of: Decks.game())
    play.press(.escape)
    play.wait(19_600)
    #expect(play.top == "dialog")
    #expect(play.given[0] == .unanswered)
    play.press(.enter)
    #expect(play.isVerdictShown)
  }

  @Test func aDialogOverAGameWhoseTimeEndsMeanwhileStaysUntilItIsAnswered() throws {
    var play = try Play.begin(.game, of: Decks.game(1))
    play.type("r")
    play.wait(19_600)
    play.wait(2_500)
    #expect(play.dialog?.title == "Start again?")
    #expect(play.finished.isEmpty)
    play.press(.right, .enter)
    #expect(play.isVerdictShown)
    play.wait(2_500)
    #expect(play.top == "results")
    #expect(play.finished.count == 1)
  }

  @Test(arguments: ["r", "q"])
  func aGameOfWhichAllIsAnsweredCountsWhenItIsLeftAtItsLastVerdict(_ key: String) throws {
    var play = try Play.begin(.game, of: Decks.game(1))
    play.type("2")
    play.pause()
    play.type(key)
    if key == "q" { play.press(.right) }
    play.press(.enter)
    #expect(play.top == (key == "r" ? "card" : "categories"))
    #expect(play.finished.map(\.score) == [1])
    #expect(play.abandonedCount == 0)
  }

  // MARK: High scores

  /// Plays a game of one question after some seconds; the points are 200 less 5 a second.
  static func play(best: Int?, afterSeconds seconds: Int, clock: ClockFactor = .times1) throws
    -> Play
  {
    var history = History()
    if let best {
      history.addFinish(
        FinishedPaper(
          deckID: "small", mode: .game, questionCount: 1, score: 1, total: 1, points: best,
          bestStreak: 1, elapsed: .seconds(1)))
    }
    var settings = Settings()
    settings.clock = clock
    var play = try Play.begin(.game, of: Decks.game(1), settings: settings, history: history)
    play.wait(seconds * 1000 - 400)
    play.type("2")
    play.wait(1200)
    return play
  }

  @Test(arguments: [(nil, true), (174, true), (175, false), (176, false)] as [(Int?, Bool)])
  func onlyMoreThanTheOldOneIsANewHighScore(_ best: Int?, _ isNew: Bool) throws {
    let play = try Self.play(best: best, afterSeconds: 5)
    #expect(play.results?.session.points == 175)
    #expect(play.results?.isNewHighScore == isNew)
    #expect(play.screen.contains("New high score!") == isNew)
    let kept = play.app.world.history.highScore(
      deckID: "small", categoryID: nil, questionCount: 1)
    #expect(kept?.points == max(175, best ?? 0))
  }

  @Test func aTieLeavesTheEarlierOne() throws {
    let play = try Self.play(best: 175, afterSeconds: 5)
    let kept = play.app.world.history.highScore(
      deckID: "small", categoryID: nil, questionCount: 1)
    #expect(kept?.elapsed == .seconds(1))
  }

  @Test func noPointsAreNoHighScore() throws {
    var play = try Play.begin(.game, of: Decks.game(1))
    play.type("1")
    play.wait(2500)
    #expect(play.results?.isNewHighScore == false)
  }

  @Test func aGameUnderAnotherClockIsNoHighScoreAndSaysSo() throws {
    let play = try Self.play(best: nil, afterSeconds: 5, clock: .times200)
    #expect(play.results?.isNewHighScore == false)
    #expect(play.screen.contains("Practice conditions"))
  }

  @Test func confettiFallsForANewHighScoreOnly() throws {
    for (best, falls) in [(nil, true), (300, false)] as [(Int?, Bool)] {
      var play = try Self.play(best: best, afterSeconds: 5)
      #expect((play.app.nextTick(at: play.outside.time) != nil) == falls)
      play.wait(800)
      let early = play.canvas
      play.wait(2_000)
      #expect((early != play.canvas) == falls)
      #expect(play.app.nextTick(at: play.outside.time) == nil)
    }
  }

  @Test func confettiCoversNothing() throws {
    var play = try Self.play(best: nil, afterSeconds: 5)
    let size = play.size
    var frames: [Canvas] = []
    for _ in 0..<8 {
      play.wait(200)
      frames.append(play.canvas)
    }
    play.wait(1_000)
    let still = play.canvas
    for frame in frames {
      for row in 0..<size.rows {
        for column in 0..<size.columns where still[row, column].glyph != .blank {
          #expect(frame[row, column] == still[row, column])
        }
      }
    }
  }

  @Test func nothingMovesWhereAnimationIsOff() throws {
    var settings = Settings()
    settings.animates = false
    var play = try Play.begin(.game, of: Decks.game(1), settings: settings)
    play.type("2")
    let verdict = play.canvas
    play.wait(100)
    #expect(play.canvas == verdict)
    play.wait(1100)
    #expect(play.results?.isNewHighScore == true)
    #expect(play.app.nextTick(at: play.outside.time) == nil)
  }
}
