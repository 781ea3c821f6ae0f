import QuizEngine
import QuizScreens
import TerminalKit
import TestSupport
import Testing

/// The whole program on a terminal that types by itself.
struct FlowTests {
  /// Runs a script; between two events so much time passes.
  static func run(
    _ events: [InputEvent], decks: [Deck] = [Decks.game()],
    every step: Duration = .milliseconds(500),
    size: (Int, Int) = (80, 24), opening: App.Opening? = nil, catalogue: Bool = true,
    headings: [DeckHeading]? = nil
  ) throws -> (code: Int32, terminal: ScriptedTerminal, outside: TestWorld, app: App) {
    var world = try TestWorld.surroundings(
      size: Size(columns: size.0, rows: size.1), decks: decks)
    if !catalogue { world.catalogue = nil }
    world.knownHeadings = headings
    var app = App(world: world, seed: 7, opening: opening)
    var terminal = ScriptedTerminal(
      size: Size(columns: size.0, rows: size.1), events: events)
    var outside = TestWorld(decks: decks)
    outside.step = step
    let code = app.run(on: &terminal, outside: &outside)
    return (code, terminal, outside, app)
  }

  static func keys(_ keys: Key...) -> [InputEvent] { keys.map(InputEvent.key) }

  static func text(_ frame: Canvas?) -> String { frame?.lines().joined(separator: "\n") ?? "" }

  static func finished(_ outside: TestWorld) -> [FinishedPaper] {
    outside.effects.compactMap {
      if case .record(.finished(let paper)) = $0 { paper } else { nil }
    }
  }

  static let toGame = keys(.enter, .enter)
  static let right = keys(.character("2"), .enter)
  static let wrong = keys(.character("1"), .enter)

  @Test func aPerfectGame() throws {
    let (code, terminal, outside, _) = try Self.run(
      Self.toGame + Self.right + Self.right + Self.right + [.timeout, .timeout, .timeout]
        + Self.keys(.end, .right, .right, .enter, .character("q")))
    #expect(code == 0)
    #expect(Self.finished(outside).map(\.score) == [3])
    #expect(Self.finished(outside).map(\.bestStreak) == [3])
    let shown = terminal.frames.map { Self.text($0) }
    #expect(shown.contains { $0.contains("★ Perfect score!") })
    #expect(shown.contains { $0.contains("★ New high score!") })
    #expect(shown.last?.contains("high score") == true)
    #expect(outside.effects.last == .record(.finished(Self.finished(outside)[0])))
  }

  @Test func aFailedGame() throws {
    let (code, terminal, outside, _) = try Self.run(
      Self.toGame + Self.wrong + Self.wrong + Self.wrong)
    #expect(code == 0)
    #expect(Self.finished(outside).map(\.points) == [0])
    let last = Self.text(terminal.frames.last)
    #expect(last.contains("Keep practising!"))
    #expect(!last.contains("New high score"))
    #expect(last.contains("Review the 3 mistakes"))
  }

  @Test func aGameThatIsQuitHalfWay() throws {
    let (code, terminal, outside, app) = try Self.run(
      Self.toGame + Self.right + Self.keys(.escape, .right, .enter, .escape, .character("q")))
    #expect(code == 0)
    #expect(app.stack.pushed.isEmpty)
    #expect(Self.finished(outside).isEmpty)
    let records = outside.effects.compactMap {
      if case .record(let event) = $0 { event } else { nil }
    }
    #expect(records.count == 3)
    #expect(records.last == .abandoned)
    #expect(terminal.events.isEmpty)
  }

  @Test func aGameThatRunsOutOfTime() throws {
    let (_, terminal, outside, _) = try Self.run(
      Self.toGame + Array(repeating: .timeout, count: 80), every: .seconds(1))
    #expect(Self.finished(outside).map(\.score) == [0])
    let shown = terminal.frames.map { Self.text($0) }
    #expect(shown.contains { $0.contains("Time’s up") })
    #expect(shown.last?.contains("0 of 3") == true)
    let ends = (1...3).map { number in
      shown.firstIndex { $0.contains("Question \(number) of 3") } ?? -1
    }
    #expect(ends == ends.sorted() && !ends.contains(-1))
  }

