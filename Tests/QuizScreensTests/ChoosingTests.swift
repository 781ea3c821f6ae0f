import QuizEngine
import QuizScreens
import TerminalKit
import TestSupport
import Testing

/// How an answer is chosen on the question card.
struct ChoosingTests {
  @Test(arguments: [("1", 0), ("2", 1), ("3", 2), ("4", 3), ("a", 0), ("b", 1), ("c", 2), ("d", 3)])
  func aDigitOrALetterAnswersAtOnce(_ key: String, _ option: Int) throws {
    var play = try Play.begin(.game, of: Decks.game())
    play.type(key)
    #expect(play.given[0] == .option(option))
    #expect(play.isVerdictShown)
  }

  @Test(arguments: ["5", "9", "0", "e", "z"])
  func aDigitOrALetterBeyondTheOptionsDoesNothing(_ key: String) throws {
    var play = try Play.begin(.game, of: Decks.game())
    let before = play.app
    play.type(key)
    #expect(play.isUnchanged(since: before))
  }

  @Test func theLetterENamesTheFifthOption() throws {
    var play = try Play.begin(.game, of: Decks.deck(Decks.wide(5)))
    play.type("e")
    #expect(play.given[0] == .option(4))
  }

  @Test func nothingIsHighlightedAtFirst() throws {
    let play = try Play.begin(.game, of: Decks.game())
    #expect(play.focus == nil)
    #expect(!play.screen.contains("▸"))
  }

  @Test(arguments: [Key.enter, .character(" ")])
  func enterAndSpaceDoNothingWhileNothingIsHighlighted(_ key: Key) throws {
    var play = try Play.begin(.game, of: Decks.game())
    let before = play.app
    play.press(key)
    #expect(play.isUnchanged(since: before))
  }

  @Test(arguments: [
    (Key.down, 0), (.character("j"), 0), (.up, 3), (.character("k"), 3),
  ])
  func theFirstArrowHighlightsAnEndOfTheList(_ key: Key, _ row: Int) throws {
    var play = try Play.begin(.game, of: Decks.game())
    play.press(key)
    #expect(play.focus == row)
    #expect(play.given[0] == nil)
    #expect(play.lines.count { $0.contains("▸") } == 1)
  }

  @Test func theHighlightStopsAtTheEnds() throws {
    var play = try Play.begin(.game, of: Decks.game())
    play.press(.down, .down, .down, .down, .down, .down)
    #expect(play.focus == 3)
    play.press(.character("k"), .up, .up, .up, .up)
    #expect(play.focus == 0)
  }

  @Test(arguments: [Key.enter, .character(" ")])
  func enterAndSpaceTakeTheHighlightedOption(_ key: Key) throws {
    var play = try Play.begin(.game, of: Decks.game())
    play.press(.down, .character("j"), key)
    #expect(play.given[0] == .option(1))
    #expect(play.isVerdictShown)
  }

  @Test func aNewQuestionHasNoHighlight() throws {
    var play = try Play.begin(.game, of: Decks.game())
    play(.key(.down), .key(.enter))
    play.pause()
    play.press(.enter)
    play.pause()
    #expect(play.session?.position == 1)
    #expect(play.focus == nil)
  }

  @Test func theHardwareCursorSitsOnTheHighlight() throws {
    var play = try Play.begin(.game, of: Decks.game())
    #expect(play.canvas.cursor == nil)
    play.press(.down, .down)
    let row = play.lines.firstIndex { $0.contains("▸") }
    #expect(play.canvas.cursor?.row == row)
  }

  // MARK: Several right

  @Test func digitsMarkWhereSeveralAreAskedAndEnterConfirms() throws {
    var play = try Play.begin(.game, of: Decks.deck(Decks.mammals))
    play.type("12")
    #expect(play.card?.sheet.isMarked == [true, true, false, false])
    #expect(play.given[0] == nil)
    play.type("2c")
    #expect(play.card?.sheet.isMarked == [true, false, true, false])
    play.press(.enter)
    #expect(play.given[0] == .options([0, 2]))
    #expect(play.session?.results == [true])
  }

  @Test func spaceTogglesAndEnterDoesNotToggle() throws {
    var play = try Play.begin(.game, of: Decks.deck(Decks.mammals))
    play.press(.down, .character(" "), .down, .character(" "), .character(" "), .down)
    #expect(play.card?.sheet.isMarked == [true, false, false, false])
    // Two are asked for: one alone is not taken, nor is a third.
    play.press(.enter)
    #expect(play.given[0] == nil)
    play.press(.character(" "), .up, .character(" "))
    #expect(play.card?.sheet.isMarked == [true, false, true, false])
    play.press(.enter)
    #expect(play.given[0] == .options([0, 2]))
    #expect(play.session?.results == [true])
  }

