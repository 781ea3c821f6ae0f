import QuizEngine
import TestSupport
import Testing

@testable import trivium

@Suite struct ScriptLineTests {
  @Test(arguments: [
    ("2", ScriptLine.places([2])), ("1 3", .places([1, 3])), (" 1\t3 ", .places([1, 3])),
    ("=", .right), ("!", .wrong), ("-", .nothing), ("\"", .typed("")),
    ("\"Blue whale", .typed("Blue whale")), ("\" a ", .typed(" a ")),
    ("+20", .wait(.seconds(20))), ("+0", .wait(.zero)), ("+2.5", .wait(.milliseconds(2500))),
    ("+1.005", .wait(.milliseconds(1005))),
  ])
  func everyFormIsRead(text: String, line: ScriptLine) {
    #expect(ScriptLine(text) == line)
  }

  @Test(arguments: [
    "", " ", "+", "+x", "+-1", "+1.", "+1.2345", "+99999999999", "= =", "x", "1,3", "-1", "1.5",
    "99999999999999999999", "Blue whale",
  ])
  func whatIsNoFormIsRefused(text: String) {
    #expect(ScriptLine(text) == nil)
  }

  private func entry(_ id: String, order: [Int]) throws -> Paper.Entry {
    Paper.Entry(question: try #require(SampleDeck.game.question(id: id)), optionOrder: order)
  }

  @Test(arguments: [
    ("1", "sky-jupiter", Answer.option(3)), ("4", "sky-jupiter", .option(1)),
    ("=", "sky-jupiter", .option(1)), ("!", "sky-jupiter", .option(0)),
    ("-", "sky-jupiter", .unanswered),
  ])
  func numbersAreThoseOfTheOptionsAsShown(text: String, id: String, answer: Answer) throws {
    let line = try #require(ScriptLine(text))
    #expect(line.answer(to: try entry(id, order: [3, 2, 0, 1])) == answer)
  }

  @Test(arguments: [
    ("2 1", Answer.options([0, 1])), ("3", .options([2])), ("=", .options([0, 2])),
  ])
  func severalNumbersAreASet(text: String, answer: Answer) throws {
    let line = try #require(ScriptLine(text))
    #expect(line.answer(to: try entry("sea-mammals", order: [0, 1, 2])) == answer)
  }

  @Test func oneIsTrueAndTwoIsFalse() throws {
    let entry = try entry("sky-star", order: [0, 1])
    #expect(ScriptLine("1")?.answer(to: entry) == .truth(true))
    #expect(ScriptLine("2")?.answer(to: entry) == .truth(false))
  }

  @Test func aTypedAnswerIsTakenAsItIs() throws {
    let entry = try entry("sea-largest", order: [])
    #expect(ScriptLine("\"blue WHALE")?.answer(to: entry) == .text("blue WHALE"))
    #expect(ScriptLine("=")?.answer(to: entry) == .text("Blue whale"))
  }

  @Test(arguments: [
    ("5", "sky-jupiter"), ("0", "sky-jupiter"), ("1 2", "sky-jupiter"), ("\"x", "sky-jupiter"),
    ("3", "sky-star"), ("1 1", "sea-mammals"), ("1 4", "sea-mammals"),
  ])
  func whatDoesNotFitTheQuestionIsNoAnswer(text: String, id: String) throws {
    let question = try #require(SampleDeck.game.question(id: id))
    let entry = try entry(id, order: Array(0..<question.optionCount))
    #expect(try #require(ScriptLine(text)).answer(to: entry) == nil)
  }

  @Test func aNumberIsNoTypedAnswer() throws {
    #expect(ScriptLine("1")?.answer(to: try entry("sea-largest", order: [])) == nil)
  }
}
