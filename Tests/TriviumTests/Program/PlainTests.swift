import Foundation
import Testing

@Suite struct PlainTests {
  private let program: TriviumProgram

  init() throws { program = try TriviumProgram() }

  @Test func aGameIsPlayedThroughAPipeWithoutEscapeSequences() throws {
    let result = try program.run(
      ["play", "flags", "--plain", "--questions", "2", "--seed", "3"], input: "1\n?\n2\n")
    #expect(result.code == 0)
    #expect(result.errors == "")
    #expect(result.output.contains("Question 1 of 2"))
    #expect(result.output.contains("Time: 20 seconds."))
    #expect(result.output.components(separatedBy: "Question 2 of 2").count == 3)
    #expect(!result.output.contains("\u{1B}"))
    #expect(try program.journal().count { $0.contains(#""kind":"finish""#) } == 1)
    let scores = try program.run(["scores", "--json"])
    #expect(scores.output.hasPrefix(#"[{"deck":"flags","category":null,"mode":"game","#))
  }

  @Test func theEndOfTheInputGivesUpTheGame() throws {
    let result = try program.run(["play", "flags", "--plain"], input: "1\n")
    #expect(result.code == 0)
    #expect(result.errors == "")
    let journal = try program.journal()
    #expect(journal.count { $0.contains(#""kind":"answer""#) } == 1)
    #expect(journal.count { $0.contains(#""kind":"abandon""#) } == 1)
    #expect(journal.count { $0.contains(#""kind":"finish""#) } == 0)
  }

  @Test func leavingIsAskedForOnce() throws {
    let stay = try program.run(["play", "flags", "--plain"], input: "q\n1\n")
    #expect(stay.output.components(separatedBy: "Leave the game?").count == 2)
    #expect(stay.output.components(separatedBy: "Question 1 of 10").count == 3)
    let leave = try program.run(["play", "flags", "--plain"], input: "q\nq\n1\n")
    #expect(leave.output.components(separatedBy: "Question 1 of 10").count == 2)
  }

  @Test func anExamSaysNothingBeforeItsEnd() throws {
    let result = try program.run(
      ["play", "life-in-the-uk", "--plain"], input: String(repeating: "1\n", count: 24))
    #expect(result.output.components(separatedBy: "Noted.").count == 25)
    #expect(result.output.contains("PASSED") || result.output.contains("FAILED"))
    #expect(result.output.contains("18 to pass"))
    #expect(!result.output.contains("right answer is"))
  }

  @Test func anExamWithGapsAsksBeforeItIsHandedIn() throws {
    let input = "\n" + String(repeating: "1\n", count: 23)
    let result = try program.run(["play", "life-in-the-uk", "--plain"], input: input + "1\n2\n")
    #expect(result.output.contains("unanswered and will count as wrong."))
    #expect(result.output.components(separatedBy: "Question 1 of 24").count == 3)
    #expect(try program.journal().count { $0.contains(#""kind":"answer""#) } == 24)
  }

  @Test func whatIsNotSavedIsSaidOnce() throws {
    let notAFolder = try program.file("occupied", "")
    let result = try program.run(
      ["play", "flags", "--plain", "--questions", "2"], input: "1\n1\n", data: notAFolder)
    #expect(result.code == 3)
    #expect(result.output.components(separatedBy: "not saved").count == 2)
    #expect(result.errorLines.count == 1)
  }

  @Test func theDeckIsChosenLineByLine() throws {
    let lines = try program.run(["decks"]).lines
    let number = try #require(lines.firstIndex { $0.hasPrefix("flags ") }) + 1
    let result = try program.run(["--plain"], input: "99\n\(number)\n1\n2\n")
    #expect(result.code == 0)
    #expect(result.output.contains("\(number). Flags"))
    #expect(result.output.contains("Question 2 of 10"))
  }
}
