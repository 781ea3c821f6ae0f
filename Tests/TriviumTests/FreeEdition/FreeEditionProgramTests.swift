#if FreeEdition
  import Foundation
  import Testing

  @Suite struct FreeEditionProgramTests {
    private let program: TriviumProgram

    init() throws { program = try TriviumProgram() }

    /// Answers so many questions of the flags, which no script can do twice.
    private func answer(_ count: Int) throws {
      let result = try program.run(
        ["play", "flags", "--script", "-", "--questions", "\(count)", "--seed", "1"],
        input: String(repeating: "=\n", count: count))
      #expect(result.code == 0)
      #expect(result.lines.count { $0.hasPrefix("ACK ") } == count)
    }

    @Test(arguments: [["--script", "-"], ["--script", "-", "--json"], ["--plain"]])
    func aDeckThatIsUsedUpIsRefusedInOneSentence(way: [String]) throws {
      try answer(50)
      let journal = try program.journal()
      for mode in ["game", "practice", "review"] {
        let result = try program.run(["play", "flags", "--mode", mode] + way, input: "1\n")
        #expect(result.code == 2)
        #expect(result.output == "")
        #expect(result.errorLines.count == 1)
        #expect(result.errors.contains("is used up"))
      }
      #expect(try program.journal() == journal)
      let other = try program.run(
        ["play", "general-knowledge", "--script", "-", "--questions", "1"], input: "=\n")
      #expect(other.code == 0)
    }

    @Test func aPaperThatGoesBeyondTheLimitIsPlayedToItsEnd() throws {
      try answer(49)
      try answer(60)
      #expect(try program.journal().count { $0.contains(#""kind":"finish""#) } == 2)
      let result = try program.run(["play", "flags", "--script", "-"], input: "=\n")
      #expect(result.code == 2)
    }

    @Test func aDeckIsRefusedInTheLanguageOfThePerson() throws {
      try answer(50)
      let result = try program.run(["play", "flags", "--plain", "--language", "de"])
      #expect(result.errors.contains("kostenlose Ausgabe"))
    }

    @Test func theSponsorsFirstLineStandsUnderTheResults() throws {
      let share = program.folder.appendingPathComponent("share")
      for name in ["languages", "free"] {
        try FileManager.default.createDirectory(
          at: share.appendingPathComponent(name), withIntermediateDirectories: true)
        try FileManager.default.copyItem(
          at: Self.data.appendingPathComponent("\(name)/en.json"),
          to: share.appendingPathComponent("\(name)/en.json"))
      }
      let line = "\u{FEFF}Corner \u{1B}[2JBooks\r\nsecond line\n"
      try Data(line.utf8).write(to: share.appendingPathComponent("free/sponsor.txt"))
      let result = try program.run(
        ["play", "flags", "--plain", "--questions", "1"], input: "1\n",
        environment: ["TRIVIUM_SHARE": share.path])
      #expect(result.code == 0)
      #expect(result.lines.last == "Sponsor: Corner \u{FFFD}[2JBooks")
      #expect(!result.output.contains("second line"))
    }

    private static var data: URL {
      URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Data")
    }
  }
#endif
