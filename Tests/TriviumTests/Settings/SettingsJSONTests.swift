import JSONText
import QuizEngine
import QuizScreens
import TerminalKit
import Testing

@testable import trivium

@Suite struct SettingsJSONTests {
  @Test func whatIsWrittenIsRead() {
    var settings = Settings()
    settings.language = "de"
    settings.theme = "monochrome"
    settings.clock = .times125
    settings.animates = false
    settings.sound = .bell
    settings.questionsPerGame = 20
    settings.glyphs = .simple
    settings.regions = ["a": "b"]
    settings.profiles = ["a": ["sail": true]]
    for before in [Settings(), settings] {
      #expect(Settings(json: settings.json(over: nil, changedFrom: before)) == settings)
    }
    #expect(
      Settings(json: Settings().json(over: nil, changedFrom: Settings())) == Settings())
  }

  @Test(arguments: ClockFactor.allCases) func everyClockIsWritten(clock: ClockFactor) {
    var settings = Settings()
    settings.clock = clock
    let json = settings.json(over: nil, changedFrom: Settings())
    #expect(Settings(json: json).clock == clock)
  }

  @Test func membersOfOtherVersionsAreKept() throws {
    let file = try JSONValue(parsing: #"{"mood":"calm","theme":"x","regions":{"a":"b"}}"#)
    let settings = Settings(json: file)
    let written = settings.json(over: file, changedFrom: settings)
    #expect(written["mood"] == "calm")
    #expect(written["regions"] == ["a": "b"])
    #expect(written.members?.count { $0.key == "theme" } == 1)
  }

  @Test func twoCopiesOfTheProgramDoNotRevertEachOthersChanges() {
    var before = Settings()
    before.regions = ["both": "x", "old": "o"]
    let start = before.json(over: nil, changedFrom: before)
    var (one, other) = (before, before)
    one.theme = "monochrome"
    one.regions["mine"] = "m"
    one.regions["both"] = "y"
    one.profiles["deck"] = ["sail": true]
    other.language = "de"
    other.questionsPerGame = 20
    other.regions["theirs"] = "t"
    other.profiles["deck"] = ["motor": false]
    // Each knows the file as it was when it started.
    let first = one.json(over: start, changedFrom: before)
    let second = Settings(json: other.json(over: first, changedFrom: before))
    #expect(second.theme == "monochrome")
    #expect(second.language == "de")
    #expect(second.questionsPerGame == 20)
    #expect(second.regions == ["both": "y", "old": "o", "mine": "m", "theirs": "t"])
    #expect(second.profiles == ["deck": ["sail": true, "motor": false]])
    // What one sets back is its own change, too.
    let changed = other
    other.language = nil
    let third = Settings(
      json: other.json(over: second.json(over: nil, changedFrom: second), changedFrom: changed))
    #expect(third.language == nil)
    #expect(third.theme == "monochrome")
  }

  @Test func aValueThatIsNoneIsAsUsual() throws {
    let file = try JSONValue(
      parsing: #"{"clock":7,"animation":"no","sound":"loud","questions":0,"glyphs":3,"theme":1}"#)
    #expect(Settings(json: file) == Settings())
  }
}
