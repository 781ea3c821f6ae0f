import QuizEngine
import QuizScreens
import TerminalKit
import TestSupport
import Testing

/// A state of a screen, and how it is reached.
struct Scene: CustomTestStringConvertible, Sendable {
  let name: String
  let play: @Sendable ((Int, Int)) throws -> Play

  var testDescription: String { name }

  init(_ name: String, _ play: @escaping @Sendable ((Int, Int)) throws -> Play) {
    self.name = name
    self.play = play
  }

  /// A paper in progress, and what is done in it.
  private init(_ name: String, _ mode: Mode, _ deck: Deck, _ steps: [PlayStep] = []) {
    self.init(name) { size in
      var play = try Play.begin(mode, of: deck, size: size)
      play.perform(steps)
      return play
    }
  }

  private init(_ name: String, _ steps: [PlayStep], history: History = History()) {
    self.init(name) { size in
      var play = try Play(size: size, history: history)
      play.perform(steps)
      return play
    }
  }

  /// What is done from Welcome with a deck.
  private init(_ name: String, _ deck: Deck, _ steps: [PlayStep]) {
    self.init(name) { size in
      var play = try Play(decks: [deck], size: size)
      play.perform(steps)
      return play
    }
  }

  private static let pause = PlayStep.wait(.milliseconds(400))

  private static var past: History {
    var history = History()
    for number in 1...30 {
      history.addFinish(
        FinishedPaper(
          deckID: "sample", mode: .game, questionCount: number, score: 1, total: number,
          points: 100 * number, bestStreak: 1, elapsed: .seconds(9), day: "2026-11-30"))
    }
    history.addAnswer(deckID: "test-exam", questionID: "exam-1", isRight: false)
    history.addAnswer(deckID: "sample", questionID: "sky-moon", isRight: false)
    history.addFlag(deckID: "test-exam", questionID: "exam-2", isFlagged: true)
    return history
  }

  private static var long: [Question] {
    let text = (1...120).map { "word\($0)" }.joined(separator: " ")
    return [
      SampleDeck.single("long", "", text, ["First " + text, "Second " + text], 0, text),
      SampleDeck.text("long-text", "", text, ["yes"]),
    ].compactMap { $0 }
  }

  private static var regions: Deck {
    var deck = Decks.exam()
    deck.outline.regions = .init(
      label: "Land",
      values: [.init(id: "be", name: "Berlin"), .init(id: "bb", name: "Brandenburg")])
    return deck
  }

  static let all: [Scene] = pickers + cards + kinds + papers + results + kept + others

  private static let pickers = [
    Scene("welcome", []),
    Scene("welcome, further down", [.key(.down), .key(.down)], history: past),
    Scene("decks", [.key(.down), .key(.enter)]),
    Scene("decks, the last", [.key(.down), .key(.enter), .key(.end)]),
    Scene("decks with an empty filter", [.key(.down), .key(.enter), .type("/")]),
    Scene("decks filtered", [.key(.down), .key(.enter), .type("/a")]),
    Scene("decks filtered, the last", [.key(.down), .key(.enter), .type("/a"), .key(.end)]),
    Scene("decks without any left", [.key(.down), .key(.enter), .type("/zzz")]),
    Scene("decks of mistakes", [.key(.down), .key(.down), .key(.enter)], history: past),
    Scene("categories", [.key(.enter)]),
    Scene("categories, the last", [.key(.enter), .key(.end)]),
    Scene("categories filtered", [.key(.enter), .type("/s")]),
    Scene("categories filtered, the last", [.key(.enter), .type("/s"), .key(.end)]),
    Scene("modes", [.key(.down), .key(.enter), .key(.right), .key(.enter)]),
    Scene("modes, the last", [.key(.down), .key(.enter), .key(.right), .key(.enter), .key(.end)]),
    Scene("regions", regions, [.key(.enter)]),
    Scene("regions, the last", regions, [.key(.enter), .key(.end)]),
    Scene("regions filtered", regions, [.key(.enter), .type("/b")]),
    Scene("regions filtered, the last", regions, [.key(.enter), .type("/b"), .key(.end)]),
    Scene("variants", FormsDeck.boat, [.key(.enter), .key(.enter)]),
    Scene(
      "a question to the candidate", FormsDeck.boat, [.key(.enter), .key(.enter), .key(.enter)]),
    Scene("modes of an exam in sections", FormsDeck.boat, toForms),
    Scene(
      "modes of an exam in sections, scrolled", FormsDeck.boat,
      toForms + [.key(.pageDown), .key(.up), .key(.pageDown)]),
    Scene("papers", FormsDeck.boat, toPapers),
    Scene("papers, the last", FormsDeck.boat, toPapers + [.key(.end)]),
    Scene("papers filtered", FormsDeck.boat, toPapers + [.type("/p")]),
    Scene("papers filtered, the last", FormsDeck.boat, toPapers + [.type("/p"), .key(.end)]),
  ]

