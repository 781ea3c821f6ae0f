/// What the marks of an exam are.
public enum Scoring: String, CaseIterable, Sendable {
  /// One for each question.
  case question
  /// The weights of the questions that are right.
  case weightWon
  /// The same weights, told by what is lost of them.
  case weightLost
  /// One for each option that was ticked or left alone rightly.
  case option
}
