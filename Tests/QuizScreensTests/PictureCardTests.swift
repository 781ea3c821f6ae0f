import QuizEngine
import QuizScreens
import TerminalKit
import TestSupport
import Testing

/// What a card and a review show of a picture: the truth, on any screen.
struct PictureCardTests {
  private static let colours: [Character: String] = [
    "r": "204;0;20", "w": "255;255;255", "k": "16;16;16", "b": "34;32;95", "l": "109;169;210",
  ]

  /// A flag of stripes, each letter a row of pixels.
  private func flag(_ stripes: String, columns: Int) -> TextPicture {
    let rows = Array(stripes)
    let lines = stride(from: 0, to: rows.count, by: 2).map { row in
      let (above, below) = (Self.colours[rows[row]] ?? "", Self.colours[rows[row + 1]] ?? "")
      return "\u{1B}[38;2;\(above);48;2;\(below)m" + String(repeating: "▀", count: columns)
    }
    return TextPicture(lines.joined(separator: "\n"))
  }

  /// A sign with a shape of its own: red, with white letters too fine to be made smaller.
  private var sign: TextPicture {
    let red = "\u{1B}[38;2;204;0;20m"
    let inner = (0..<9).map { _ in red + String(repeating: "█▀", count: 11) + "\u{1B}[0m" }
    let outer = " " + red + String(repeating: "█", count: 20) + "\u{1B}[0m"
    return TextPicture(([outer] + inner + [outer]).joined(separator: "\n"))
  }

  private func play(
    _ picture: TextPicture, mode: Mode = .game, size: (Int, Int), inColour: Bool = true,
    stem: String = "What is it?", options: [String] = ["Left", "Right"], greys: Bool = true
  ) throws -> Play {
    var question = try #require(SampleDeck.single("art", "odd", stem, options, 0))
    question.image = "art.txt"
    question.imageDescription = "Something red."
    let isExam = mode == .exam
    let deck = isExam ? Decks.exam([question]) : Decks.deck([question])
    var play = try Play(decks: [deck], size: size)
    var world = play.app.world
    (world.hasColour, world.hasGreys) = (inColour, greys)
    play.app = App(world: world, seed: 7)
    play.press(.enter)
    if mode == .practice { play.type("p") } else { play.press(.enter) }
    play.pause()
    let name = PictureName(deckID: deck.outline.id, file: "art.txt")
    _ = play.app.handle(.pictureLoaded(name, picture), at: play.outside.time)
    return play
  }

  /// The rows that scrolling shows, each once, from top to bottom.
  private func scrolled(_ play: Play, rows: (Play) -> [String]) -> [String] {
    var play = play
    var seen = rows(play)
    for _ in 0..<30 {
      play.press(.pageDown)
      let now = rows(play)
      let shared = (0...min(seen.count, now.count)).last { seen.suffix($0) == now.prefix($0) }
      seen += now.dropFirst(shared ?? 0)
    }
    return seen
  }

  private func pictureRows(_ play: Play) -> Int { play.canvas.roles().count { $0.contains("##") } }

  @Test(arguments: [
    ("lllllwkkwlllll", 21, ["L", "L", "W", "K", "W", "L", "L"]),
    ("rrwwbbbbwwrr", 18, ["R", "W", "B", "B", "W", "R"]),
  ])
  func eachStripeKeepsItsLetters(
    stripes: String, columns: Int, letters: [String]
  ) throws {
    let play = try play(
      flag(stripes, columns: columns), mode: .exam, size: (80, 24), inColour: false)
    let shown = play.lines.compactMap { line in
      letters.first { line.contains(String(repeating: $0, count: columns)) }
    }
    #expect(shown == letters)
  }

  @Test func lettersOfAFlagAreNeverMadeFewer() throws {
    let play = try play(
      flag("rrwwbbbbwwrr", columns: 24), size: (40, 12), inColour: false,
      options: ["The United Arab Emirates", "Saint Kitts and Nevis", "Thailand", "Laos"])
    let seen = scrolled(play) { play in
      play.lines.compactMap { line in
        ["R", "W", "B"].first { line.contains(String(repeating: $0, count: 24)) }
      }
    }
    #expect(seen == ["R", "W", "B", "B", "W", "R"])
  }

  @Test(arguments: [Mode.game, .practice, .exam])
  func aSignIsShownInItsOwnSizeHoweverSmallTheScreen(mode: Mode) throws {
    let play = try play(
      sign, mode: mode, size: (40, 12), options: ["A long way to go from here", "Nowhere"])
    var seen: [Int] = []
    var moving = play
    for _ in 0..<12 {
      let roles = moving.canvas.roles()
      #expect(roles.filter { $0.contains("##") }.allSatisfy { $0.contains("####################") })
      seen.append(pictureRows(moving))
      moving.press(.pageDown)
    }
    #expect(seen.max() ?? 0 >= 7)
    #expect(moving.screen.contains("Nowhere"))
    #expect(!moving.screen.contains("Something red."))
    #expect(!play.screen.contains("Something red."))
  }

  @Test func withoutColoursASignIsPutIntoWords() throws {
    let small = try play(sign, size: (40, 12), inColour: false)
    #expect(small.screen.contains("Something red."))
    #expect(!small.screen.contains("RRR"))
    #expect(small.screen.contains("Left"))
    let large = try play(sign, size: (80, 24), inColour: false)
    #expect(large.screen.contains("Something red."))
    #expect(large.lines.count { $0.contains("RRRRRRRRRRRRRRRRRRRR") } == 11)
  }

  @Test func wordsDoNotStandWithAPictureThatShowsAll() throws {
    for inColour in [true, false] {
      let play = try play(flag("rrrrwwww", columns: 16), size: (80, 24), inColour: inColour)
      #expect(!play.screen.contains("Something red."))
    }
  }

  @Test(arguments: [
    ("rrrrwwww", true, 18, 5), ("kkkkrrrr", true, 18, 5), ("rrrrbbbb", true, 16, 4),
    // Of eight colours none is a grey: a frame of lines serves.
    ("rrrrwwww", false, 16, 4),
  ])
  func aFlagThatMayRunOutHasAnEdgeOnASmallScreenToo(
    stripes: String, greys: Bool, columns: Int, rows: Int
  ) throws {
    let play = try play(flag(stripes, columns: 16), size: (40, 12), greys: greys)
    let filled = play.canvas.roles().filter { $0.contains("##") }
    #expect(filled.map { row in row.count { $0 == "#" } } == Array(repeating: columns, count: rows))
    #expect(play.screen.contains("│") == !greys)
  }

  @Test func anExamKeepsNoRowsForAVerdict() throws {
    let options = (1...13).map { "Option \($0)" }
    let exam = try play(
      sign, mode: .exam, size: (80, 24),
      stem: Array(repeating: "word", count: 20).joined(separator: " "),
      options: options)
    #expect(exam.screen.contains("Option 13"))
    #expect(!exam.screen.contains("▼"))
  }

  @Test func aReviewShowsThePictureAmongItsLines() throws {
    var play = try play(sign, mode: .exam, size: (40, 12))
    play(.type("2me"), .key(.enter), .wait(.milliseconds(400)), .key(.enter))
    play.pause()
    #expect(play.top == "review")
    #expect(pictureRows(play) >= 6)
    var seen = play.screen
    for _ in 0..<12 {
      play.press(.down)
      seen += play.screen
    }
    #expect(seen.contains("Left"))
    #expect(!seen.contains("Something red."))
  }
}
