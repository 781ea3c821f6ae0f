import QuizEngine
import QuizScreens
import TerminalKit
import TestSupport
import Testing

/// What a tick paints, and when there is none.
struct RepaintTests {
  /// The rows in which two canvases differ.
  static func changedRows(_ a: Canvas, _ b: Canvas) -> [Int] {
    (0..<a.size.rows).filter { row in
      (0..<a.size.columns).contains { a[row, $0] != b[row, $0] }
    }
  }

  @Test(arguments: [(Mode.game, 40, 12), (.game, 80, 24), (.game, 200, 60), (.exam, 80, 24)])
  func aTickRepaintsTheClockAndNothingElse(_ mode: Mode, _ columns: Int, _ rows: Int) throws {
    let deck = mode == .exam ? Decks.exam(limit: .seconds(60)) : Decks.game()
    var play = try Play.begin(mode, of: deck, size: (columns, rows))
    play.press(.down)
    let bar = try #require(play.lines.firstIndex { $0.contains("█") })
    var changed: Set<Int> = []
    var before = play.canvas
    for _ in 0..<90 {
      play.wait(200)
      let after = play.canvas
      changed.formUnion(Self.changedRows(before, after))
      #expect(before.cursor == after.cursor)
      before = after
    }
    #expect(changed == [bar])
  }

  @Test func aTickChangesFewCells() throws {
    var play = try Play.begin(.game, of: Decks.game())
    for _ in 0..<40 {
      let before = play.canvas
      play.wait(200)
      let after = play.canvas
      let count = zip(before.cells, after.cells).count { $0 != $1 }
      // The bar, unless its colour changes, and the digits.
      let isOneRole = before.roles()[2].contains("b") == after.roles()[2].contains("b")
      if isOneRole { #expect(count <= 5) }
    }
  }

  @Test(arguments: Scene.all)
  func nothingMovesBesidesClocksAndShortAnimations(_ scene: Scene) throws {
    var play = try scene.play((80, 24))
    play.wait(2_000)
    guard let tick = play.app.nextTick(at: play.outside.time) else {
      let before = play.canvas
      play.wait(3_600_000)
      #expect(play.canvas == before)
      return
    }
    #expect(tick > .zero)
    guard let paper = play.session?.paper else {
      // Welcome shows how long a paper that was kept has left.
      #expect(play.app.world.unfinished.contains { $0.timeLeft(at: play.outside.time) != nil })
      #expect(tick <= .seconds(1))
      return
    }
    #expect(tick <= .milliseconds(200))
    #expect(paper.timeLimit != nil || paper.questionTimeLimit != nil)
  }

  @Test func animationsEndAfter400Milliseconds() throws {
    var settings = Settings()
    settings.clock = .off
    var play = try Play.begin(.game, of: Decks.game(), settings: settings)
    play.type("1")
    #expect(play.app.nextTick(at: play.outside.time) == .milliseconds(60))
    play.wait(400)
    #expect(play.app.nextTick(at: play.outside.time) == .milliseconds(2_100))
    play.wait(2_100)
    #expect(play.app.nextTick(at: play.outside.time) == .milliseconds(60))
    play.wait(400)
    #expect(play.app.nextTick(at: play.outside.time) == nil)
  }

  @Test func withoutColoursNothingIsAnimated() throws {
    var play = try Play.begin(.game, of: Decks.game())
    _ = play.app.handle(.restyled(glyphs: .ascii, hasColour: false), at: play.outside.time)
    play.type("1")
    let verdict = play.canvas
    play.wait(100)
    #expect(play.canvas == verdict)
    play.wait(2_400)
    let next = play.canvas
    play.wait(100)
    #expect(Self.changedRows(next, play.canvas).count <= 1)
  }

  @Test func aKeyWorksInTheMiddleOfAnAnimation() throws {
    var play = try Play.begin(.game, of: Decks.game())
    play.type("2")
    play.wait(160)
    play.press(.enter)
    #expect(play.session?.position == 1)
    play.wait(20)
    play.press(.down)
    #expect(play.focus == 0)
    play.wait(130)
    play.press(.enter)
    #expect(play.given[1] == .option(0))
  }
}