  @Test func aResizeInTheMiddleOfAQuestion() throws {
    let sizes = [(40, 12), (120, 40), (20, 5), (200, 60), (80, 24)]
    let resizes = sizes.map { InputEvent.resize(Size(columns: $0.0, rows: $0.1)) }
    let (_, terminal, outside, _) = try Self.run(
      Self.toGame + Self.keys(.down, .down) + resizes + Self.keys(.enter))
    let drawn = terminal.frames.suffix(6).map(\.size)
    #expect(drawn.prefix(5).map { [$0.columns, $0.rows] } == sizes.map { [$0.0, $0.1] })
    for frame in terminal.frames.suffix(6).prefix(5) where Page.fits(frame.size) {
      #expect(Self.text(frame).contains("▸"))
      #expect(Self.text(frame).contains("Birch 1"))
    }
    #expect(
      Self.text(terminal.frames.first { $0.size.columns == 20 }).contains("40×12"))
    guard case .record(.answered(let answer))? = outside.effects.last else {
      Issue.record("nothing was answered at the end")
      return
    }
    #expect(answer.given.answer == .option(1))
    #expect(answer.given.taken == .seconds(4))
  }

  @Test(arguments: [0, 2, 129, 130, 143] as [Int32])
  func theEndOfTheTerminalEndsTheProgramWithItsCode(_ code: Int32) throws {
    for events in [[], Self.toGame, Self.toGame + Self.right + Self.keys(.escape)] {
      let run = try Self.run(events + [.ended(code: code)] + Self.keys(.character("q")))
      #expect(run.code == code)
      #expect(run.terminal.events.count == 1)
      #expect(Self.finished(run.outside).isEmpty)
    }
  }

  @Test func qOnWelcomeEndsWithZero() throws {
    let (code, terminal, outside, _) = try Self.run(Self.keys(.escape, .character("q"), .enter))
    #expect(code == 0)
    #expect(terminal.events == Self.keys(.enter))
    #expect(outside.effects.isEmpty)
  }

  @Test func theFirstFrameStandsBeforeAnythingIsRead() throws {
    let (_, terminal, outside, _) = try Self.run([], catalogue: false)
    #expect(outside.effects == [.listDecks])
    #expect(Self.text(terminal.frames.first).contains("Choose a quiz"))
    #expect(Self.text(terminal.frames.last).contains("1 deck, 3 questions"))
  }

  @Test func whatIsKnownOfTheDecksStandsInTheFirstFrameUntilTheyAreListed() throws {
    let known = DeckHeading(
      id: "small", title: "As it was", isExam: false, questionCount: 12, isUsable: true)
    let (_, terminal, outside, app) = try Self.run([], catalogue: false, headings: [known])
    let first = Self.text(terminal.frames.first)
    #expect(first.contains("As it was") && first.contains("1 deck, 12 questions"))
    #expect(outside.effects == [.listDecks])
    #expect(Self.text(terminal.frames.last).contains("1 deck, 3 questions"))
    #expect(app.world.catalogue?.map(\.id) == ["small"])
  }

  @Test func aStillFrameSaysThatADeckIsRead() throws {
    let (_, terminal, _, _) = try Self.run(Self.toGame)
    let shown = terminal.frames.map { Self.text($0) }
    #expect(shown.contains { $0.contains("Reading…") })
    #expect(shown.last?.contains("Question 1 of 3") == true)
  }

  @Test func aPaperCanBeTheBeginning() throws {
    let opening = App.Opening(
      deckID: "small", request: PaperRequest(mode: .game, questionCount: 2))
    let (_, terminal, outside, app) = try Self.run(
      [.timeout] + Self.right + Self.right + Self.keys(.escape), opening: opening)
    #expect(Self.text(terminal.frames[0]).contains("Reading…"))
    #expect(Self.finished(outside).map(\.questionCount) == [2])
    #expect(app.stack.pushed.isEmpty)
  }

  @Test func aDeckThatIsNotThereIsSaidSo() throws {
    let opening = App.Opening(deckID: "gone", request: PaperRequest(mode: .game))
    let (_, terminal, _, _) = try Self.run([.timeout], opening: opening)
    #expect(Self.text(terminal.frames.last).contains("there is no deck gone"))
  }

  @Test func waitsAreAsLongAsNothingMoves() throws {
    let (_, terminal, _, _) = try Self.run(Self.toGame + Self.keys(.down) + Self.right)
    #expect(terminal.timeouts.prefix(2) == [nil, nil])
    #expect(terminal.timeouts[2] == .milliseconds(200))
    #expect(terminal.timeouts[3] == .milliseconds(200))
    #expect(terminal.timeouts.allSatisfy { $0.map { $0 > .zero } ?? true })
  }

  @Test func typedAheadKeysAreThrownAwayOnceTheNewPictureShows() throws {
    let (_, terminal, _, _) = try Self.run(Self.toGame + Self.right + Self.right + Self.right)
    // The first question; then each verdict and what came after it.
    #expect(terminal.discards == 1 + 3 * 2)
  }

  @Test func theBellIsTheTerminals() throws {
    var world = try TestWorld.surroundings(decks: [Decks.game()])
    world.settings.sound = .bell
    var app = App(world: world, seed: 7)
    var terminal = ScriptedTerminal(events: Self.toGame + Self.right)
    var outside = TestWorld(decks: [Decks.game()])
    outside.step = .milliseconds(500)
    _ = app.run(on: &terminal, outside: &outside)
    #expect(terminal.rings == 1)
  }

  @Test func aWholeExamFromTheFirstKeyToTheLast() throws {
    let answers = (0..<4).flatMap { _ in Self.keys(.character("1"), .right) }
    let (code, terminal, outside, _) = try Self.run(
      Self.toGame + answers + Self.keys(.character("e"), .enter) + [.timeout],
      decks: [Decks.exam()])
    #expect(code == 0)
    #expect(Self.finished(outside).map(\.isPassed) == [true])
    #expect(Self.text(terminal.frames.last).contains("✓ PASSED"))
  }
}
