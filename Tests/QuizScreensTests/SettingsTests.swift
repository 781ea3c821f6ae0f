import QuizEngine
import QuizScreens
import TerminalKit
import TestSupport
import Testing

/// Settings work at once, and are kept.
struct SettingsTests {
  /// The settings with an item in focus.
  static func open(_ item: SettingsScreen.Item, decks: [Deck] = [Decks.game(30)]) throws -> Play {
    var play = try Play(decks: decks)
    play.press(.end, .enter)
    let row = SettingsScreen.Item.allCases.firstIndex(of: item) ?? 0
    for _ in 0..<row { play.press(.down) }
    return play
  }

  static func saved(_ play: Play) -> [Settings] {
    play.outside.effects.compactMap {
      if case .saveSettings(let settings) = $0 { settings } else { nil }
    }
  }

  @Test(arguments: SettingsScreen.Item.allCases)
  func everyChangeWorksAtOnceAndIsSaved(_ item: SettingsScreen.Item) throws {
    for keys in [[Key.right], [.left], [.enter], [.character(" ")], [.character("l")]] {
      var play = try Self.open(item)
      let before = play.app.world.settings
      play.press(keys[0])
      #expect(play.app.world.settings != before)
      #expect(Self.saved(play) == [play.app.world.settings])
    }
  }

  @Test(arguments: SettingsScreen.Item.allCases)
  func rightAndLeftAreARing(_ item: SettingsScreen.Item) throws {
    var play = try Self.open(item)
    let first = play.app.world.settings
    play.press(.right)
    let second = play.app.world.settings
    play.press(.left)
    #expect(play.app.world.settings == first)
    var seen = [first]
    for _ in 0..<20 {
      play.press(.right)
      if play.app.world.settings == first { break }
      seen.append(play.app.world.settings)
    }
    #expect(play.app.world.settings == first)
    #expect(seen.count >= 2)
    #expect(seen[1] == second)
  }

  @Test(arguments: SettingsScreen.Item.allCases)
  func theValueThatIsSetIsTheOneThatShows(_ item: SettingsScreen.Item) throws {
    var play = try Self.open(item)
    let before = play.lines.first { $0.contains("‹") }
    play.press(.right)
    #expect(play.lines.first { $0.contains("‹") } != before)
  }

  @Test func anotherLanguageIsAskedForAndItsWordsShowOnEveryOpenScreen() throws {
    var play = try Self.open(.language)
    play.press(.right)
    #expect(play.outside.effects.contains(.loadLanguage(tag: "de")))
    let english = try ProjectFiles.texts(language: "en")
    let texts = english.mapValues { "Q" + $0 }.filter { !$0.key.hasPrefix("_") }
    let effects = play.app.handle(
      .languageLoaded(Words(tag: "de", texts: texts, fallback: english)), at: play.outside.time)
    #expect(effects.isEmpty)
    #expect(play.screen.contains("QSettings"))
    #expect(play.footer.contains("Qback"))
    #expect(!play.screen.contains(" Language"))
    play.press(.escape)
    #expect(play.screen.contains("QChoose a quiz"))
    #expect(play.screen.contains("Qquit"))
  }

  @Test func aTextThatALanguageLacksIsTheFallback() throws {
    let english = try ProjectFiles.texts(language: "en")
    let words = Words(tag: "xx", texts: ["keyBack": "zurück"], fallback: english)
    #expect(words(.keyBack) == "zurück")
    #expect(words(.keyHelp) == "help")
  }

  @Test(arguments: [SettingsScreen.Item.theme, .glyphs])
  func anotherThemeAndOtherGlyphsRestyleTheTerminal(_ item: SettingsScreen.Item) throws {
    var play = try Self.open(item)
    play.press(.right)
    #expect(play.outside.effects.contains(.restyle(play.app.world.settings)))
  }

  @Test(arguments: [SettingsScreen.Item.clock, .animation, .questions, .sound])
  func nothingElseRestylesTheTerminal(_ item: SettingsScreen.Item) throws {
    var play = try Self.open(item)
    play.press(.right)
    #expect(!play.outside.effects.contains { if case .restyle = $0 { true } else { false } })
  }

  @Test func aNewSoundIsHeardAtOnce() throws {
    var play = try Self.open(.sound)
    play.press(.right)
    #expect(play.outside.effects.contains(.sound(.right, .bell)))
    play.press(.left)
    #expect(play.outside.effects.count { if case .sound = $0 { true } else { false } } == 1)
  }

  @Test(arguments: [
    (0, "20 s"), (1, "25 s"), (2, "30 s"), (3, "40 s"),
  ])
  func theClockFactorHoldsForTheNextGame(_ steps: Int, _ digits: String) throws {
    var play = try Self.open(.clock)
    for _ in 0..<steps { play.press(.right) }
    play.press(.escape, .home, .enter, .enter)
    #expect(play.lines[2].hasSuffix(digits))
  }

  @Test func theClockCanBeOff() throws {
    var play = try Self.open(.clock)
    play.press(.left)
    #expect(play.app.world.settings.clock == .off)
    play.press(.escape, .home, .enter, .enter)
    #expect(play.session?.paper.questionTimeLimit == nil)
    #expect(!play.screen.contains("█"))
  }

  @Test(arguments: [(0, 30), (1, 5), (2, 10), (5, 30), (6, 30)])
  func theNumberOfQuestionsHoldsForTheNextGame(_ steps: Int, _ count: Int) throws {
    var play = try Self.open(.questions)
    for _ in 0..<steps { play.press(.right) }
    play.press(.escape, .home, .enter)
    #expect(play.screen.contains("\(count) questions, 20 s each"))
    play.press(.enter)
    #expect(play.session?.paper.entries.count == count)
  }

  @Test func theNumberOfQuestionsDoesNotTouchAnExam() throws {
    var settings = Settings()
    settings.questionsPerGame = 50
    let play = try Play.begin(.exam, of: Decks.exam(), settings: settings)
    #expect(play.session?.paper.entries.count == 4)
  }

  @Test func helpAndBackWorkInTheSettings() throws {
    var play = try Self.open(.theme)
    play.type("?")
    #expect(play.top == "help")
    play.type("q")
    #expect(play.top == "settings")
    play.type("q")
    #expect(play.top == "welcome")
    #expect(Self.saved(play).isEmpty)
  }
}
