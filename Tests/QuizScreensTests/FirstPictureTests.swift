import QuizEngine
import QuizScreens
import TerminalKit
import TestSupport
import Testing

/// What is seen while the decks are still being listed.
struct FirstPictureTests {
  private func app(
    _ decks: [Deck], unfinished: [UnfinishedPaper] = []
  ) throws -> (before: App, after: App) {
    var world = try TestWorld.surroundings(decks: decks)
    world.unfinished = unfinished
    world.catalogue = nil
    let before = App(world: world, seed: 7)
    var after = before
    _ = after.handle(.decksListed(decks.map { DeckSummary($0) }), at: .zero)
    return (before, after)
  }

  @Test func keysThatAreTypedBeforeTheDecksAreListedMeanTheEntriesThatAreSeen() throws {
    let (before, after) = try app([Decks.game()])
    let labels = ["Play", "Choose a quiz", "High scores", "Settings"]
    for app in [before, after] {
      let focused = app.draw(at: .zero).lines().first { $0.contains("▸") }
      #expect(focused?.contains("▸ Play") == true)
    }
    func rows(_ app: App) -> [Int?] {
      labels.map { label in app.draw(at: .zero).lines().firstIndex { $0.contains(label) } }
    }
    #expect(!rows(before).contains(nil))
    #expect(rows(before) == rows(after))
  }

  @Test func whatCannotBePlayedYetIsNotOpened() throws {
    var (before, after) = try app([Decks.game()])
    let untouched = before
    #expect(before.handle(.input(.key(.enter)), at: .zero) == [])
    #expect(before == untouched)
    _ = after.handle(.input(.key(.enter)), at: .zero)
    #expect(after.stack.pushed.count == 1)
  }

  @Test func withoutAnyDeckThereIsNothingToPlay() throws {
    let (_, after) = try app([])
    #expect(!after.draw(at: .zero).lines().contains { $0.contains("▸ Play") })
  }

  @Test func anUnfinishedPaperStandsInItsPlaceFromTheFirstPictureOn() throws {
    let deck = Decks.exam()
    let paper = Paper(drawnFrom: deck, request: PaperRequest(mode: .exam), seed: 1)
    let kept = UnfinishedPaper(
      QuizSession(paper: paper), id: "a:1", spent: .zero, sinceAnswer: .zero, at: .zero)
    let (before, after) = try app([deck], unfinished: [kept])
    for app in [before, after] {
      let focused = app.draw(at: .zero).lines().first { $0.contains("▸") }
      #expect(focused?.contains("▸ Continue") == true)
    }
  }
}
