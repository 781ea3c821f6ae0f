import QuizEngine
import QuizScreens
import TerminalKit
import TestSupport
import Testing

/// Things that are put in order.
struct OrderingSheetTests {
  private func begin(_ mode: Mode = .practice) throws -> Play {
    let deck =
      mode == .exam ? Decks.exam(Decks.rivers + Decks.capitals) : Decks.deck(Decks.rivers)
    return try Play.begin(mode, of: deck)
  }

  @Test func aDigitPutsAnItemLastInTheOrder() throws {
    var play = try begin()
    play.type("31")
    #expect(play.card?.sheet.marks == .order([2, 0], items: 4))
    let boxes = play.lines.filter { $0.contains("[") }
    #expect(boxes.count == 4)
    #expect(boxes[0].contains("[2]") && boxes[1].contains("[ ]") && boxes[2].contains("[1]"))
  }

  @Test func theSameDigitTakesItBackAndThoseBehindMoveUp() throws {
    var play = try begin()
    play.type("3143")
    #expect(play.card?.sheet.marks == .order([0, 3], items: 4))
    play.type("3")
    #expect(play.card?.sheet.marks == .order([0, 3, 2], items: 4))
  }

  @Test func spaceDoesTheSameForTheItemInFocus() throws {
    var play = try begin()
    #expect(play.focus == nil)
    play.press(.down, .down, .character(" "))
    #expect(play.card?.sheet.marks == .order([1], items: 4))
    play.press(.up, .character(" "), .down, .character(" "))
    #expect(play.card?.sheet.marks == .order([0], items: 4))
  }

  @Test func enterTakesTheOrderOnceItIsWhole() throws {
    var play = try begin()
    let digits = play.digitsInOrder
    for digit in digits.dropLast() {
      play.type(digit)
      play.press(.enter)
      #expect(play.given[0] == nil)
    }
    play.type(digits[3])
    #expect(play.given[0] == nil)
    play.press(.enter)
    #expect(play.given[0] == .order([0, 1, 2, 3]))
    #expect(play.session?.results == [true])
  }

  @Test func theVerdictShowsWhereAWrongItemBelongs() throws {
    var play = try begin()
    for digit in play.digitsInOrder.reversed() { play.type(digit) }
    play.press(.enter)
    #expect(play.row(containing: "4→1")?.contains("Nile") == true)
    #expect(play.row(containing: "1→4")?.contains("Elbe") == true)
    #expect(play.screen.contains("1. Nile; 2. Danube; 3. Rhine; 4. Elbe"))
  }

  @Test func outOfTimeShowsWhereEveryItemBelongs() throws {
    var play = try begin(.game)
    play.wait(21_000)
    for place in 1...4 { #expect(play.screen.contains("–→\(place)")) }
  }

  @Test func anExamTakesEachPlaceAtOnce() throws {
    var play = try begin(.exam)
    let digits = play.digitsInOrder
    play.type(digits[0])
    #expect(play.given[0] == .order([0]))
    #expect(play.session?.answeredCount == 0)
    play.type(digits[1] + digits[3])
    play.press(.right)
    play.pause()
    play.press(.left)
    play.pause()
    play.type(digits[2])
    #expect(play.given[0] == .order([0, 1, 3, 2]))
    #expect(play.session?.answeredCount == 1)
  }

  @Test func theReviewShowsBothItemsOfAPlace() throws {
    var play = try begin(.exam)
    let digits = play.digitsInOrder
    play.type(digits[0] + digits[2])
    play.type("me")
    play.press(.enter)
    play.pause()
    play.press(.enter)
    for text in [
      "✓ your answer  1. Nile", "✗ your answer  2. Rhine", "✓ right        2. Danube",
      "✓ right        3. Rhine",
    ] {
      #expect(play.screen.contains(text), "\(text)\n\(play.screen)")
    }
  }
}
