import Foundation
import Testing

@Suite struct BadInputTests {
  private let program: TriviumProgram

  init() throws { program = try TriviumProgram() }

  static func question(
    _ id: String, options: String = #"["a", "b"]"#, correct: String = #""correct": 0"#
  ) -> String {
    #"{"id": "\#(id)", "question": "Which?", "options": \#(options), \#(correct)}"#
  }

  /// What is wrong with one question, which stands before a good one.
  static let faults: [String: String] = [
    "no right answer": question("q", correct: #""points": 1"#),
    "an answer out of range": question("q", correct: #""correct": 2"#),
    "an id used twice": question("good"),
    "two equal options": question("q", options: #"["a", "a"]"#),
    "one option": question("q", options: #"["a"]"#),
    "no stem": #"{"id": "q", "options": ["a", "b"], "correct": 0}"#,
  ]

  @Test(arguments: faults.keys.sorted()) func aFaultyQuestionIsOneFindingAndEndsWith1(
    name: String
  ) throws {
    let fault = try #require(Self.faults[name])
    let good = Self.question("good", options: #"["c", "d"]"#)
    let path = try program.file("bad.json", "[\n\(good),\n\(fault)\n]")
    let result = try program.run(["check", path])
    #expect(result.code == 1)
    #expect(result.lines.count == 1)
    #expect(result.output.hasPrefix("error: ") && result.output.contains("bad.json, line 3"))
    #expect(result.errors == "")
    let json = try program.run(["check", path, "--json"])
    #expect(json.code == 1)
    let object = try #require(try json.objects().first)
    let findings = try #require(object["findings"] as? [[String: Any]])
    #expect(findings.count == 1)
    #expect(findings[0]["severity"] as? String == "error")
    #expect(findings[0]["line"] as? Int == 3)
    #expect(object["decks"] as? Int == 1)
  }

  /// Files in which nothing can be used.
  static let files: [String: String] = [
    "empty": "", "nested": String(repeating: "[", count: 100_000), "of no format": "Lorem ipsum",
    "cut off": #"[{"id": "q", "#, "of bad questions": "[\(faults["one option"] ?? "")]",
    "an empty list": "[]",
  ]

  @Test(arguments: files.keys.sorted()) func aFileWithoutAQuestionIsOneSentence(
    name: String
  ) throws {
    let path = try program.file("bad.json", try #require(Self.files[name]))
    let result = try program.run(["play", path, "--script", "-"])
    #expect(result.code == 1)
    #expect(result.output == "")
    #expect(result.errorLines.count == 1)
    let check = try program.run(["check", path])
    #expect(check.code == 1)
    #expect(check.output.hasPrefix("error: "))
    #expect(check.output.utf8.count < 1000)
  }

  @Test func aFolderWithoutADeckIsOneSentence() throws {
    let path = program.folder.path + "/empty"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    #expect(try program.run(["check", path]).code == 1)
    let result = try program.run(["play", path, "--script", "-"])
    #expect(result.code == 1)
    #expect(result.errorLines.count == 1)
  }

  @Test func aFileThatIsNotThereIsOneSentence() throws {
    let path = program.folder.path + "/nowhere.json"
    #expect(try program.run(["check", path]).lines.count == 1)
    let result = try program.run(["play", path, "--script", "-"])
    #expect(result.code == 1)
    #expect(result.errorLines.count == 1)
  }

  @Test(.disabled(if: getuid() == 0, "root may read everything"))
  func aFileThatMayNotBeReadIsOneSentence() throws {
    let path = try program.file("secret.json", "[]")
    try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: path)
    let result = try program.run(["play", path, "--script", "-"])
    #expect(result.code == 1)
    #expect(result.errorLines.count == 1)
  }

  @Test func aFileOf200MegabytesIsRefusedUnread() throws {
    let path = try program.file("large.json", "")
    let file = try FileHandle(forWritingTo: URL(fileURLWithPath: path))
    try file.truncate(atOffset: 200 << 20)
    try file.close()
    let result = try program.run(["play", path, "--script", "-"])
    #expect(result.code == 1)
    #expect(result.errorLines.count == 1)
    #expect(result.errors.contains("64 MiB"))
    #expect(try program.run(["check", path]).code == 1)
  }

  @Test(arguments: ["/dev/null/x", "/"]) func aScriptThatCannotBeReadIsOneSentence(
    path: String
  ) throws {
    let result = try program.run(["play", "flags", "--script", path])
    #expect(result.code == 1)
    #expect(result.errorLines.count == 1)
  }

  @Test func aBadQuestionDoesNotLoseTheRest() throws {
    let path = try program.file(
      "mixed.json",
      "[\(Self.question("good")), \(Self.question("bad", correct: #""correct": 9"#))]")
    let result = try program.run(["play", path, "--script", "-"], input: "=\n=\n")
    #expect(result.code == 0)
    #expect(result.lines == ["ACK 1"])
    #expect(result.errors.contains("1 question is left out"))
  }

  @Test func textsOfADeckReachNoTerminalRaw() throws {
    let path = try program.file(
      "evil.json",
      #"[{"id": "q\u001b[2J", "question": "Q\u001b]0;x\u0007", "options": ["a\u009b31m", "b"], "#
        + #""correct": 0}]"#)
    for arguments in [
      ["check", path], ["play", path, "--plain"], ["play", path, "--script", "-"],
    ] {
      let result = try program.run(arguments, input: "7\n")
      for text in [result.output, result.errors] {
        #expect(!text.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" })
        #expect(!text.unicodeScalars.contains { (0x7F..<0xA0).contains($0.value) })
      }
    }
  }

  @Test func theShippedDecksHaveNoFaults() throws {
    let result = try program.run(["decks", "--json"])
    #expect(!result.output.contains(#""fault":""#))
  }
}
