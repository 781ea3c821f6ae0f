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
    #expect(Settings(json: settings.json(keeping: nil)) == settings)
    #expect(Settings(json: Settings().json(keeping: nil)) == Settings())
  }

  @Test(arguments: ClockFactor.allCases) func everyClockIsWritten(clock: ClockFactor) {
    var settings = Settings()
    settings.clock = clock
    #expect(Settings(json: settings.json(keeping: nil)).clock == clock)
  }

  @Test func membersOfOtherVersionsAreKept() throws {
    let file = try JSONValue(parsing: #"{"mood":"calm","theme":"x","regions":{"a":"b"}}"#)
    let written = Settings(json: file).json(keeping: file)
    #expect(written["mood"] == "calm")
    #expect(written["regions"] == ["a": "b"])
    #expect(written.members?.count { $0.key == "theme" } == 1)
  }

  @Test func aValueThatIsNoneIsAsUsual() throws {
    let file = try JSONValue(
      parsing: #"{"clock":7,"animation":"no","sound":"loud","questions":0,"glyphs":3,"theme":1}"#)
    #expect(Settings(json: file) == Settings())
  }
}
