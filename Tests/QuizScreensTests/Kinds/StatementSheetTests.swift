import QuizEngine
import QuizScreens
import TerminalKit
import TestSupport
import Testing

/// Statements, each of them true or false.
struct StatementSheetTests {
  private func begin(_ mode: Mode = .practice, size: (Int, Int) = (80, 24)) throws -> Play {
    let deck =
      mode == .exam ? Decks.exam(Decks.statements + Decks.rivers) : Decks.deck(Decks.statements)
    return try Play.begin(mode, of: deck, size: size)
  }

  @Test func theFirstOpenRowHasTheFocusFromTheStart() throws {
    let play = try begin()
    #expect(play.focus == 0)
    #expect(play.lines.contains { $0.contains("▸") && $0.contains("Salt water") })
    #expect(play.screen.contains("1 True  2 False"))
  }

  @Test func digitsSetARowAndGoOnToTheNextOpenOne() throws {
    var play = try begin()
    play.type("1")
    #expect(play.focus == 1)
    play.press(.down)
    play.type("2")
    #expect(play.focus == 1)
    #expect(play.card?.sheet.marks == .truths([true, nil, false]))
    #expect(play.given[0] == nil)
    play.type("2")
    #expect(play.card?.sheet.marks == .truths([true, false, false]))
    #expect(play.focus == 1)
  }

  @Test(arguments: [
    (Key.left, true), (.right, false), (.character("h"), true), (.character("l"), false),
    (.character("a"), true), (.character("b"), false),
  ])
  func leftAndRightAreTrueAndFalse(_ key: Key, _ truth: Bool) throws {
    for mode in [Mode.game, .practice] {
      var play = try begin(mode)
      play.press(key)
      #expect(play.card?.sheet.marks == .truths([truth, nil, nil]))
    }
  }

  @Test func spaceChangesTheRowInFocus() throws {
    var play = try begin()
    play.press(.down, .character(" "))
    #expect(play.card?.sheet.marks == .truths([nil, true, nil]))
    play.press(.character(" "))
    #expect(play.card?.sheet.marks == .truths([nil, false, nil]))
    #expect(play.focus == 1)
  }

  @Test func enterPointsAtWhatIsOpenAndTakesWhatIsWhole() throws {
    var play = try begin()
    play.type("1")
    play.press(.down, .enter)
    #expect(play.given[0] == nil)
    #expect(play.focus == 1)
    play.type("21")
    play.press(.enter)
    #expect(play.given[0] == .statements([true, false, true]))
    #expect(play.session?.results == [true])
  }

  @Test func theVerdictMarksEachRow() throws {
    var play = try begin()
    play.type("111")
    play.press(.enter)
    #expect(play.screen.contains("✗ Wrong: 2 of 3 right"))
    #expect(play.row(containing: "Salt water")?.contains("✓") == true)
    let wrong = try #require(play.row(containing: "The Baltic"))
    #expect(wrong.drop { $0 == " " }.first == "✗")
    #expect(wrong.contains("(•)") && wrong.contains("(✓)"))
    #expect(play.roles(ofRowWith: "Salt water") != play.roles(ofRowWith: "The Baltic"))
  }

  @Test func anExamTakesEachMarkAtOnceAndGivesNothingAway() throws {
    var play = try begin(.exam)
    play.type("1")
    #expect(play.given[0] == .statements([true, nil, nil]))
    #expect(play.session?.answeredCount == 0)
    play.type("11")
    #expect(play.given[0] == .statements([true, true, true]))
    #expect(play.session?.answeredCount == 1)
    #expect(!play.screen.contains("✗") && !play.screen.contains("✓"))
    play.press(.enter)
    #expect(play.session?.position == 1)
  }

  @Test func leftAndRightMoveBetweenTheQuestionsOfAnExam() throws {
    var play = try begin(.exam)
    play.type("12")
    play.press(.right)
    #expect(play.session?.position == 1)
    play.pause()
    play.press(.left)
    #expect(play.card?.sheet.marks == .truths([true, false, nil]))
    #expect(play.focus == 2)
    play.pause()
    play.press(.up)
    play.type("1")
    #expect(play.given[0] == .statements([true, true, nil]))
  }

  @Test func theDecksOwnWordsStandAboveTheMarks() throws {
    var deck = Decks.deck(Decks.statements)
    deck.outline.blueprint.words = .init(whenTrue: "Ja", whenFalse: "Nein")
    let play = try Play.begin(.practice, of: deck)
    #expect(play.screen.contains("1 Ja  2 Nein"))
    #expect(play.screen.contains("1 Ja, 2 Nein"))
  }

  @Test func shuffledStatementsAreRecordedInTheOrderOfTheBank() throws {
    let question = try #require(Decks.statements.first)
    let entry = Paper.Entry(question: question, optionOrder: [2, 0, 1])
    let sheet = AnswerSheet(for: entry, given: .statements([true, nil, false]))
    #expect(sheet.marks == .truths([false, true, nil]))
    #expect(sheet.answer(to: entry) == .statements([true, nil, false]))
  }

  @Test func theReviewShowsBothAnswersAndTheReasons() throws {
    var play = try begin(.exam)
    play.type("11")
    play.type("me")
    play.press(.enter)
    play.pause()
    play.press(.enter)
    #expect(play.top == "review")
    for text in [
      "Salt water freezes below 0 °C.", "✓ your answer  True", "✗ your answer  True",
      "✓ right        False", "It is brackish.", "✓ right        True",
    ] {
      #expect(play.screen.contains(text), "\(text)\n\(play.screen)")
    }
  }
}
