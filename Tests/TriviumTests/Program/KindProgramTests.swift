import Foundation
import Testing

/// Decks with questions that are more than a choice, played and checked by the program.
@Suite struct KindProgramTests {
  private let program: TriviumProgram

  init() throws { program = try TriviumProgram() }

  private static let deck = #"""
    {"id": "kinds", "examName": "Kinds", "shuffleQuestions": false, "shuffleOptions": false,
     "questions": [
      {"id": "n", "question": "How fast?", "number": {"value": 5.2, "tolerance": 0.1, "unit": "kn"}},
      {"id": "s", "question": "True?",
       "statements": [{"text": "a", "correct": true}, {"text": "b", "correct": false}]},
      {"id": "m", "question": "Which?", "pairs": [["x", "1"], ["y", "2"]], "distractors": ["3"]},
      {"id": "c", "question": "die Katze", "back": "the cat"}]}
    """#

  private func play(_ input: String, mode: String = "practice") throws -> TriviumProgram.Result {
    let deck = try program.file("kinds.json", Self.deck)
    return try program.run(
      ["play", deck, "--mode", mode, "--script", "-", "--json"], input: input)
  }

  @Test func everyKindIsAnsweredByAScript() throws {
    let result = try play("\"5,3 kn\n1 2\n1-1 2-2\n1\n")
    #expect(result.errors == "")
    #expect(result.code == 0)
    let objects = try result.objects()
    #expect(objects.dropLast().map { $0["right"] as? Bool } == [true, true, true, true])
    #expect(objects[1]["given"] as? [Int] == [1, 2])
    #expect(objects[2]["given"] as? [String] == ["1-1", "2-2"])
    #expect(objects[2]["lefts"] as? [String] == ["x", "y"])
    #expect(try program.journal().count { $0.contains(#""right":true"#) } == 4)
  }

  @Test func aGameHasNoCards() throws {
    let result = try play("=\n=\n=\n", mode: "game")
    #expect(try result.objects().compactMap { $0["question"] as? String } == ["n", "s", "m"])
  }

  @Test func aLineThatDoesNotFitSaysWhatWould() throws {
    let result = try play("\"5.2\n1 2 1\n")
    #expect(result.code == 1)
    #expect(result.errorLines.count == 1)
    #expect(result.errors.contains("line 2 does not fit question 2 ('s'): write 2 numbers"))
  }

  @Test func everyKindIsAnsweredLineByLine() throws {
    let deck = try program.file("kinds.json", Self.deck)
    let result = try program.run(
      ["play", deck, "--mode", "practice", "--plain"], input: "fast\n5.3\n1\n2\n1 2\n\n1\n")
    #expect(result.errors == "")
    #expect(result.code == 0)
    #expect(result.output.components(separatedBy: "The answer is a number, in kn.").count == 3)
    #expect(result.output.contains("Statement 2 of 2: b"))
    #expect(result.output.contains("To be matched: x; y."))
    #expect(result.output.contains("Enter shows the back. \nthe cat\n1. I knew it\n"))
    #expect(result.output.contains("4 of 4"))
    #expect(try program.journal().count { $0.contains(#""right":true"#) } == 4)
  }

  @Test func enterAloneLeavesAQuestionOfAnExamOpenThoughAPartWasGiven() throws {
    let exam = Self.deck.replacing(
      #""id": "kinds","#, with: #""id": "kinds", "passingPercentage": 0.5, "#)
    let deck = try program.file("exam.json", exam)
    let result = try program.run(
      ["play", deck, "--mode", "exam", "--plain"], input: "5.2\n1\n\n1 2\n2\n")
    #expect(result.errors == "")
    #expect(result.output.contains("1 question is unanswered and will count as wrong."))
    let journal = try program.journal()
    #expect(journal.count { $0.contains(#""kind":"answer""#) } == 2)
    #expect(journal.count { $0.contains(#""kind":"finish""#) } == 1)
  }

  static let faults: [(String, String)] = [
    (#""number":{"value":"x"}"#, "`value` of `number` is the text \"x\""),
    (#""statements":[{"text":"a"}]"#, "the number of statements is 1"),
    (#""pairs":[["a"],["b","c"]]"#, "pair 0 (counted from 0)"),
    (#""order":["a","a"]"#, "the items 0 and 1 (counted from 0) are equal"),
    (#""back":"""#, "the back of the card is empty"),
  ]

  @Test(arguments: faults)
  func aFaultIsOneSentenceWithTheQuestionAndARemedy(members: String, problem: String) throws {
    let text =
      #"{"examName":"E","questions":[{"id":"bad-7","question":"Q?",\#(members)},"#
      + #"{"id":"good","question":"Q?","correct":true}]}"#
    let deck = try program.file("faulty.json", text)
    let result = try program.run(["check", deck])
    #expect(result.code == 1)
    #expect(result.lines.count == 1)
    #expect(result.output.contains("/faulty.json, line 1: question bad-7: "))
    #expect(result.output.contains(problem))
    #expect(result.output.hasSuffix(".\n"))
    let objects = try program.run(["check", deck, "--json"]).objects()
    let findings = try #require(objects.first?["findings"] as? [[String: Any]])
    #expect(findings.map { $0["question"] as? String } == ["bad-7"])
    #expect((findings.first?["remedy"] as? String)?.isEmpty == false)
  }
}
