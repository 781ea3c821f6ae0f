/// What is recorded of a session, so that scores, history and the session itself can be told again.
public enum SessionEvent: Equatable, Sendable {
  case started(Paper, isScripted: Bool)
  case answered(AnsweredQuestion)
  /// An answer of an exam took the place of an earlier one.
  case changed(AnsweredQuestion)
  case flagged(deckID: String, questionID: String, isFlagged: Bool)
  /// A question was void, and another one took its place.
  case replaced(voidID: String, Paper.Entry)
  /// A section of an exam was handed in.
  case sectionEnded(id: String)
  /// The section after it was begun.
  case sectionBegun(id: String)
  /// The paper goes on after it was left for later, or after the program ended.
  case resumed
  case finished(FinishedPaper)
  /// The person dropped the paper.
  case abandoned

  /// An answer as it was graded.
  public struct AnsweredQuestion: Equatable, Sendable {
    public let deckID: String
    public let question: Question
    public let given: GivenAnswer
    public let isRight: Bool
    /// The points it brought; 0 outside a game.
    public let points: Int
    /// The time there was for it; `nil` for none.
    public let limit: Duration?

    /// Takes the answer at an index of a session; `nil` where nothing was given there.
    public init?(in session: QuizSession, at index: Int) {
      guard session.given.indices.contains(index), let given = session.given[index] else {
        return nil
      }
      deckID = session.paper.outline.id
      question = session.paper.entries[index].question
      self.given = given
      isRight = question.accepts(given.answer)
      points = session.pointsByQuestion[index]
      limit = session.paper.questionTimeLimit(at: index)
    }
  }
}
