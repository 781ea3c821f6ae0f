import QuizEngine
import QuizScreens
import TerminalKit
import TestSupport
import Testing

/// A number that is typed.
struct NumberSheetTests {
  @Test(arguments: [("5.2", true), ("5,25 kn", true), ("7", false)])
  func aNumberIsTakenByEnter(_ typed: String, _ isRight: Bool) throws {
    var play = try Play.begin(.practice, of: Decks.deck(Decks.speed))
    play.type(typed)
    play.press(.enter)
    #expect(play.given[0] == .text(typed))
    #expect(play.session?.results == [isRight])
  }

  @Test func theUnitAndTheFormAreShown() throws {
    let play = try Play.begin(.practice, of: Decks.deck(Decks.speed))
    #expect(play.screen.contains("A number in kn."))
    #expect(play.lines.contains { $0.contains("▸") && $0.hasSuffix(" kn") })
  }

  @Test(arguments: [
    (NumberKey.Form.time, "14:25"), (.latitude, "42°21.5'N"), (.longitude, "18°04.2'E"),
  ])
  func theFormIsHintedByAnExampleThatIsUnderstood(_ form: NumberKey.Form, _ example: String) throws
  {
    let key = try #require(Decks.numberKey(6000, 0, form: form))
    let play = try Play.begin(
      .practice, of: Decks.deck([Question(id: "n", stem: "What?", kind: .number(key))]))
    #expect(play.screen.contains("as in \(example)"))
    #expect(key.understands(example))
  }

  @Test(arguments: [Mode.game, .practice, .exam])
  func whatIsNoNumberIsNotTakenButSaidSo(_ mode: Mode) throws {
    let deck =
      mode == .exam ? Decks.exam(Decks.speed + Decks.sea) : Decks.deck(Decks.speed)
    var play = try Play.begin(mode, of: deck)
    play.type("fast")
    #expect(!play.screen.contains("cannot be understood"))
    play.press(.enter)
    #expect(play.given[0] == nil)
    #expect(!play.isVerdictShown)
    #expect(play.session?.position == 0)
    #expect(play.screen.contains("This cannot be understood. A number in kn."))
    play.press(.left)
    #expect(play.screen.contains("cannot be understood"))
    play.press(.backspace)
    #expect(!play.screen.contains("cannot be understood"))
  }

  @Test func pastingTakesTheComplaintAway() throws {
    var play = try Play.begin(.practice, of: Decks.deck(Decks.speed))
    play.type("x")
    play.press(.enter)
    play.paste("5")
    #expect(!play.screen.contains("cannot be understood"))
  }

  @Test func anExamSaysNothingOfAWrongNumber() throws {
    var play = try Play.begin(.exam, of: Decks.exam(Decks.speed + Decks.typed))
    play.type("999")
    play.press(.enter)
    #expect(play.session?.position == 1)
    #expect(play.given[0] == .text("999"))
  }

  @Test func leavingAQuestionOfAnExamKeepsWhatWasTyped() throws {
    var play = try Play.begin(.exam, of: Decks.exam(Decks.speed + Decks.typed))
    play.type("fast")
    play.press(.enter, .tab, .right)
    #expect(play.session?.position == 1)
    #expect(play.given[0] == .text("fast"))
    play.pause()
    play.press(.tab, .left)
    #expect(play.card?.sheet.field.value == "fast")
    #expect(!play.screen.contains("cannot be understood"))
  }

  @Test(arguments: [
    ("en", "5.2 ± 0.1 kn"), ("de", "5,2 ± 0,1 kn"), ("fr", "5,2 ± 0,1 kn"),
  ])
  func theVerdictShowsValueToleranceAndUnitAsTheLanguageWritesThem(
    _ tag: String, _ text: String
  ) throws {
    var play = try Play.begin(.practice, of: Decks.deck(Decks.speed))
    try play.speak(tag)
    play.type("7")
    play.press(.enter)
    #expect(play.screen.contains(text))
  }

  static let texts: [(NumberKey?, String)] = [
    (Decks.numberKey(50, 0), "5"),
    (
      NumberKey(
        from: ExactNumber(millionths: 5_000_000), to: ExactNumber(millionths: 6_500_000), unit: "m"),
      "5 to 6.5 m"
    ),
    (Decks.numberKey(8650, 20, form: .time), "14:25 ± 2 min"),
    (Decks.numberKey(25415, 5, form: .latitude), "42°21.5'N ± 0.5'"),
  ]

  @Test(arguments: texts.indices)
  func whatIsAcceptedIsSaidInItsForm(_ index: Int) throws {
    let (key, text) = Self.texts[index]
    let words = try TestWorld.surroundings().words
    #expect(NumberText(try #require(key), words: words).right == text)
  }

  @Test func aUnitLongerThanTheRowIsCutWithASign() throws {
    let key = try #require(Decks.numberKey(50, 0, unit: String(repeating: "metre ", count: 30)))
    let play = try Play.begin(
      .practice, of: Decks.deck([Question(id: "n", stem: "What?", kind: .number(key))]),
      size: (40, 12))
    #expect(play.lines.contains { $0.contains("▸") && $0.hasSuffix("…") })
    #expect(CanvasFaults(play.canvas).found == [])
  }
}
