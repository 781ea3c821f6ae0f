import QuizEngine
import TestSupport
import Testing

@testable import trivium

@Suite struct PlainInputTests {
  private func input(_ line: String, _ id: String) throws -> PlainInput {
    let question = try #require(SampleDeck.game.question(id: id))
    let order = Array((0..<question.optionCount).reversed())
    let shown =
      question.options.isEmpty
      ? order.map { $0 == 0 ? "True" : "False" } : order.map { question.options[$0] }
    return PlainInput(
      line, to: Paper.Entry(question: question, optionOrder: order),
      shown: question.optionCount == 0 ? [] : shown)
  }

  @Test(arguments: [
    ("1", PlainInput.answer(.option(3))), ("a", .answer(.option(3))), ("D", .answer(.option(0))),
    (" 2 ", .answer(.option(2))), ("jupiter", .answer(.option(1))), ("5", .unknown),
    ("e", .unknown), ("0", .unknown), ("1 2", .unknown), ("Pluto", .unknown), ("", .nothing),
    ("  ", .nothing), ("?", .repetition), ("q", .leaving), ("Q", .leaving),
  ])
  func aLineNamesAnOptionByNumberLetterOrText(line: String, expected: PlainInput) throws {
    #expect(try input(line, "sky-jupiter") == expected)
  }

  @Test(arguments: [
    ("1 3", PlainInput.answer(.options([0, 2]))), ("c, a", .answer(.options([0, 2]))),
    ("2", .answer(.options([1]))), ("whale", .answer(.options([0]))), ("1 4", .unknown),
  ])
  func severalMayBeNamedAtOnce(line: String, expected: PlainInput) throws {
    #expect(try input(line, "sea-mammals") == expected)
  }

  @Test(arguments: [("1", false), ("2", true), ("true", true), ("False", false)])
  func aStatementIsAnsweredByNumberOrWord(line: String, truth: Bool) throws {
    #expect(try input(line, "sky-star") == .answer(.truth(truth)))
  }

  @Test(arguments: [
    ("blue whale", PlainInput.answer(.text("blue whale"))), ("2", .answer(.text("2"))),
    ("?", .repetition), ("q", .leaving), ("", .nothing),
  ])
  func aTypedAnswerIsTheLine(line: String, expected: PlainInput) throws {
    #expect(try input(line, "sea-largest") == expected)
  }

  @Test func aRightAnswerThatLooksLikeACommandIsAnAnswer() throws {
    let question = try #require(SampleDeck.text("q", "sea", "Which letter follows p?", ["q"]))
    let entry = Paper.Entry(question: question, optionOrder: [])
    #expect(PlainInput("q", to: entry, shown: []) == .answer(.text("q")))
  }
}
