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
  /// Whether it counts as a mistake: what is not scored does not.
  public var isMistake: Bool { !isRight && !question.isUnscored }
  /// Wrong because nothing was given.
  public var isUnanswered: Bool { answer.isEmpty }

  /// The marks there are for the question; none where it is not scored.
  public func marks(_ scoring: Scoring) -> Int {
    guard !question.isUnscored else { return 0 }
    return switch scoring {
    case .question: 1
    case .weightWon, .weightLost: question.points
    case .option: question.optionScore(answer).of
    }
  }

  /// The marks that were won.
  public func marksWon(_ scoring: Scoring) -> Int {
    guard !question.isUnscored else { return 0 }
    if scoring == .option { return question.optionScore(answer).right }
    return isRight ? marks(scoring) : 0
  }
}
