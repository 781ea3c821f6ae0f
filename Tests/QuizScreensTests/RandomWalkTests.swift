import QuizEngine
import QuizScreens
import TerminalKit
import TestSupport
import Testing

/// Keys, resizes and waits by chance, over all screens.
struct RandomWalkTests {
  private static let keys: [Key] =
    "1234567890abcdefghjklmnprq?/GgxZ "
    .map(Key.character) + [
      .enter, .enter, .enter, .escape, .tab, .backTab, .backspace, .delete, .up, .down, .down,
      .left,
      .right, .right, .home, .end, .pageUp, .pageDown, .function(1), .control("u"), .control("l"),
      .insert,
    ]

  private static let sizes = [
    (80, 24), (40, 12), (120, 40), (60, 20), (39, 12), (59, 19), (200, 60), (1, 1), (0, 0),
    (90, 11),
  ]

  static var decks: [Deck] {
    var regional = SampleDeck.exam
    regional.outline.id = "regional"
    regional.outline.regions = .init(
      label: "Land",
      values: [.init(id: "be", name: "Berlin"), .init(id: "bb", name: "Brandenburg")])
    var forward = Decks.exam(
      Decks.mammals + Decks.typed + [Decks.truth("t", "So?")], limit: .seconds(60),
      each: .seconds(9), navigation: .forward)
    forward.outline.id = "forward"
    var skip = Decks.exam(navigation: .skip)
    skip.outline.id = "skip"
    return [
      SampleDeck.game, SampleDeck.exam, regional, forward, skip, Decks.game(2, limit: nil),
      kinds, kindsExam,
      Deck(outline: DeckOutline(id: "empty", title: "Empty"), questions: []),
    ]
  }

  private static var kinds: Deck {
    var deck = Decks.deck(Decks.kinds)
    deck.outline.id = "kinds"
    return deck
  }

  private static var kindsExam: Deck {
    var deck = Decks.exam(Decks.kinds)
    deck.outline.id = "kinds-exam"
    return deck
  }

  /// What must hold between any two events.
  static func faults(of play: Play) -> [String] {
    var faults: [String] = []
    let pushed = play.app.stack.pushed
    let canvas = play.canvas
    if canvas.size != play.size { faults.append("a canvas of another size") }
    if let cursor = canvas.cursor, !canvas.contains(row: cursor.row, column: cursor.column) {
      faults.append("a cursor outside")
    }
    // Confetti falls beside the page too.
    let isFalling = play.results != nil && play.app.nextTick(at: play.outside.time) != nil
    if Page.fits(play.size), !isFalling {
      faults += CanvasFaults(canvas, isCovered: play.dialog != nil).found
    }
    var hasPaper = false
    for (index, screen) in pushed.enumerated() {
      let below = index == 0 ? nil : pushed[index - 1]
      switch screen {
      case .questionCard(let card):
        if hasPaper { faults.append("two papers") }
        hasPaper = true
        if card.session.isFinished { faults.append("a card of a finished paper") }
        if card.session.current == nil { faults.append("a card without a question") }
      case .results(let results):
        if hasPaper { faults.append("two papers") }
        hasPaper = true
        if !results.session.isFinished { faults.append("results of a running paper") }
      case .questionMap:
        guard case .questionCard(let card) = below else {
          faults.append("a map without its card")
          continue
        }
        if card.mode != .exam { faults.append("a map outside an exam") }
      case .dialog:
        if case .dialog = below { faults.append("a dialog over a dialog") }
        if case .help = below { faults.append("a dialog over help") }
      case .review:
        if case .results = below { continue }
        faults.append("a review without its results")
      case .deckPicker, .highScores, .settings:
        if index > 0 { faults.append("\(screen) above another screen") }
      case .categoryPicker, .modePicker, .choicePicker, .paperPicker, .reading, .help:
        if hasPaper, case .help = screen { continue }
        if hasPaper { faults.append("a picker above a paper") }
      }
    }
    if let tick = play.app.nextTick(at: play.outside.time), tick <= .zero {
      faults.append("no wait at all")
    }
    return faults
  }

  /// Papers end once, by their result or by being dropped; those that are kept stay open.
  static func recordFaults(_ records: [SessionEvent]) -> [String] {
    var open = 0
    var faults: [String] = []
    for record in records {
      switch record {
      case .started: open += 1
      case .finished, .abandoned: open -= 1
      case .answered, .changed, .sectionEnded, .sectionBegun, .resumed, .replaced:
        if open == 0 { faults.append("\(record) outside a paper") }
      case .flagged: break
      }
      if open < 0 { faults.append("a paper ended twice") }
    }
    return faults
  }

  /// A walk from where a screen was reached; the screens that were seen on it.
  private static func walk(
    _ play: inout Play, steps: Int, rng: inout SplitMix64, from name: String
  ) -> Set<String> {
    var visited: Set<String> = []
    for step in 0..<steps {
      visited.insert(play.top)
      act(&play, &rng)
      let faults = faults(of: play)
      guard faults.isEmpty else {
        Issue.record("from \(name), step \(step): \(faults)\n\(play.screen)")
        break
      }
    }
    #expect(recordFaults(play.records) == [])
    return visited
  }

  @Test func aWalkFromWelcomeLeavesEverythingSound() throws {
    var rng = SplitMix64(seed: 3)
    var play = try Play(decks: Self.decks)
    let visited = Self.walk(&play, steps: 1_000, rng: &rng, from: "welcome")
    #expect(visited.count >= 6, "\(visited.sorted())")
  }

  @Test func walksFromEveryScreenLeaveEverythingSound() throws {
    var rng = SplitMix64(seed: 4)
    var visited: Set<String> = []
    for scene in Scene.all {
      var play = try scene.play((80, 24))
      visited.formUnion(Self.walk(&play, steps: 20, rng: &rng, from: scene.name))
    }
    #expect(visited.count == 15, "\(visited.sorted())")
  }

  /// Does something that a person or a terminal may do.
  private static func act(_ play: inout Play, _ rng: inout SplitMix64) {
    switch rng.next(below: 20) {
    case 0:
      let size = sizes[rng.next(below: sizes.count)]
      play(.resize(size.0, size.1))
    case 1: play.wait([1, 200, 1_300, 2_600, 21_000, 700_000][rng.next(below: 6)])
    case 2: play.paste("pasted\n\u{1B}[31mtext")
    case 7: play(.resume)
    case 3 where !Page.fits(play.size): play(.resize(80, 24))
    case 4, 5, 6: play.wait(160)
    default: play.press(keys[rng.next(below: keys.count)])
    }
  }
}
