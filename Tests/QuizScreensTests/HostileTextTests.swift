import QuizEngine
import QuizScreens
import TerminalKit
import TestSupport
import Testing

/// Texts of decks that try to break a screen.
struct HostileTextTests {
  static let cases = Hostile.texts.indices.flatMap { text in
    Hostile.sizes.map { (text, $0.0, $0.1) }
  }

  static func check(_ play: Play, _ place: String) {
    let canvas = play.canvas
    let faults = CanvasFaults(canvas).found
    if !faults.isEmpty {
      let screen = canvas.lines().joined(separator: "\n")
      Issue.record("\(place) at \(play.size): \(faults.prefix(3))\n\(screen)")
    }
  }

  /// Looks at what shows at every step of scrolling down.
  static func scroll(_ play: inout Play, _ place: String) {
    for _ in 0..<3 {
      check(play, place)
      play.press(.pageDown)
    }
    play.press(.up, .down)
    check(play, place)
  }

  @Test(arguments: cases)
  func noTextOfAGameBreaksAScreen(_ text: Int, _ columns: Int, _ rows: Int) throws {
    let deck = Hostile.deck(of: Hostile.texts[text], isExam: false)
    var play = try Play(decks: [deck, Decks.game()], size: (columns, rows))
    Self.check(play, "welcome")
    play.press(.down, .enter)
    Self.check(play, "decks")
    play.type("/x")
    Self.check(play, "filter")
    play = try Play.begin(.game, of: deck, size: (columns, rows))
    for key in ["2", "1", "z", "2"] {
      Self.scroll(&play, "question")
      play.type(key)
      // Where several are asked for, one alone is not taken.
      if !play.isVerdictShown { play.type("3456") }
      play.press(.enter)
      play.pause()
      Self.check(play, "verdict")
      play.press(.character(" "))
      Self.scroll(&play, "explanation")
      play.press(.enter)
      play.pause()
    }
    #expect(play.top == "results")
    play.pause()
    Self.scroll(&play, "results")
    play.press(.right, .enter)
    for _ in 0..<4 {
      Self.scroll(&play, "review")
      play.press(.right)
    }
    play.type("?")
    Self.check(play, "help")
  }

  @Test(arguments: cases)
  func noTextOfAnExamBreaksAScreen(_ text: Int, _ columns: Int, _ rows: Int) throws {
    let deck = Hostile.deck(of: Hostile.texts[text], isExam: true)
    var play = try Play(decks: [deck], size: (columns, rows))
    play.press(.enter)
    Self.check(play, "modes")
    play.press(.up, .enter)
    Self.check(play, "categories")
    play = try Play.begin(.exam, of: deck, size: (columns, rows))
    for key in ["2", "1", "z", "2"] {
      Self.scroll(&play, "question")
      play.type(key)
      play.press(.enter)
      play.pause()
    }
    for key in ["m", "e"] {
      play.type(key)
      Self.check(play, "map")
    }
    play = try Play.begin(.exam, of: deck, size: (columns, rows))
    play.type("m")
    Self.check(play, "map")
    play.type("e")
    Self.check(play, "dialog")
    play.press(.enter)
    play.pause()
    Self.scroll(&play, "results")
    for _ in 0..<6 {
      play.press(.right)
      Self.check(play, "results")
    }
    play.press(.escape, .escape)
    play.press(.down, .down, .enter, .up)
    Self.check(play, "high scores")
  }

  @Test(arguments: cases)
  func noTextOfAnyKindBreaksASheet(_ text: Int, _ columns: Int, _ rows: Int) throws {
    let deck = Hostile.kinds(of: Hostile.texts[text])
    var play = try Play.begin(.practice, of: deck, size: (columns, rows))
    for steps: [PlayStep] in [
      [.type("x"), .key(.enter), .type("1"), .key(.backspace), .key(.backspace), .type("1")],
      [.type("11")], [.type("21")], [.type("21")], [.key(.enter), .type("2")],
    ] {
      Self.scroll(&play, "sheet")
      play.perform(steps)
      Self.scroll(&play, "answered sheet")
      play.press(.enter)
      play.pause()
      Self.scroll(&play, "verdict")
      play.press(.enter)
      play.pause()
    }
    #expect(play.top == "results")
    play.press(.right, .enter)
    for _ in 0..<5 {
      Self.scroll(&play, "review")
      play.press(.right)
    }
  }

