import QuizEngine
import QuizScreens
import TerminalKit
import TestSupport
import Testing

/// What the review tells of each option, at any size.
struct ReviewTests {
  /// The review of a question of which the first two options were chosen.
  private func review(_ questions: [Question], size: (Int, Int)) throws -> Play {
    var play = try Play.begin(.exam, of: Decks.exam(questions), size: size)
    play.type("12me")
    play.press(.enter)
    play.pause()
    let way = play.results?.ways.firstIndex {
      if case .reviewMistakes = $0 { true } else { false }
    }
    for _ in 0..<(way ?? 0) { play.press(.right) }
    play.press(.enter)
    #expect(play.top == "review")
    return play
  }

  @Test func onASmallTerminalSignsTellWhatWasChosenAndWhatIsRight() throws {
    let play = try review(Decks.mammals, size: (40, 12))
    #expect(play.row(containing: "Whale")?.contains("●✓ Whale") == true)
    #expect(play.row(containing: "Shark")?.contains("●✗ Shark") == true)
    #expect(play.row(containing: "Seal")?.contains(" ✓ Seal") == true)
    #expect(play.row(containing: "Cod")?.contains("✓") == false)
    #expect(play.row(containing: "Cod")?.contains("●") == false)
    #expect(play.screen.contains("● your answer   ✓ right"))
  }

  @Test func withRoomWordsTellIt() throws {
    let play = try review(Decks.mammals, size: (80, 24))
    #expect(play.row(containing: "Whale")?.contains("✓ your answer") == true)
    #expect(play.row(containing: "Shark")?.contains("✗ your answer") == true)
    #expect(play.row(containing: "Seal")?.contains("✓ right") == true)
    #expect(!play.screen.contains("●"))
  }

  @Test func anEmptyAnswerIsNamedWhereTheSignsAreExplained() throws {
    var play = try Play.begin(.exam, of: Decks.exam(Decks.mammals), size: (40, 12))
    play.type("me")
    play.press(.enter)
    play.pause()
    play.press(.enter)
    #expect(play.screen.contains("– unanswered   ✓ right"))
  }

  @Test(arguments: [(40, 12), (80, 24), (120, 40)])
  func theQuestionsIdIsShownWhole(_ columns: Int, _ rows: Int) throws {
    let short = try review(Decks.mammals, size: (columns, rows))
    #expect(short.lines.first { !$0.isEmpty }?.hasSuffix("mammals") == true)
    let id = "gesellschaft-krankenversicherung-und-rente-" + String(repeating: "x", count: 40)
    let long = Decks.mammals.map {
      Question(id: id, stem: $0.stem, kind: $0.kind, explanation: "They breathe.")
    }
    var play = try review(long, size: (columns, rows))
    play.press(.end)
    let text = play.lines.map { $0.filter { $0 != " " } }.joined()
    #expect(text.contains(id))
  }

  @Test func aLongIdStandsWholeInTheHeaderWhereThereIsRoom() throws {
    let id = "gesellschaft-krankenversicherung-014"
    let long = Decks.mammals.map { Question(id: id, stem: $0.stem, kind: $0.kind) }
    var play = try review(long, size: (80, 24))
    #expect(play.lines[0].hasSuffix(" " + id))
    play.type("f")
    #expect(play.lines[0].hasSuffix("⚑ " + id))
    #expect(play.lines[0].contains("mistake 1 of 1"))
  }
}
