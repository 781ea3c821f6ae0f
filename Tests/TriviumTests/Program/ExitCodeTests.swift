import Foundation
import Testing

@Suite struct ExitCodeTests {
  @Test(arguments: [
    ["decks"], ["decks", "--json"], ["scores"], ["check", "."], ["play", "flags", "--script", "-"],
    ["play", "flags", "--plain"], ["--plain"],
  ])
  func aFolderOfDecksThatCannotBeReadIsSaidInOneSentence(_ arguments: [String]) throws {
    let program = try TriviumProgram()
    let missing = program.folder.path + "/no-such-folder"
    let file = try program.file("a-file", "")
    for (path, reason) in [(missing, "No such file or directory"), (file, "Not a directory")] {
      let result = try program.run(arguments + ["--decks", path])
      #expect(result.code == 1)
      #expect(result.output == "")
      #expect(
        result.errors == "trivium: The folder of decks \(path) cannot be read: \(reason)."
          + " Give another one to --decks.\n")
    }
  }

  private let program: TriviumProgram

  init() throws { program = try TriviumProgram() }

  @Test(arguments: [
    ["--version"], ["--help"], ["help", "play"], ["decks"], ["decks", "--json"], ["scores"],
    ["scores", "--json", "--deck", "flags"],
  ])
  func whatCanBeDoneEndsWith0(arguments: [String]) throws {
    let result = try program.run(arguments)
    #expect(result.code == 0)
    #expect(!result.output.isEmpty)
    #expect(result.errors == "")
  }

  @Test(arguments: [
    [], ["nonsense"], ["--nonsense"], ["stats"], ["import", "x"], ["play"], ["play", "flags"],
    ["play", "no-such-deck", "--script", "-"], ["scores", "--deck", "no-such-deck"],
    ["play", "flags", "--script", "-", "--category", "moon"],
    ["play", "flags", "--script", "-", "--region", "moon"],
    ["play", "flags", "--script", "-", "--variant", "moon"],
    ["play", "flags", "--script", "-", "--mode", "exam"],
    ["play", "life-in-the-uk", "--script", "-", "--questions", "5"],
    ["decks", "--language", "tlh"],
  ])
  func wrongUsageIsOneSentenceAndEndsWith2(arguments: [String]) throws {
    let result = try program.run(arguments)
    #expect(result.code == 2)
    #expect(result.output == "")
    #expect(result.errorLines.count == 1)
    #expect(result.errors.hasSuffix(".\n"))
  }

  @Test func anOutputThatIsFullEndsWith3() throws {
    let full = try FileHandle(forWritingTo: URL(fileURLWithPath: "/dev/full"))
    let result = try program.run(["decks"], output: full)
    #expect(result.code == 3)
    #expect(result.errorLines.count == 1)
  }

  @Test func aPipeThatNobodyReadsEndsQuietly() throws {
    let pipe = Pipe()
    try pipe.fileHandleForReading.close()
    let result = try program.run(["decks"], output: pipe.fileHandleForWriting)
    #expect(result.code == 141)
    #expect(result.errors == "")
  }

  @Test func helpAndVersionMakeNoFiles() throws {
    _ = try program.run(["--help"])
    _ = try program.run(["--version"])
    let data = program.folder.appendingPathComponent("data")
    #expect(!FileManager.default.fileExists(atPath: data.path))
  }

  @Test func decksAreToldAsJSONInTheOrderOfTheContract() throws {
    let result = try program.run(["decks", "--json"])
    #expect(result.lines.count == 1)
    let list = try JSONSerialization.jsonObject(with: Data(result.output.utf8))
    let decks = try #require(list as? [[String: Any]])
    let uk = try #require(decks.first { $0["id"] as? String == "life-in-the-uk" })
    let categories = try #require(uk["categories"] as? [[String: Any]])
    #expect(categories.count == 5)
    let sum = categories.reduce(0) { $0 + ($1["questions"] as? Int ?? 0) }
    #expect(uk["questions"] as? Int == sum)
    #expect(uk["findings"] as? Int == 0)
    let members = ["id", "title", "language", "questions", "categories", "regions", "variants"]
    let places = members.map { result.output.range(of: "\"\($0)\":")?.lowerBound }
    #expect(!places.contains(nil))
    #expect(places.compactMap { $0 } == places.compactMap { $0 }.sorted())
  }
}
