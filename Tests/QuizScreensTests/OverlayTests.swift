import QuizEngine
import QuizScreens
import TerminalKit
import TestSupport
import Testing

/// What lies over the card: the map with its clock, and dialogs that wait for their answer.
struct OverlayTests {
  // MARK: The question map

  @Test func theMapShowsTheTimeThatIsLeftAndItRuns() throws {
    var play = try Play.begin(.exam, of: Decks.exam())
    play.type("m")
    #expect(play.lines[0].hasSuffix("10:00"))
    #expect(play.app.nextTick(at: play.outside.time) == .milliseconds(200))
    play.wait(29_600)
    #expect(play.lines[0].hasSuffix("9:30"))
  }

  @Test func theMapOfAnExamWithoutClockShowsHowManyAreAnswered() throws {
    var play = try Play.begin(.exam, of: Decks.exam(limit: nil))
    play.type("1m")
    #expect(play.lines[0].hasSuffix("1 of 4 answered"))
  }

  @Test func theTimeOnTheMapHasTheRolesOfTheBar() throws {
    var play = try Play.begin(.exam, of: Decks.exam())
    func roles(_ text: String) -> String {
      #expect(play.lines[0].hasSuffix(text))
      return String(play.roles(ofRowWith: "question map").suffix(text.count + 1).prefix(text.count))
    }
    play.type("m")
    let plain = roles("10:00")
    play.wait(299_600)
    let low = roles("5:00")
    play.wait(180_000)
    let critical = roles("2:00")
    #expect(Set([plain, low, critical].map { $0.prefix(1) }).count == 3)
  }

  @Test func theMapShowsTheTimeOfAQuestionThatHasOne() throws {
    var play = try Play.begin(
      .exam, of: Decks.exam(limit: nil, each: .seconds(30), navigation: .forward))
    play.type("m")
    #expect(play.lines[0].hasSuffix("30 s"))
  }

  @Test func theMapSaysThatTimeHasMovedThePaperOnUntilAKeyIsPressed() throws {
    var play = try Play.begin(
      .exam, of: Decks.exam(limit: nil, each: .seconds(30), navigation: .forward))
    play.type("m")
    play.wait(29_700)
    #expect(play.screen.contains("Time’s up: Question 2 of 4"))
    #expect(play.screen.contains("▸2"))
    #expect(play.lines[0].hasSuffix("30 s"))
    play.press(.right)
    #expect(!play.screen.contains("Time’s up"))
  }

  // MARK: Dialogs

  @Test func leavingAnExamWarnsOfWhatIsUnansweredAsHandingInDoes() throws {
    var play = try Play.begin(.exam, of: Decks.exam())
    play.type("1")
    play.press(.escape)
    let warning = "3 questions are unanswered and will count as wrong."
    #expect(play.dialog?.message == "1 of 4 answered. " + warning)
    play.press(.escape)
    play.type("me")
    #expect(play.dialog?.message == warning)
  }

  @Test func aDialogOfAnExamTellsTheTimeThatIsLeftAndItRuns() throws {
    for keys in ["me", "\u{1B}"] {
      var play = try Play.begin(.exam, of: Decks.exam())
      if keys == "me" { play.type(keys) } else { play.press(.escape) }
      #expect(play.screen.contains("10:00 left."))
      play.wait(549_600)
      #expect(play.screen.contains("50 s left."))
    }
  }

  @Test func aDialogOfAnExamWithoutClockTellsOfNoTime() throws {
    var play = try Play.begin(.exam, of: Decks.exam(limit: nil))
    play.press(.escape)
    #expect(!play.screen.contains("left."))
  }

  @Test(arguments: ["1", "2"])
  func aDialogOverTheLastVerdictOfAGameStaysUntilItIsAnswered(_ answer: String) throws {
    var play = try Play.begin(.game, of: Decks.game(1))
    play.type(answer)
    play.wait(200)
    play.type("r")
    play.wait(60_000)
    #expect(play.dialog?.title == "Start again?")
    #expect(play.app.nextTick(at: play.outside.time) == nil)
    // Whoever stays sees the verdict for a while before the results.
    play.press(.escape)
    #expect(play.isVerdictShown)
    play.wait(500)
    #expect(play.isVerdictShown)
    play.wait(2_500)
    #expect(play.top == "results")
  }

  @Test func timeThatRunsOutUnderADialogWaitsWithItsVerdict() throws {
    var play = try Play.begin(.game, of: Decks.game())
    play.press(.escape)
    play.wait(60_000)
    #expect(play.dialog?.title == "Leave the game?")
    #expect(play.session?.position == 0)
    #expect(play.given[0] == .unanswered)
    play.press(.enter)
    #expect(play.screen.contains("Time’s up"))
    play.wait(2_500)
    #expect(play.session?.position == 1)
  }

  @Test func theDialogOfAnUnfinishedPaperNamesItsRegionAndForm() throws {
    var play = try Play(decks: [FormsDeck.boat])
    play.perform([PlayStep](repeating: .key(.enter), count: 5))
    play.pause()
    play.type("1")
    play.press(.escape, .enter)
    play.press(.down)
    play.press(.enter)
    #expect(play.top == "modes")
    play.press(.enter)
    #expect(
      play.dialog?.message.hasPrefix("North coast · Inshore, up to twelve miles · Mock exam: 1 of ")
        == true)
    #expect(play.dialog?.choices.map(\.label) == ["Continue", "Start a new one", "Cancel"])
  }

  // MARK: The way to the card

  @Test func practiceNamesTheFormOfTheExamAsTheExamDoes() throws {
    var play = try Play(decks: [FormsDeck.boat], size: (120, 40))
    play.perform([PlayStep](repeating: .key(.enter), count: 4))
    play.press(.up, .enter, .enter)
    #expect(play.card?.mode == .practice)
    #expect(play.lines.first { !$0.isEmpty }?.contains("North coast › Inshore") == true)
  }
}
