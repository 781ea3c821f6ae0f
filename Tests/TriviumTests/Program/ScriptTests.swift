import Foundation
import Testing

@Suite struct ScriptTests {
  private let program: TriviumProgram

  init() throws { program = try TriviumProgram() }

  private func script(_ lines: String...) -> String { lines.map { $0 + "\n" }.joined() }

  private func end(of result: TriviumProgram.Result) throws -> [String: Any] {
    try #require(try result.objects().last?["finish"] as? [String: Any])
  }

  @Test(arguments: [(18, true), (17, false), (24, true), (0, false)])
  func lifeInTheUKIsPassedWith18Of24(right: Int, isPassed: Bool) throws {
    let input =
      String(repeating: "=\n", count: right) + String(repeating: "!\n", count: 24 - right)
    let result = try program.run(
      ["play", "life-in-the-uk", "--script", "-", "--json", "--seed", "1"], input: input)
    #expect(result.code == 0)
    let finish = try end(of: result)
    #expect(finish["mode"] as? String == "exam")
    #expect(finish["score"] as? Int == right)
    #expect(finish["total"] as? Int == 24)
    #expect(finish["passed"] as? Bool == isPassed)
    #expect((finish["missed"] as? [String])?.count == 24 - right)
    let conditions = try #require(finish["conditions"] as? [[String: Any]])
    #expect(conditions.count == 1)
    #expect(conditions[0]["needed"] as? Int == 18)
    #expect(conditions[0]["got"] as? Int == right)
    #expect(conditions[0]["met"] as? Bool == isPassed)
  }

  @Test(arguments: ["life-in-the-uk", "general-knowledge", "flags"])
  func theCategoriesAddUpToTheWhole(deck: String) throws {
    let result = try program.run(
      ["play", deck, "--script", "-", "--json", "--seed", "5"],
      input: String(repeating: "=\n!\n=\n", count: 8))
    let finish = try end(of: result)
    let categories = try #require(finish["categories"] as? [[String: Any]])
    for member in ["score", "total"] {
      let sum = categories.reduce(0) { $0 + ($1[member] as? Int ?? 0) }
      #expect(sum == finish[member] as? Int)
    }
  }

  @Test func theSameSeedIsTheSamePaper() throws {
    let line = ["play", "general-knowledge", "--script", "-", "--json", "--seed"]
    let first = try program.run(line + ["42"])
    #expect(try program.run(line + ["42"]).output == first.output)
    #expect(try program.run(line + ["43"]).output != first.output)
    let seed = try #require(try end(of: first)["seed"] as? Int)
    #expect(seed == 42)
  }

  @Test func theSeedOfAPaperByChancePlaysItAgain() throws {
    let line = ["play", "flags", "--script", "-", "--json"]
    let first = try program.run(line)
    let seed = try #require(try end(of: first)["seed"] as? Int)
    #expect(try program.run(line + ["--seed", "\(seed)"]).output == first.output)
  }

  @Test func everyAnswerIsAcknowledgedAndOnTheDisk() throws {
    let result = try program.run(
      ["play", "flags", "--script", "-"], input: script("=", "!", "-", "1"))
    #expect(result.code == 0)
    #expect(result.lines == ["ACK 1", "ACK 2", "ACK 3", "ACK 4"])
    let journal = try program.journal()
    #expect(journal.count { $0.contains(#""kind":"paper""#) } == 1)
    #expect(journal.count { $0.contains(#""kind":"answer""#) } == 4)
    #expect(journal.count { $0.contains(#""kind":"finish""#) } == 1)
    #expect(journal.filter { $0.contains(#""scripted":true"#) }.count == 2)
  }

  @Test func aLineOfJSONHasTheMembersOfTheContract() throws {
    let result = try program.run(
      ["play", "general-knowledge", "--script", "-", "--json", "--questions", "3"],
      input: script("=", "+5", "-", "!"))
    let objects = try result.objects()
    #expect(objects.count == 4)
    let members = [
      "n", "question", "category", "section", "stem", "options", "given", "right", "points",
      "remaining",
    ]
    for line in result.lines.dropLast() {
      let places = members.map { line.range(of: "\"\($0)\":")?.lowerBound }
      #expect(places.compactMap { $0 }.count == members.count)
      #expect(places.compactMap { $0 } == places.compactMap { $0 }.sorted())
    }
    #expect(objects[0]["n"] as? Int == 1)
    #expect(objects[0]["right"] as? Bool == true)
    #expect(objects[0]["points"] as? Int == 200)
    #expect(objects[0]["remaining"] as? Int == 20)
    #expect(objects[1]["given"] is NSNull)
    #expect(objects[1]["remaining"] as? Int == 15)
    #expect(objects[2]["right"] as? Bool == false)
  }

  @Test func timeEndsAQuestionOfAGame() throws {
    let result = try program.run(
      ["play", "flags", "--script", "-", "--json", "--questions", "2"],
      input: script("+19", "+1", "="))
    let objects = try result.objects()
    #expect(objects[0]["given"] is NSNull)
    #expect(objects[0]["remaining"] as? Int == 0)
    #expect(objects[1]["right"] as? Bool == true)
    #expect(try program.journal().count { $0.contains(#""late":true"#) } == 1)
  }

  @Test func timeEndsAnExamAsOnTheScreen() throws {
    let result = try program.run(
      ["play", "life-in-the-uk", "--script", "-", "--json"],
      input: script("=", "+2700", "=", "="))
    let finish = try end(of: result)
    #expect(result.code == 0)
    #expect(finish["score"] as? Int == 1)
    #expect(finish["seconds"] as? Int == 2700)
    #expect(try program.journal().count { $0.contains(#""kind":"answer""#) } == 1)
  }

  @Test(arguments: ["7", "\"text", "x", ""])
  func aLineThatDoesNotFitIsNamedAndWhatWasAnsweredStays(line: String) throws {
    let path = try program.file("answers.txt", script("=", line, "="))
    let result = try program.run(["play", "flags", "--script", path])
    #expect(result.code == 1)
    #expect(result.lines == ["ACK 1"])
    #expect(result.errorLines.count == 1)
    #expect(result.errors.contains("answers.txt, line 2"))
    #expect(try program.journal().count { $0.contains(#""kind":"answer""#) } == 1)
  }

  @Test func whatIsLeftOfAScriptIsNotRead() throws {
    let result = try program.run(
      ["play", "flags", "--script", "-", "--questions", "2"], input: script("=", "=", "nonsense"))
    #expect(result.code == 0)
    #expect(result.lines == ["ACK 1", "ACK 2"])
  }

  @Test func whatTheDiskRefusesIsNotAcknowledged() throws {
    let notAFolder = try program.file("occupied", "")
    let result = try program.run(
      ["play", "flags", "--script", "-"], input: script("=", "="), data: notAFolder)
    #expect(result.code == 3)
    #expect(result.output == "")
    #expect(result.errorLines.count == 2)
    #expect(result.errors.contains("not saved"))
  }

  @Test func scriptsAreNoHighScores() throws {
    _ = try program.run(["play", "flags", "--script", "-"], input: script("=", "="))
    #expect(try program.run(["scores", "--json"]).output == "[]\n")
  }
}
