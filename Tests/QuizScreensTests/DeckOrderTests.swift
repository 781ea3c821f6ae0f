import QuizEngine
import TerminalKit
import TestSupport
import Testing

@testable import QuizScreens

/// In which order the picker offers decks, and how many of them it shows.
struct DeckOrderTests {
  private static func summary(_ title: String, language: String) -> DeckSummary {
    DeckSummary(
      outline: DeckOutline(id: title.lowercased(), title: title, language: language),
      counts: QuestionCounts(total: 1, categories: []))
  }

  private static func world(
    language: String, decks: [DeckSummary], size: Size = Size(columns: 80, rows: 24)
  ) throws -> Surroundings {
    var world = try TestWorld.surroundings(language: language, size: size)
    world.catalogue = decks
    return world
  }

  @Test(arguments: [
    ("en", ["Åland", "Mine", "Zoo", "Bahn", "Élan"]),
    ("de", ["Bahn", "Mine", "Åland", "Élan", "Zoo"]),
    ("fr", ["Élan", "Mine", "Åland", "Bahn", "Zoo"]),
  ])
  func theLanguageOfThePersonComesFirstAndThenTheTitlesInOrder(
    language: String, titles: [String]
  ) throws {
    let decks = [
      Self.summary("Zoo", language: "en-GB"), Self.summary("Élan", language: "fr"),
      Self.summary("Bahn", language: "de-CH"), Self.summary("Åland", language: "en"),
      Self.summary("Mine", language: ""),
    ]
    let world = try Self.world(language: language, decks: decks)
    let shown = DeckPickerScreen(purpose: .play).cards(in: world).map(\.outline.title)
    #expect(shown == titles)
  }

  @Test func aPageGrowsAsFarAsTheTerminalDoesToShowAllDecks() throws {
    let decks = (10..<28).map { Self.summary("Deck \($0)", language: "en") }
    for (rows, shown) in [(60, 18), (37, 18), (30, 12), (24, 9)] {
      let size = Size(columns: 120, rows: rows)
      let world = try Self.world(language: "en", decks: decks, size: size)
      var canvas = Canvas(size: size)
      DeckPickerScreen(purpose: .play).draw(on: &canvas, in: world, at: .zero)
      let text = canvas.lines().joined(separator: "\n")
      #expect(decks.count { text.contains($0.outline.title) } == shown, "at \(rows) rows")
      #expect(text.contains("▼") == (shown < 18))
    }
  }

  @Test func theDeckThatWasFoundStaysInFocusWhenTheFilterIsCleared() throws {
    let decks = (10..<28).map { Self.summary("Deck \($0)", language: "en") }
    let world = try Self.world(language: "en", decks: decks)
    var screen = DeckPickerScreen(purpose: .play)
    for key in [Key.character("/"), .character("2"), .character("5"), .escape] {
      _ = screen.press(key, in: world, at: .zero)
    }
    #expect(!screen.picker.isFiltering)
    #expect(screen.focused(screen.cards(in: world))?.outline.title == "Deck 25")
  }
}
