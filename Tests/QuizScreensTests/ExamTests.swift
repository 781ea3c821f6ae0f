import QuizEngine
import QuizScreens
import TerminalKit
import TestSupport
import Testing

/// A mock exam from its first question until it is handed in.
struct ExamTests {
  @Test func nothingIsGivenAwayBeforeTheEnd() throws {
    var play = try Play.begin(.exam, of: Decks.exam())
    func reveals(_ play: Play) -> Bool {
      let shown = play.canvas.roles().dropLast().joined()
      return play.screen.contains { "✓✗".contains($0) } || shown.contains { "RW".contains($0) }
        || play.screen.contains("Rule ")
    }
    for key in ["1", "2"] {
      play.type(key)
      #expect(!play.isVerdictShown)
      #expect(!reveals(play))
      play.pause()
      #expect(!reveals(play))
      play.press(.right)
      play.pause()
    }
    play.type("m")
    #expect(!reveals(play))
    #expect(!play.outside.effects.contains { if case .sound = $0 { true } else { false } })
  }

  @Test func anAnswerChangesUntilHandedInAndEachChangeIsRecorded() throws {
    var play = try Play.begin(.exam, of: Decks.exam())
    play.type("1")
    play.type("2")
    play.type("2")
    #expect(play.given[0] == .option(1))
    let kinds = play.records.compactMap { event in
      switch event {
      case .answered(let answer): "answered \(answer.isRight)"
      case .changed(let answer): "changed \(answer.isRight)"
      default: nil
      }
    }
    #expect(kinds == ["answered true", "changed false"])
    #expect(play.row(containing: "Starboard 1")?.contains("(•)") == true)
    #expect(play.row(containing: "Port 1")?.contains("( )") == true)
    #expect(play.lines[0].hasSuffix("1 of 4 answered"))
  }

  @Test func whatWasAnsweredIsStillMarkedOnComingBack() throws {
    var play = try Play.begin(.exam, of: Decks.exam())
    play.type("2")
    play.press(.right, .left)
    #expect(play.card?.sheet.isMarked == [false, true])
    #expect(play.focus == nil)
    play.press(.down)
    #expect(play.focus == 1)
  }

  @Test(arguments: [
    (Key.right, Key.left), (.character("n"), .character("p")), (.character("l"), .character("h")),
  ])
  func inAFreeExamTheKeysGoBothWays(_ next: Key, _ previous: Key) throws {
    var play = try Play.begin(.exam, of: Decks.exam())
    play.press(previous)
    #expect(play.session?.position == 0)
    play.press(next, next)
    #expect(play.session?.position == 2)
    play.press(previous)
    #expect(play.session?.position == 1)
    #expect(play.given == [nil, nil, nil, nil])
  }

  @Test(arguments: [ExamBlueprint.Navigation.free, .skip, .forward])
  func theMapOffersToGoOnlyWhereOneMayGo(_ navigation: ExamBlueprint.Navigation) throws {
    var play = try Play.begin(.exam, of: Decks.exam(navigation: navigation))
    play.type("1")
    play.press(.right)
    play.pause()
    play.type("m")
    play.press(.home)
    let open: [Bool] =
      switch navigation {
      case .free: [true, true, true, true]
      case .skip: [false, true, true, true]
      case .forward: [false, true, true, false]
      }
    for isOpen in open {
      #expect(play.footer.contains("enter go to") == isOpen)
      for key in [Key.enter, .character(" ")] {
        var other = play
        other.press(key)
        #expect((other.top == "card") == isOpen)
        #expect(isOpen || other.isUnchanged(since: play.app))
      }
      play.press(.right)
    }
  }

  @Test func aQuestionThatIsClosedOffersNoAnswers() throws {
    var play = try Play.begin(.exam, of: Decks.exam(4, navigation: .skip))
    play.press(.right)
    play.pause()
    play.type("1")
    play.press(.right)
    play.pause()
    // Back to the first, which is open, and on to the second, which was left with an answer.
    play.type("m")
    play.press(.home, .enter)
    play.pause()
    #expect(play.footer.contains("1–2 answer"))
    play.press(.right)
    play.pause()
    #expect(play.session?.position == 1)
    #expect(!play.footer.contains("answer"))
    #expect(!play.footer.contains("choose"))
    for key in [Key.character("2"), .character("b"), .character(" "), .down] {
      let before = play.app
      play.press(key)
      #expect(play.isUnchanged(since: before), "\(key)")
    }
    play.press(.enter)
    #expect(play.session?.position == 2)
  }