  @Test func enterConfirmsNothingWhileNothingIsMarked() throws {
    var play = try Play.begin(.game, of: Decks.deck(Decks.mammals))
    play.press(.down, .enter)
    #expect(play.given[0] == nil)
    #expect(!play.isVerdictShown)
  }

  @Test func marksAreShownInBoxes() throws {
    var play = try Play.begin(.game, of: Decks.deck(Decks.mammals))
    play.type("1")
    #expect(play.row(containing: "Whale")?.contains("[x]") == true)
    #expect(play.row(containing: "Shark")?.contains("[ ]") == true)
  }

  // MARK: True or false

  @Test(arguments: [
    (Key.left, true), (.right, false), (.character("h"), true), (.character("l"), false),
    (.character("1"), true), (.character("2"), false),
  ])
  func trueAndFalseAreLeftAndRight(_ key: Key, _ truth: Bool) throws {
    for mode in [Mode.game, .practice] {
      var play = try Play.begin(mode, of: Decks.deck([Decks.truth("t", "Water is wet.")]))
      play.press(key)
      #expect(play.given[0] == .truth(truth))
    }
  }

  @Test func inAnExamLeftAndRightMoveAtTrueOrFalse() throws {
    let questions = [Decks.truth("t1", "Water is wet."), Decks.truth("t2", "Ice is warm.", false)]
    var play = try Play.begin(.exam, of: Decks.exam(questions))
    play.press(.right)
    #expect(play.session?.position == 1)
    play.press(.left)
    #expect(play.session?.position == 0)
    #expect(play.given == [nil, nil])
  }

  // MARK: Many options

  @Test(arguments: [10, 26])
  func moreThanNineOptionsAreChosenByArrowsOnly(_ count: Int) throws {
    var play = try Play.begin(.game, of: Decks.deck(Decks.wide(count)))
    let before = play.app
    play.type("123456789abcde")
    #expect(play.isUnchanged(since: before))
    #expect(!play.footer.contains("1–"))
    // Some steps scroll to what is out of sight.
    for _ in 0..<3 * count where play.focus != count - 1 { play.press(.down) }
    play.press(.enter)
    #expect(play.session?.results == [true])
  }

  @Test func nineOptionsStillHaveDigits() throws {
    var play = try Play.begin(.game, of: Decks.deck(Decks.wide(9)))
    #expect(play.footer.contains("1–9"))
    play.type("9")
    #expect(play.session?.results == [true])
  }

  // MARK: Typed answers

  @Test func printableKeysAreTextInATypedAnswer() throws {
    var play = try Play.begin(.game, of: Decks.deck(Decks.typed))
    play.type("q?frmh 1/")
    #expect(play.card?.sheet.field.value == "q?frmh 1/")
    #expect(play.top == "card")
    #expect(play.given[0] == nil)
  }

  @Test func enterTakesWhatWasTypedAndNothingWhereNothingWas() throws {
    var play = try Play.begin(.game, of: Decks.deck(Decks.typed))
    play.press(.enter)
    #expect(play.given[0] == nil)
    play.type("blue WHALE")
    play.press(.enter)
    #expect(play.given[0] == .text("blue WHALE"))
    #expect(play.session?.results.first == true)
    #expect(play.screen.contains("blue WHALE"))
  }

  @Test func blanksAloneAreNoAnswer() throws {
    var play = try Play.begin(.game, of: Decks.deck(Decks.typed))
    play.type("   ")
    play.press(.enter)
    #expect(play.given[0] == nil)
  }

  @Test func tabLeavesTheFieldSoThatTheOtherKeysWork() throws {
    var play = try Play.begin(.game, of: Decks.deck(Decks.typed))
    play.type("qu")
    play.press(.tab)
    #expect(play.canvas.cursor == nil)
    play.type("f")
    #expect(play.session?.isFlagged[0] == true)
    #expect(play.card?.sheet.field.value == "qu")
    play.press(.tab)
    play.type("ail")
    #expect(play.card?.sheet.field.value == "quail")
    play.press(.tab)
    play.type("q")
    #expect(play.top == "dialog")
  }

  @Test func theFieldIsUnderlinedAndHoldsTheCursor() throws {
    var play = try Play.begin(.game, of: Decks.deck(Decks.typed))
    play.type("whale")
    let row = try #require(play.lines.firstIndex { $0.contains("▸ whale") })
    #expect(play.lines[row + 1].contains("────"))
    let column = play.lines[row].prefix { $0 != "w" }.count + 5
    #expect(play.canvas.cursor == Position(row: row, column: column))
  }

