import QuizEngine
import QuizScreens
import TerminalKit
import TestSupport
import Testing

/// Things on the left, to each of which one on the right belongs.
struct MatchingSheetTests {
  private func begin(
    _ mode: Mode = .practice, _ questions: [Question] = Decks.capitals,
    size: (Int, Int) = (80, 24)
  ) throws -> Play {
    let deck =
      mode == .exam ? Decks.exam(questions + Decks.rivers) : Decks.deck(questions)
    return try Play.begin(mode, of: deck, size: size)
  }

  @Test func aDigitMatchesTheRowInFocusAndGoesOn() throws {
    var play = try begin()
    #expect(play.row(containing: "France")?.contains("▸ France       → …") == true)
    play.type("1")
    #expect(play.focus == 1)
    #expect(play.row(containing: "France")?.contains("→ 1 Paris") == true)
    play.type("c2")
    #expect(play.card?.sheet.marks == .partners([0, 2, 1], rights: 5))
    #expect(play.given[0] == nil)
  }

  @Test func aPartnerMayServeTwice() throws {
    var play = try begin()
    play.type("111")
    #expect(play.card?.sheet.marks == .partners([0, 0, 0], rights: 5))
  }

  @Test(arguments: [Key.character(" "), .backspace])
  func spaceAndBackspaceClearARow(_ key: Key) throws {
    var play = try begin()
    #expect(!play.footer.contains("clear"))
    play.type("12")
    play.press(.up)
    #expect(play.footer.contains("space clear"))
    play.press(key)
    #expect(play.card?.sheet.marks == .partners([0, nil, nil], rights: 5))
    #expect(play.focus == 1)
    #expect(!play.footer.contains("clear"))
  }

  @Test func enterTakesWhatIsWhole() throws {
    var play = try begin()
    play.type("12")
    play.press(.up, .enter)
    #expect(play.given[0] == nil)
    #expect(play.focus == 2)
    play.type("3")
    play.press(.enter)
    #expect(play.given[0] == .pairs([0, 1, 2]))
    #expect(play.session?.results == [true])
  }

  @Test func theVerdictShowsTheRightPartnerBesideAWrongOne() throws {
    var play = try begin()
    play.type("143")
    play.press(.enter)
    #expect(play.row(containing: "France")?.contains("✓ France       → 1 Paris") == true)
    #expect(play.row(containing: "Italy")?.contains("✗ Italy        → 4  ✓ 2 Rome") == true)
    #expect(play.screen.contains("✗ Wrong: 2 of 3 right"))
  }

  @Test func anExamTakesEachPartnerAtOnce() throws {
    var play = try begin(.exam)
    play.type("14")
    #expect(play.given[0] == .pairs([0, 3, nil]))
    #expect(play.session?.answeredCount == 0)
    play.press(.up, .backspace)
    #expect(play.given[0] == .pairs([0, nil, nil]))
    play.press(.right)
    play.pause()
    play.press(.left)
    #expect(play.card?.sheet.marks == .partners([0, nil, nil], rights: 5))
    #expect(play.focus == 1)
    play.press(.up, .character(" "))
    play.pause()
    play.press(.character(" "))
    #expect(play.given[0] == .unanswered)
  }

  @Test(arguments: [Mode.practice, .exam])
  func tabWalksThroughMorePartnersThanThereAreDigits(_ mode: Mode) throws {
    var play = try begin(mode, Decks.letters)
    #expect(play.screen.contains("Tab changes what belongs to a row."))
    #expect(play.footer.contains("tab change"))
    let before = play.app
    play.type("1")
    #expect(play.isUnchanged(since: before))
    play.press(.tab)
    #expect(play.card?.sheet.marks == .partners([0, nil], rights: 11))
    play.press(.tab, .down, .backTab)
    #expect(play.card?.sheet.marks == .partners([1, 10], rights: 11))
    play.press(.tab)
    #expect(play.card?.sheet.marks == .partners([1, 0], rights: 11))
  }

  @Test func partnersStandBesideTheLeftsWhereThereIsRoom() throws {
    for (columns, isBeside) in [(120, true), (80, false), (40, false)] {
      let play = try begin(size: (columns, 40))
      #expect((play.row(containing: "France")?.contains("Paris") == true) == isBeside)
      #expect(play.screen.contains("Milan"))
    }
  }

  @Test(arguments: [(40, 12), (80, 24), (120, 40)])
  func longTextsCanBeReadWhole(_ columns: Int, _ rows: Int) throws {
    var play = try begin(.practice, Decks.signals, size: (columns, rows))
    play.type("243")
    var seen = HostileTextTests.wordsSeen(&play)
    play.press(.enter)
    play.pause()
    seen.formUnion(HostileTextTests.wordsSeen(&play, by: .pageDown))
    guard case .matching(let matching) = Decks.signals[0].kind else { return }
    let words = (matching.lefts + matching.rights).flatMap { $0.split(separator: " ") }
    #expect(words.filter { !seen.contains(String($0)) } == [])
  }

  @Test func theReviewShowsBothPartners() throws {
    var play = try begin(.exam)
    play.type("14")
    play.type("me")
    play.press(.enter)
    play.pause()
    play.press(.enter)
    for text in [
      "✓ your answer  Paris", "✗ your answer  Zurich", "✓ right        Rome",
      "✓ right        Bern",
    ] {
      #expect(play.screen.contains(text), "\(text)\n\(play.screen)")
    }
  }
}