  @Test func afterTheLastQuestionComesTheMap() throws {
    var play = try Play.begin(.exam, of: Decks.exam())
    play.press(.right, .right, .right, .right)
    #expect(play.top == "map")
    play.press(.escape)
    #expect(play.session?.position == 3)
  }

  @Test func enterTakesTheHighlightAndThenGoesOn() throws {
    var play = try Play.begin(.exam, of: Decks.exam())
    play.press(.down, .enter)
    #expect(play.given[0] == .option(0))
    #expect(play.session?.position == 0)
    play.press(.enter)
    #expect(play.session?.position == 1)
    // Where nothing is highlighted it goes on, as the footer says.
    play.pause()
    play.press(.enter)
    #expect(play.session?.position == 2)
    #expect(play.given[1] == nil)
  }

  // MARK: Navigation as the rules allow it

  @Test func aSkippedQuestionIsComeBackToButAnAnsweredOneIsNot() throws {
    var play = try Play.begin(.exam, of: Decks.exam(navigation: .skip))
    play.type("1")
    play.press(.right, .right, .left)
    #expect(play.session?.position == 2)
    play.type("m")
    play.press(.home, .enter)
    #expect(play.top == "map")
    play.press(.right, .enter)
    #expect(play.top == "card")
    #expect(play.session?.position == 1)
  }

  @Test func aForwardExamGoesForwardOnly() throws {
    var play = try Play.begin(.exam, of: Decks.exam(navigation: .forward))
    play.press(.right, .left, .character("p"), .character("h"))
    #expect(play.session?.position == 1)
    play.type("m")
    play.press(.end, .enter, .home, .enter)
    #expect(play.top == "map")
    play.press(.escape)
    #expect(play.session?.position == 1)
    #expect(!play.footer.contains("←"))
  }

  @Test(arguments: [ExamBlueprint.Navigation.skip, .forward])
  func anAnswerMayChangeUntilItsQuestionIsLeft(_ navigation: ExamBlueprint.Navigation) throws {
    var play = try Play.begin(.exam, of: Decks.exam(navigation: navigation))
    play.type("12")
    #expect(play.given[0] == .option(1))
    #expect(play.card?.sheet.isMarked == [false, true])
    play.press(.right, .left, .character("p"))
    #expect(play.session?.position == 1)
  }

  @Test func aQuestionWhoseTimeRanOutIsLostAndEnterGoesOn() throws {
    var play = try Play.begin(.exam, of: Decks.exam(limit: nil, each: .seconds(30)))
    play.wait(29_600)
    play.press(.left)
    play.pause()
    #expect(play.session?.position == 0)
    play.type("1")
    #expect(play.given[0] == .unanswered)
    #expect(play.card?.sheet.isMarked == [false, false])
    play.press(.down, .enter)
    #expect(play.session?.position == 1)
  }

  @Test(arguments: [ExamBlueprint.Navigation.free, .skip, .forward])
  func severalOptionsCanBeMarkedUnderAnyNavigation(
    _ navigation: ExamBlueprint.Navigation
  ) throws {
    let deck = Decks.exam(
      Decks.mammals + [Decks.truth("t", "Water is wet.")], navigation: navigation)
    var play = try Play.begin(.exam, of: deck)
    play.type("13")
    #expect(play.card?.sheet.isMarked == [true, false, true, false])
    play.press(.enter)
    #expect(play.session?.position == 1)
    #expect(play.given[0] == .options([0, 2]))
    #expect(play.session?.results[0] == true)
  }

  @Test func aTypedAnswerIsTakenWhenItsQuestionIsLeft() throws {
    var play = try Play.begin(.exam, of: Decks.exam(Decks.typed))
    play.type("blue whale")
    #expect(play.given[0] == nil)
    play.press(.enter)
    #expect(play.session?.position == 1)
    #expect(play.given[0] == .text("blue whale"))
    play.pause()
    play.type("quail")
    play.press(.tab)
    play.type("m")
    #expect(play.given[1] == .text("quail"))
    #expect(play.screen.contains("■ answered 2"))
    play.press(.home, .enter)
    #expect(play.card?.sheet.field.value == "blue whale")
  }