  @Test(arguments: Hostile.sizes)
  func aFaultOfADeckIsShownWholeByScrolling(_ columns: Int, _ rows: Int) throws {
    var play = try Play(decks: [Decks.game()], size: (columns, rows))
    let words = (1...400).map { "reason\($0)" }
    _ = play.app.handle(
      .deckFailed(id: "small", problem: Hostile.escapes + " " + words.joined(separator: " ")),
      at: .zero)
    let seen = Self.wordsSeen(&play)
    #expect(words.filter { !seen.contains($0) } == [])
  }

  @Test func aNoticeStaysInsideTheScreen() throws {
    for size in Hostile.sizes {
      for text in Hostile.texts {
        for scene in [Scene.all[0], Scene.all[2], Scene.all[19]] {
          var play = try scene.play(size)
          _ = play.app.handle(.notice(text + Hostile.unbroken), at: play.outside.time)
          Self.check(play, "notice")
        }
      }
    }
  }

  @Test func aLongFilterShowsItsEnd() throws {
    for size in Hostile.sizes {
      var play = try Play(size: size)
      play(.key(.down), .key(.enter), .type("/" + String(repeating: "abc ", count: 40) + "end"))
      Self.check(play, "filter")
      #expect(play.lines[play.lines.firstIndex { !$0.isEmpty } ?? 0].contains("end"))
    }
  }

  // MARK: Long texts

  /// Scrolls from top to bottom and returns the words seen.
  ///
  /// Where there is more there must be a sign.
  static func wordsSeen(_ play: inout Play, by key: Key = .down) -> Set<String> {
    var seen: Set<String> = []
    var lines = play.lines
    for _ in 0..<2_000 {
      for line in lines { seen.formUnion(words(of: line)) }
      let hasMore = lines.contains { $0.contains("▼") }
      play.press(key)
      let now = play.lines
      if now == lines { break }
      // What moves without a sign can only be the highlight.
      if !hasMore { #expect(plain(now) == plain(lines), "no sign of more") }
      lines = now
    }
    return seen
  }

  private static func words(of line: String) -> [String] {
    line.split { " │╭╮╰╯▲▼".contains($0) }.map(String.init)
  }

  private static func plain(_ lines: [String]) -> [String] {
    lines.map { String($0.map { $0 == "▸" ? " " : $0 }) }
  }

  @Test(arguments: Hostile.sizes)
  func aStemOfTenThousandCharactersCanBeReadWhole(_ columns: Int, _ rows: Int) throws {
    let words = (1...1_250).map { "stem\($0)" }
    let options = (1...4).map { number in (1...15).map { "opt\(number).\($0)" } }
    let question = SampleDeck.single(
      "long", "", words.joined(separator: " "), options.map { $0.joined(separator: " ") }, 1,
      (1...120).map { "because\($0)" }.joined(separator: " "))
    #expect((question?.stem.count ?? 0) >= 10_000)
    var play = try Play.begin(
      .practice, of: Decks.deck([question].compactMap { $0 }), size: (columns, rows))
    Self.check(play, "long stem")
    var seen = Self.wordsSeen(&play, by: .pageDown)
    seen.formUnion(Self.wordsSeen(&play))
    #expect((words + options.flatMap { $0 }).filter { !seen.contains($0) } == [])
    Self.check(play, "long stem, its end")
    play.type("2")
    play.pause()
    let told = Self.wordsSeen(&play, by: .pageDown)
    let reasons = (1...120).map { "because\($0)" }
    #expect(reasons.filter { !told.contains($0) } == [])
    play.press(.enter)
    play.pause()
    play.press(.right, .enter)
    #expect(play.top == "review")
    let reviewed = Self.wordsSeen(&play, by: .pageDown)
    #expect(
      (words + options.flatMap { $0 } + reasons).filter { !reviewed.contains($0) } == [])
  }

