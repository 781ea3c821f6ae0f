import Foundation
import Testing

/// What `check` says of a bank as a whole.
@Suite struct CheckTests {
  @Test func aWarningAboutTheBankEndsWith0AndIsNotCountedInTheListOfDecks() throws {
    let program = try TriviumProgram()
    let folder = program.folder.appendingPathComponent("decks/d")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let questions = ["a", "b"].map {
      #"{"id":"\#($0)","question":"Where is \#($0 == "a" ? "Rome" : "rome")?","options":["x","y"],"correct":0}"#
    }
    _ = try program.file("decks/d/deck.json", #"{"examName":"D","questionsPerSession":2}"#)
    let path = try program.file(
      "decks/d/questions.json", "[\(questions.joined(separator: ",\n"))]")
    let sentence =
      "question b: the question asks the same as `a` (\(path), line 1): all words and the right "
      + "answer are the same"

    let check = try program.run(["check", folder.path])
    #expect(check.code == 0)
    #expect(
      check.lines == [
        "warning: \(path), line 2: \(sentence). Remove one of the two, or ask for something else."
      ])
    let json = try #require(try program.run(["check", folder.path, "--json"]).objects().first)
    let finding = try #require((json["findings"] as? [[String: Any]])?.first)
    #expect(finding["severity"] as? String == "warning")
    #expect(finding["question"] as? String == "b")
    #expect(finding["line"] as? Int == 2)

    let decks = folder.deletingLastPathComponent().path
    let list = try program.run(["decks", "--json", "--decks", decks]).output
    #expect(list.contains(#""findings":0"#) || list.contains(#""findings": 0"#))
  }
}
