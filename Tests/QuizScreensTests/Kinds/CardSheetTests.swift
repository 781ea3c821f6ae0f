import QuizEngine
import QuizScreens
import TerminalKit
import TestSupport
import Testing

/// A card with a front and a back.
struct CardSheetTests {
  private func begin(size: (Int, Int) = (80, 24)) throws -> Play {
    try Play.begin(.practice, of: Decks.deck(Decks.sea), size: size)
  }

  @Test(arguments: [Key.enter, .character(" ")])
  func theBackShowsOnlyWhenTheCardIsTurned(_ key: Key) throws {
    var play = try begin()
    #expect(!play.screen.contains("the sea"))
    #expect(play.footer.contains("enter turn"))
    let before = play.app
    play.type("12")
    play.press(.down)
    #expect(play.isUnchanged(since: before))
    play.press(key)
    #expect(play.screen.contains("the sea"))
    #expect(play.footer.contains("1 knew it") && play.footer.contains("2 did not"))
    #expect(play.given[0] == nil)
  }

  @Test func noVerdictShowsBeforeThePersonHasSaid() throws {
    var play = try begin()
    play.press(.enter)
    #expect(!play.isVerdictShown)
    #expect(!play.screen.contains("✓") && !play.screen.contains("✗"))
    #expect(play.outside.effects.allSatisfy { if case .sound = $0 { false } else { true } })
  }

  @Test(arguments: [("1", true), ("2", false)])
  func aDigitSaysWhetherItWasKnown(_ key: String, _ isKnown: Bool) throws {
    var play = try begin()
    play.press(.enter)
    play.type(key)
    #expect(play.given[0] == .known(isKnown))
    #expect(play.session?.results == [isKnown])
    #expect(play.screen.contains("the sea"))
    #expect(play.screen.contains(isKnown ? "✓ I knew it" : "✗ I did not know it"))
    #expect(play.screen.contains("Feminine"))
  }

  @Test func arrowsAndEnterChooseToo() throws {
    var play = try begin()
    play.press(.enter, .enter)
    #expect(play.given[0] == nil)
    play.press(.down, .down, .enter)
    #expect(play.given[0] == .known(false))
  }

  @Test(arguments: [(40, 12), (80, 24)])
  func aLongBackCanBeReadWhole(_ columns: Int, _ rows: Int) throws {
    let words = (1...150).map { "back\($0)" }
    let question = Question(
      id: "long", stem: (1...60).map { "front\($0)" }.joined(separator: " "),
      kind: .card(back: words.joined(separator: " ")))
    var play = try Play.begin(.practice, of: Decks.deck([question]), size: (columns, rows))
    play.press(.enter)
    #expect(play.screen.contains("back1 "))
    let seen = HostileTextTests.wordsSeen(&play, by: .pageDown)
    #expect(words.filter { !seen.contains($0) } == [])
    #expect(play.screen.contains("I knew it"))
  }

  @Test func theReviewShowsTheBack() throws {
    var play = try begin()
    play.press(.enter)
    play.type("2")
    play.pause()
    play.press(.enter)
    play.pause()
    play.press(.enter)
    #expect(play.top == "review")
    #expect(play.screen.contains("the sea"))
    #expect(play.screen.contains("✗ your answer  I did not know it"))
  }
}