  @Test(arguments: [(40, 12), (80, 24)])
  func aLongTypedAnswerStaysInsideTheScreenWithASign(_ columns: Int, _ rows: Int) throws {
    var play = try Play.begin(.game, of: Decks.deck(Decks.typed), size: (columns, rows))
    play.paste(String(repeating: "word ", count: 60))
    #expect(play.lines.contains { $0.contains("…") })
    play.press(.enter)
    play.pause()
    #expect(play.isVerdictShown)
    let shown = play.lines.first { $0.contains("word word") }
    #expect(shown?.contains("…") == true)
  }

  @Test func whatIsPastedGoesIntoTheFieldOnly() throws {
    var play = try Play.begin(.game, of: Decks.deck(Decks.typed))
    play.paste("blue whale\nq\n")
    #expect(play.card?.sheet.field.value == "blue whale q")
    play.press(.tab)
    let before = play.app
    play.paste("more")
    #expect(play.isUnchanged(since: before))
  }

  @Test(arguments: ["welcome", "decks", "filter", "card", "verdict", "dialog", "map", "settings"])
  func whatIsPastedElsewhereIsIgnored(_ place: String) throws {
    var play =
      place == "map" ? try Play.begin(.exam, of: Decks.exam()) : try Play(decks: [Decks.game()])
    switch place {
    case "decks": play.press(.down, .enter)
    case "filter": play(.key(.down), .key(.enter), .type("/a"))
    case "card": play(.key(.enter), .key(.enter), .wait(.milliseconds(400)))
    case "verdict": play(.key(.enter), .key(.enter), .wait(.milliseconds(400)), .type("1"))
    case "dialog": play(.key(.enter), .key(.enter), .wait(.milliseconds(400)), .key(.escape))
    case "map": play.type("m")
    case "settings": play.press(.down, .down, .down, .enter)
    default: break
    }
    let before = play.app
    play.paste("1\n2\nq")
    #expect(play.isUnchanged(since: before))
  }

  // MARK: What was typed too early

  @Test(arguments: ["1", "2", "d", " "])
  func aNewQuestionTakesNoAnswerFor150Milliseconds(_ key: String) throws {
    var play = try Play(decks: [Decks.game()])
    play.press(.enter, .enter)
    play.press(.down)
    play.type(key)
    play.press(.enter)
    play.wait(149)
    play.type(key)
    play.press(.enter)
    #expect(play.given[0] == nil)
    play.wait(1)
    play.press(.enter)
    #expect(play.given[0] == .option(0))
  }

  @Test func aVerdictIsNotClosedFor150Milliseconds() throws {
    for key in [Key.enter, .character(" "), .right] {
      for mode in [Mode.game, .practice] {
        var play = try Play.begin(mode, of: Decks.game())
        play.type("2")
        play.press(key)
        play.wait(149)
        play.press(key)
        #expect(play.session?.position == 0)
        #expect(play.isVerdictShown)
        play.wait(1)
        play.press(.enter)
        #expect(play.session?.position == 1)
      }
    }
  }

  @Test(arguments: Mode.allCases)
  func keysInOneBurstAnswerAtMostOneQuestion(_ mode: Mode) throws {
    var history = History()
    for question in Decks.game().questions + Decks.exam().questions {
      history.addAnswer(
        deckID: mode == .exam ? "exam" : "small", questionID: question.id, isRight: false)
    }
    let deck = mode == .exam ? Decks.exam() : Decks.game()
    var play = try Play.begin(mode, of: deck, history: history)
    play.type("1")
    play.press(.enter, .enter, .enter, .enter)
    play.type("1111")
    play.press(.enter, .character(" "), .enter)
    #expect(play.session?.answeredCount == 1)
    play.pause()
    play.type("2")
    play.press(.enter, .enter)
    #expect((play.session?.answeredCount ?? 9) <= 2)
  }

  @Test func aKeyThatComesWithTheFlipIsNotForTheNewQuestion() throws {
    for key in [Key.down, .enter, .character("f"), .character("1"), .escape] {
      var play = try Play.begin(.game, of: Decks.game())
      play.type("2")
      play.outside.time += .milliseconds(1200)
      play.press(key)
      #expect(play.session?.position == 1)
      #expect(play.focus == nil)
      #expect(play.given[1] == nil)
      #expect(play.session?.isFlagged == [false, false, false])
      #expect(play.top == "card")
    }
  }

  @Test func whatWasTypedAheadIsThrownAwayWhereverSomethingNewShows() throws {
    var play = try Play(decks: [Decks.game(2)])
    func discards() -> Int { play.outside.effects.count { $0 == .discardTyping } }
    play.press(.enter, .enter)
    #expect(discards() == 1)
    play.pause()
    play.type("2")
    #expect(discards() == 2)
    play.wait(1200)
    #expect(discards() == 3)
    play.pause()
    play.type("2")
    play.wait(1200)
    #expect(play.top == "results")
    #expect(discards() == 5)
  }
}