  @Test func whatIsTypedCountsWhereAForwardExamIsHandedInFromTheMap() throws {
    var play = try Play.begin(.exam, of: Decks.exam(Decks.typed, navigation: .forward))
    play.type("blue")
    play.press(.tab)
    play.type("m")
    #expect(play.screen.contains("■ answered 1"))
    play.press(.escape, .tab)
    play.type(" whale")
    play.press(.escape, .right, .enter)
    #expect(play.finished.map(\.score) == [1])
  }

  // MARK: Flags and map

  @Test func aFlagShowsOnTheCardAndOnTheMap() throws {
    var play = try Play.begin(.exam, of: Decks.exam())
    play.type("f")
    #expect(play.lines[1].contains("⚑"))
    play.type("m")
    #expect(play.screen.contains("·⚑"))
    #expect(play.screen.contains("⚑ flagged 1"))
    play.press(.escape)
    play.type("f")
    #expect(!play.screen.contains("⚑"))
    #expect(
      play.records.suffix(2) == [
        .flagged(deckID: "exam", questionID: "e1", isFlagged: true),
        .flagged(deckID: "exam", questionID: "e1", isFlagged: false),
      ])
  }

  @Test func theMapShowsWhatIsAnsweredAndGoesToAQuestion() throws {
    var play = try Play.begin(.exam, of: Decks.exam())
    play.type("1m")
    #expect(play.screen.contains("1 ■"))
    #expect(play.screen.contains("■ answered 1"))
    #expect(play.screen.contains("· unanswered 3"))
    play.press(.end, .enter)
    #expect(play.top == "card")
    #expect(play.session?.position == 3)
  }

  @Test func handingInWarnsOfWhatIsUnanswered() throws {
    var play = try Play.begin(.exam, of: Decks.exam())
    play.type("1me")
    #expect(play.dialog?.message == "3 questions are unanswered and will count as wrong.")
    play.press(.right, .enter)
    #expect(play.top == "map")
    play.press(.escape)
    for _ in 0..<3 {
      play.press(.right)
      play.pause()
      play.type("1")
    }
    play.type("me")
    #expect(play.dialog?.message == "Every question is answered.")
    play.press(.enter)
    #expect(play.top == "results")
    #expect(play.finished.map(\.isPassed) == [true])
  }

  // MARK: The end of the time

  /// What can lie over the card when the time is up.
  static let covers: [(String, [PlayStep])] = [
    ("nothing", []), ("help", [.type("?")]), ("the leave dialog", [.key(.escape)]),
    ("the map", [.type("m")]), ("the hand-in dialog", [.type("me")]),
    ("help over the map", [.type("m?")]), ("a terminal too small", [.resize(20, 5)]),
    ("a terminal too small over the map", [.type("m"), .resize(39, 24)]),
  ]

  @Test(arguments: covers.indices)
  func theExamHandsItselfInWhateverLiesOverIt(_ index: Int) throws {
    let (name, steps) = Self.covers[index]
    var play = try Play.begin(.exam, of: Decks.exam())
    play.type("1")
    play.perform(steps)
    play.wait(599_599)
    #expect(play.finished.isEmpty, "\(name)")
    play.wait(1)
    #expect(play.top == "results", "\(name)")
    #expect(play.finished.map(\.score) == [1], "\(name)")
    #expect(play.finished.map(\.elapsed) == [.seconds(600)], "\(name)")
    play(.resize(80, 24))
    #expect(play.screen.contains("✗ FAILED"), "\(name)")
  }

  @Test(arguments: covers.indices)
  func theLoopWakesInTimeToHandIn(_ index: Int) throws {
    var play = try Play.begin(.exam, of: Decks.exam())
    play.perform(Self.covers[index].1)
    play.wait(599_500)
    #expect(play.app.nextTick(at: play.outside.time) == .milliseconds(100))
  }

  @Test func aKeyAfterTheEndIsTooLate() throws {
    var play = try Play.begin(.exam, of: Decks.exam())
    play.outside.time += .seconds(700)
    play.type("1")
    #expect(play.top == "results")
    #expect(play.finished.map(\.score) == [0])
  }

  @Test func whatIsTypedWhenTheTimeIsUpCounts() throws {
    var play = try Play.begin(.exam, of: Decks.exam(Decks.typed))
    play.type("blue whale")
    play.wait(600_000)
    #expect(play.finished.map(\.score) == [1])
  }

  @Test func aQuestionWithATimeOfItsOwnIsLeftWhenItIsOver() throws {
    var play = try Play.begin(
      .exam, of: Decks.exam(limit: nil, each: .seconds(30), navigation: .forward))
    play.wait(29_600)
    #expect(play.session?.position == 1)
    #expect(play.given[0] == .unanswered)
    play.type("m")
    play.wait(30_000)
    #expect(play.top == "map")
    #expect(play.session?.position == 2)
    play.press(.escape)
    play.pause()
    play.type("1")
    play.wait(30_000)
    play.wait(30_000)
    #expect(play.top == "results")
    #expect(play.finished.map(\.score) == [1])
  }

  @Test func theMapFollowsTheQuestionThatTimeHasMovedOnTo() throws {
    var play = try Play.begin(
      .exam, of: Decks.exam(limit: nil, each: .seconds(30), navigation: .forward))
    play.type("1")
    play.press(.right)
    play.type("m")
    play.wait(30_000)
    #expect(play.session?.position == 2)
    play.press(.end, .enter)
    #expect(play.top == "card")
    #expect(play.session?.position == 3)
  }

  // MARK: Passed or failed

  @Test(arguments: [(3, true), (2, false), (4, true), (0, false)])
  func thePassMarkItselfPassesAndOneBelowFails(_ right: Int, _ isPassed: Bool) throws {
    var play = try Play.begin(.exam, of: Decks.exam())
    for number in 0..<4 {
      play.type(number < right ? "1" : "2")
      play.press(.right)
      play.pause()
    }
    play.type("e")
    play.press(.enter)
    #expect(play.finished.map(\.isPassed) == [isPassed])
    #expect(play.screen.contains(isPassed ? "✓ PASSED" : "✗ FAILED"))
    #expect(play.screen.contains("pass mark 3 " + (isPassed ? "✓" : "✗")))
  }

  @Test func aFailureNamesTheConditionThatFailed() throws {
    let rules: [PassRule] = [.minimumCorrect(2), .minimumCountPerCategory(1)]
    var play = try Play.begin(.exam, of: Decks.exam(passing: rules))
    for answer in ["1", "2", "1", "2"] {
      play.type(answer)
      play.press(.right)
      play.pause()
    }
    play.type("e")
    play.press(.enter)
    #expect(play.screen.contains("✗ FAILED"))
    // One row for the rule, with the topics that miss it and no other.
    let row = play.row(containing: "At least 1 in every topic")
    #expect(row?.contains("✗ Even cases 0") == true)
    #expect(row?.contains("Odd cases") == false)
    #expect(play.screen.contains("▸ Practise Even cases"))
    play.pause()
    play.press(.enter)
    #expect(play.session?.paper.mode == .practice)
    #expect(play.session?.paper.entries.map(\.question.id) == ["e2", "e4"])
  }

  @Test func topicsStandWorstFirst() throws {
    var play = try Play.begin(.exam, of: Decks.exam())
    for answer in ["1", "2", "1", "2"] {
      play.type(answer)
      play.press(.right)
      play.pause()
    }
    play.type("e")
    play.press(.enter)
    let rows = play.lines.filter { $0.contains("cases") && $0.contains(" of ") }
    #expect(rows.map { $0.contains("Even") } == [true, false])
  }

  @Test func anExamUnderAnotherClockHasMoreTimeAndSaysSo() throws {
    var settings = Settings()
    settings.clock = .times150
    var play = try Play.begin(.exam, of: Decks.exam(), settings: settings)
    #expect(play.lines[2].hasSuffix("15:00"))
    play.wait(899_600)
    #expect(play.top == "results")
    #expect(play.screen.contains("Practice conditions"))
    #expect(play.finished.map(\.hasPracticeConditions) == [true])
  }

  @Test func anExamWithoutClockHandsInByHandOnly() throws {
    var play = try Play.begin(.exam, of: Decks.exam(limit: nil))
    #expect(play.app.nextTick(at: play.outside.time) == nil)
    play.wait(100_000_000)
    #expect(play.top == "card")
  }
}