  private static let toForms = [PlayStep](repeating: .key(.enter), count: 4)
  private static let toPapers = toForms + [.key(.down), .key(.enter)]

  private static let cards = [
    Scene("game", .game, Decks.game()),
    Scene("game, one highlighted", .game, Decks.game(), [.key(.down), .key(.down)]),
    Scene("game, five options", .game, Decks.deck(Decks.wide(5)), [.key(.down)]),
    Scene("game, 26 options", .game, Decks.deck(Decks.wide(26)), [.key(.down), .key(.down)]),
    Scene("game, several right", .game, Decks.deck(Decks.mammals), [.type("1")]),
    Scene("game, true or false", .game, Decks.deck([Decks.truth("t", "So?")])),
    Scene("game, typed", .game, Decks.deck(Decks.typed), [.type("blue")]),
    Scene("game, beside the field", .game, Decks.deck(Decks.typed), [.type("blue"), .key(.tab)]),
    Scene("game, typed, long", .game, Decks.deck(long.reversed()), [.key(.down)]),
    Scene(
      "game, beside the field, long", .game, Decks.deck(long.reversed()),
      [.type("no"), .key(.tab), .key(.down)]),
    Scene("game, long", .game, Decks.deck(long), [.key(.pageDown), .key(.down)]),
    Scene("verdict", .game, Decks.game(), [.type("1"), pause]),
    Scene("verdict, held", .game, Decks.game(), [.type("1"), pause, .key(.character(" "))]),
    Scene("verdict, long", .game, Decks.deck(long), [.type("2"), pause, .key(.up)]),
    Scene(
      "verdict, long, held", .game, Decks.deck(long),
      [.type("2"), pause, .key(.character(" ")), .key(.up)]),
    Scene("practice", .practice, Decks.game(), [.key(.down), .key(.down)]),
    Scene("practice, verdict", .practice, Decks.game(), [.type("2"), pause]),
    Scene(
      "practice, verdict, long", .practice, Decks.deck(long), [.type("2"), pause, .key(.down)]),
  ]

  private static let kinds = [
    Scene("game, number", .game, Decks.deck(Decks.speed), [.type("x"), .key(.enter)]),
    Scene("game, statements", .game, Decks.deck(Decks.statements), [.type("1")]),
    Scene("game, matching", .game, Decks.deck(Decks.capitals), [.type("12"), .key(.up)]),
    Scene("game, matching, long", .game, Decks.deck(Decks.signals), [.type("1")]),
    Scene("game, matching by Tab", .game, Decks.deck(Decks.letters), [.key(.tab)]),
    Scene("game, ordering", .game, Decks.deck(Decks.rivers), [.type("2"), .key(.down)]),
    Scene("card", .practice, Decks.deck(Decks.sea)),
    Scene("card, turned", .practice, Decks.deck(Decks.sea), [.key(.enter), .key(.down)]),
    Scene(
      "card, verdict", .practice, Decks.deck(Decks.sea), [.key(.enter), .type("1"), pause]),
    Scene(
      "matching, verdict", .practice, Decks.deck(Decks.signals),
      [.type("111"), .key(.enter), pause]),
    Scene("exam, statements", .exam, Decks.exam(Decks.statements + Decks.rivers), [.type("1")]),
    Scene("exam, matching", .exam, Decks.exam(Decks.capitals), [.type("1"), .key(.up)]),
    Scene("exam, ordering", .exam, Decks.exam(Decks.rivers), [.type("1")]),
  ]

