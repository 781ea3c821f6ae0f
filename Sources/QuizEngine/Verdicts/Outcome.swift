/// A question of a paper with what was given for it.
public struct Outcome: Equatable, Sendable {
  public let question: Question
  public let answer: Answer

  /// Makes an outcome.
  public init(question: Question, answer: Answer) {
    self.question = question
    self.answer = answer
  }

  public var isRight: Bool { question.accepts(answer) }
  /// Wrong because nothing was given.
  public var isUnanswered: Bool { answer.isEmpty }
}