  @Test(arguments: Hostile.sizes)
  func aLongTypedQuestionScrollsToo(_ columns: Int, _ rows: Int) throws {
    let words = (1...200).map { "stem\($0)" }
    let question = SampleDeck.text("long", "", words.joined(separator: " "), ["yes"])
    var play = try Play.begin(
      .practice, of: Decks.deck([question].compactMap { $0 }), size: (columns, rows))
    let seen = Self.wordsSeen(&play)
    #expect(words.filter { !seen.contains($0) } == [])
    #expect(play.screen.contains("▸"))
    #expect(play.screen.contains("───"))
  }

  @Test(arguments: Hostile.sizes, [9, 26])
  func manyLongOptionsCanAllBeReadAndChosen(_ size: (Int, Int), _ count: Int) throws {
    let options = (1...count).map { number in (1...12).map { "opt\(number).\($0)" } }
    let question = SampleDeck.single(
      "wide", "", "Which one is it?", options.map { $0.joined(separator: " ") }, count - 1)
    var play = try Play.begin(
      .practice, of: Decks.deck([question].compactMap { $0 }), size: size)
    Self.check(play, "options")
    var focused: [Int] = []
    var seen: Set<String> = []
    for _ in 0..<2_000 where play.focus != count - 1 {
      play.press(.down)
      let lines = play.lines
      for line in lines { seen.formUnion(Self.words(of: line)) }
      if let focus = play.focus, focus != focused.last {
        focused.append(focus)
        #expect(lines.contains { $0.contains("▸ \(focus + 1) ") }, "not in sight: \(focus)")
        Self.check(play, "options")
      }
    }
    seen.formUnion(Self.wordsSeen(&play))
    #expect(focused == Array(0..<count))
    #expect(options.flatMap { $0 }.filter { !seen.contains($0) } == [])
    for _ in 0..<2_000 where play.focus != 0 { play.press(.up) }
    #expect(play.focus == 0)
    for _ in 0..<200 { play.press(.up) }
    #expect(play.screen.contains("Which one is it?"))
  }

  @Test(arguments: Hostile.sizes)
  func rowsAndPagesShowAllOfALongText(_ columns: Int, _ rows: Int) throws {
    let words = (1...300).map { "stem\($0)" }
    let question = SampleDeck.single("long", "", words.joined(separator: " "), ["a1", "b2"], 0)
    for key in [Key.down, .pageDown, .character("j")] {
      var play = try Play.begin(
        .practice, of: Decks.deck([question].compactMap { $0 }), size: (columns, rows))
      let seen = Self.wordsSeen(&play, by: key)
      #expect((words + ["a1", "b2"]).filter { !seen.contains($0) } == [])
    }
  }

  @Test func thousandsOfLinesAreNoTrouble() throws {
    let stem = "top" + String(repeating: "\n", count: 2_100) + "bottom"
    let question = SampleDeck.single("tall", "", stem, ["first", "last"], 0)
    var play = try Play.begin(
      .practice, of: Decks.deck([question].compactMap { $0 }), size: (80, 60))
    #expect(play.screen.contains("top"))
    for _ in 0..<300 where !play.screen.contains("last") { play.press(.pageDown) }
    #expect(play.screen.contains("bottom"))
    play.press(.down, .down, .enter)
    #expect(play.given[0] == .option(1))
  }

  @Test func theHighlightStaysInSightAfterAResize() throws {
    var play = try Play.begin(.practice, of: Decks.deck(Decks.wide(26)), size: (80, 40))
    for _ in 0..<40 { play.press(.down) }
    #expect(play.focus == 25)
    play.press(.up, .up)
    for size in [(40, 12), (80, 24), (60, 20), (40, 12)] {
      play(.resize(size.0, size.1))
      #expect(play.lines.contains { $0.contains("▸ 24") }, "\(size)")
      #expect(play.canvas.cursor != nil)
    }
  }
}