  private static let papers = [
    Scene("exam", .exam, Decks.exam()),
    Scene(
      "exam, further on", .exam, Decks.exam(), [.key(.right), pause, .key(.down), .key(.down)]),
    Scene("exam, forward", .exam, Decks.exam(navigation: .forward), [.key(.right), pause]),
    Scene(
      "exam, forward, highlighted", .exam, Decks.exam(navigation: .forward), [.key(.down)]),
    Scene("exam, typed", .exam, Decks.exam(Decks.typed), [.type("blue")]),
    Scene("exam, beside the field", .exam, Decks.exam(Decks.typed), [.type("a"), .key(.tab)]),
    Scene(
      "exam, several right", .exam, Decks.exam(Decks.mammals), [.type("1")]),
    Scene("exam, long", .exam, Decks.exam(long), [.key(.pageDown)]),
    Scene("map", .exam, Decks.exam(40), [.type("m")]),
    Scene("map, in the middle", .exam, Decks.exam(40), [.type("m"), .key(.down), .key(.right)]),
    Scene("map, the last", .exam, Decks.exam(40), [.type("m"), .key(.end)]),
    Scene("hand in", .exam, Decks.exam(), [.type("me")]),
    Scene("leave", .exam, Decks.exam(), [.key(.escape), .key(.right)]),
    Scene("leave a game", .game, Decks.game(), [.key(.escape)]),
    Scene("restart", .game, Decks.game(), [.type("r"), .key(.right)]),
  ]

  private static let results = [
    Scene("results, failed", .exam, Decks.exam(), [.type("me"), .key(.enter), pause]),
    Scene(
      "results, failed, scrolled", .exam, Decks.exam(),
      [
        .type("me"), .key(.enter), pause, .key(.right), .key(.down),
      ]),
    Scene(
      "results, stopped at a gate", FormsDeck.boat,
      toForms + [.key(.enter), pause, .type("me"), .key(.enter), pause]),
    Scene(
      "results, stopped at a gate, scrolled", FormsDeck.boat,
      toForms + [.key(.enter), pause, .type("me"), .key(.enter), pause, .key(.down)]),
    Scene("results, one question", .game, Decks.game(1), [.type("2"), .wait(.seconds(9)), pause]),
    Scene(
      "review", .exam, Decks.exam(),
      [
        .type("me"), .key(.enter), pause, .key(.right), .key(.enter), .key(.right),
      ]),
    Scene(
      "review, long", .exam, Decks.exam(long),
      [
        .type("2m"), .type("e"), .key(.enter), pause, .key(.enter), .key(.down),
      ]),
    Scene(
      "review, one question", .exam, Decks.exam(1),
      [
        .type("2m"), .type("e"), .key(.enter), pause, .key(.enter),
      ]),
  ]

  private static let kept = [
    Scene(
      "welcome with a paper kept", .exam, Decks.exam(), [.type("1"), .key(.escape), .key(.enter)]),
    Scene(
      "welcome with the result of a paper kept", .exam, Decks.exam(),
      [
        .type("1"), .key(.escape), .key(.enter), .wait(.seconds(900)),
      ]),
    Scene(
      "a new paper beside one kept", .exam, Decks.exam(),
      [
        .type("1"), .key(.escape), .key(.enter), .key(.down), .key(.enter), .key(.enter),
      ]),
  ]

  private static let others = [
    Scene("high scores, none", [.key(.end), .key(.up), .key(.enter)]),
    Scene("high scores", [.key(.end), .key(.up), .key(.enter), .key(.down)], history: past),
    Scene("settings", [.key(.end), .key(.enter)]),
    Scene("settings, the middle", [.key(.end), .key(.enter), .key(.down), .key(.down)]),
    Scene("help", [.type("?")]),
    Scene("help, scrolled", [.type("?"), .key(.down)]),
    Scene("help over a card", .game, Decks.game(), [.type("?")]),
    Scene("help over a dialog", .game, Decks.game(), [.key(.escape), .type("?")]),
    Scene("a deck that cannot be used") { size in
      var play = try Play(decks: [Decks.game()], size: size)
      play.outside.decks = []
      play.press(.enter, .enter)
      return play
    },
    Scene("a deck that cannot be used, at length") { size in
      var play = try Play(decks: [Decks.game()], size: size)
      let problem = (1...300).map { "reason\($0)" }.joined(separator: " ")
      _ = play.app.handle(.deckFailed(id: "small", problem: problem), at: .zero)
      play.press(.down)
      return play
    },
  ]
}
