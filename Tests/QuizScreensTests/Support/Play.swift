import QuizEngine
import QuizScreens
import TerminalKit
import TestSupport

/// A person at the keyboard, and all that can be seen of the program.
struct Play {
  var app: App
  var outside: TestWorld

  init(
    decks: [Deck] = [SampleDeck.game, SampleDeck.exam], size: (Int, Int) = (80, 24),
    settings: Settings = Settings(), history: History = History(), seed: UInt64 = 7
  ) throws {
    var world = try TestWorld.surroundings(
      size: Size(columns: size.0, rows: size.1), decks: decks)
    world.settings = settings
    world.history = history
    app = App(world: world, seed: seed)
    outside = TestWorld(decks: decks)
  }

  /// Begins a paper of a deck by the keys that lead to it; the first question is there long enough
  /// to be answered.
  static func begin(
    _ mode: Mode, of deck: Deck, size: (Int, Int) = (80, 24), settings: Settings = Settings(),
    history: History = History()
  ) throws -> Play {
    var play = try Play(decks: [deck], size: size, settings: settings, history: history)
    switch (mode, deck.outline.isExam) {
    case (.exam, _): play(.key(.enter), .key(.enter))
    case (.game, true): play(.key(.enter), .key(.down), .key(.enter), .key(.enter))
    case (.game, false): play(.key(.enter), .key(.enter))
    case (.practice, true): play(.key(.enter), .key(.up), .key(.enter), .key(.enter))
    case (.practice, false): play(.key(.enter), .type("p"))
    case (.review, _): play(.key(.down), .key(.down), .key(.enter), .key(.enter))
    }
    play.pause()
    return play
  }

  mutating func callAsFunction(_ steps: PlayStep...) { perform(steps) }

  mutating func perform(_ steps: [PlayStep]) {
    for step in steps { app.play(step, world: &outside) }
  }

  mutating func press(_ keys: Key...) {
    for key in keys { app.play(.key(key), world: &outside) }
  }

  mutating func type(_ text: String) { app.play(.type(text), world: &outside) }

  mutating func wait(_ milliseconds: Int) {
    app.play(.wait(.milliseconds(milliseconds)), world: &outside)
  }

  /// Lets what guards a new question or a verdict, and every animation, pass.
  mutating func pause() { wait(400) }

  mutating func paste(_ text: String) {
    _ = app.handle(.input(.paste(text)), at: outside.time)
  }

  /// Whether nothing at all came of what was done since; told apart here, so that a failure does not
  /// print the whole program.
  func isUnchanged(since earlier: App) -> Bool { app == earlier }

  var size: Size { app.world.size }
  var canvas: Canvas { app.draw(at: outside.time) }
  var lines: [String] { canvas.lines() }
  var screen: String { lines.joined(separator: "\n") }
  var footer: String { lines.last { !$0.isEmpty } ?? "" }

  /// The card, wherever it lies.
  var card: QuestionCardScreen? {
    for case .questionCard(let card) in app.stack.pushed { return card }
    return nil
  }

  var session: QuizSession? { card?.session ?? results?.session }
  var given: [Answer?] { session?.given.map { $0?.answer } ?? [] }
  var focus: Int? { card?.sheet.focus }

  var results: ResultsScreen? {
    if case .results(let results) = app.stack.top { results } else { nil }
  }

  var dialog: DialogScreen? {
    if case .dialog(let dialog) = app.stack.top { dialog } else { nil }
  }

  var isVerdictShown: Bool {
    if case .verdict = card?.phase { true } else { false }
  }

  /// The name of the screen on top.
  var top: String {
    switch app.stack.top {
    case nil: "welcome"
    case .deckPicker: "decks"
    case .categoryPicker: "categories"
    case .choicePicker: "choices"
    case .paperPicker: "papers"
    case .modePicker: "modes"
    case .questionCard: "card"
    case .questionMap: "map"
    case .results: "results"
    case .review: "review"
    case .highScores: "scores"
    case .settings: "settings"
    case .help: "help"
    case .dialog: "dialog"
    case .reading: "reading"
    }
  }

  /// What was asked to be recorded, in order.
  var records: [SessionEvent] {
    outside.effects.compactMap { if case .record(let event) = $0 { event } else { nil } }
  }

  var abandonedCount: Int { records.count { $0 == .abandoned } }

  var finished: [FinishedPaper] {
    records.compactMap { if case .finished(let paper) = $0 { paper } else { nil } }
  }

  /// The marked or highlighted row, as a person sees it: the first line with a sign at its start.
  func row(containing text: String) -> String? { lines.first { $0.contains(text) } }

  /// The roles of the cells of a row of the screen, one letter each.
  func roles(ofRowWith text: String) -> String {
    let at = lines.firstIndex { $0.contains(text) }
    return at.map { canvas.roles()[$0] } ?? ""
  }
}
