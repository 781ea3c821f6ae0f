import QuizEngine
import QuizScreens
import TerminalKit
import TestSupport
import Testing

/// On a small terminal what was chosen is in sight, and what is missing is said.
struct InSightTests {
  static let small = (40, 12)

  /// Options that do not fit under their stem on a small terminal.
  static var wide: [Question] {
    ["first", "second"].flatMap { id in
      Decks.wide(9).map {
        Question(
          id: id, stem: "Which of all these options is the one that is right, and no other?",
          kind: $0.kind)
      }
    }
  }

  @Test(arguments: [Mode.exam, .practice])
  func aDigitBringsWhatItChoosesIntoSight(_ mode: Mode) throws {
    let deck = mode == .exam ? Decks.exam(Self.wide) : Decks.deck(Self.wide)
    var play = try Play.begin(mode, of: deck, size: Self.small)
    #expect(!play.screen.contains("Option number 9"))
    play.type("9")
    #expect(play.screen.contains(mode == .exam ? "(•) Option number 9" : "Right"))
  }

  @Test func whatWasChosenIsInSightOnComingBack() throws {
    var play = try Play.begin(.exam, of: Decks.exam(Self.wide), size: Self.small)
    play.type("9")
    play.press(.right, .left)
    #expect(play.focus == nil)
    #expect(play.screen.contains("(•) Option number 9"))
    play.press(.right)
    play.type("m")
    play.press(.home, .enter)
    #expect(play.screen.contains("(•) Option number 9"))
    play.press(.right)
    play.pause()
    play.type("9")
    play.press(.left, .escape, .enter, .enter)
    #expect(play.top == "card")
    #expect(play.screen.contains("(•) Option number 9"))
  }

  @Test func eachArrowMovesTheHighlightAndItStaysInSight() throws {
    var play = try Play.begin(.exam, of: Decks.exam(Self.wide), size: Self.small)
    for (keys, rows) in [(Key.down, Array(0...8)), (.up, Array((0...7).reversed()))] {
      for row in rows {
        play.press(keys)
        #expect(play.focus == row)
        #expect(play.row(containing: "▸")?.contains("Option number \(row + 1)") == true)
      }
    }
  }

  // MARK: What is missing

  static var threeOfFive: [Question] {
    [
      SampleDeck.multiple(
        "three", "", "Which are planets?", ["Mars", "Sirius", "Venus", "Vega", "Saturn"], [0, 2, 4])
    ].compactMap { $0 }
  }

  @Test(arguments: [Mode.practice, .game])
  func enterSaysHowManyAnswersAreToBeMarked(_ mode: Mode) throws {
    for size in [Self.small, (80, 24)] {
      var play = try Play.begin(mode, of: Decks.deck(Self.threeOfFive), size: size)
      play.press(.enter)
      #expect(play.screen.contains("Mark 3 answers."))
      play.type("1")
      #expect(!play.screen.contains("Mark 3 answers."))
      play.press(.enter)
      #expect(play.screen.contains("Mark 3 answers."))
      #expect(play.given[0] == nil)
      play.type("35")
      play.type("2")
      #expect(play.screen.contains("Mark 3 answers."))
      #expect(play.card?.sheet.isMarked == [true, false, true, false, true])
      play.press(.enter)
      #expect(play.isVerdictShown)
      #expect(!play.screen.contains("Mark 3 answers."))
    }
  }

  @Test func inAnExamEnterSaysItOnceAndThenGoesOn() throws {
    let deck = Decks.exam(Self.threeOfFive + [Decks.truth("t", "Water is wet.")])
    var play = try Play.begin(.exam, of: deck, size: Self.small)
    play.type("1")
    play.press(.enter)
    #expect(play.session?.position == 0)
    #expect(play.screen.contains("Mark 3 answers."))
    play.press(.enter)
    #expect(play.session?.position == 1)
    play.press(.left)
    #expect(!play.screen.contains("Mark 3 answers."))
    play.pause()
    play.type("35")
    play.press(.enter)
    #expect(play.session?.position == 1)
  }

  @Test func enterSaysHowAnOrderIsMadeWhole() throws {
    var play = try Play.begin(.practice, of: Decks.deck(Decks.rivers))
    play.type("31")
    play.press(.enter)
    #expect(!play.isVerdictShown)
    #expect(play.screen.split(separator: "Type the numbers in the right order.").count == 3)
  }

  // MARK: Keys

  @Test(arguments: ["en", "de", "it", "fr", "es", "pl"])
  func aTypedQuestionOffersTabOnASmallTerminal(_ language: String) throws {
    for mode in [Mode.game, .practice, .exam] {
      let deck = mode == .exam ? Decks.exam(Decks.typed) : Decks.deck(Decks.typed)
      var play = try Play.begin(mode, of: deck, size: Self.small)
      let words = try TestWorld.surroundings(language: language).words
      _ = play.app.handle(.languageLoaded(words), at: play.outside.time)
      #expect(play.footer.contains("tab"), "\(mode), typing: \(play.footer)")
      play.press(.tab)
      #expect(play.footer.contains("tab"), "\(mode), beside the field: \(play.footer)")
    }
  }
}
