/// What a paper is for.
public enum Mode: String, CaseIterable, Sendable {
  /// Points, a streak and a clock for each question.
  case game
  /// The verdict and the explanation after each question, no clock.
  case practice
  /// The deck's own rules; nothing is given away before the end.
  case exam
  /// Practice of questions that were answered wrong.
  case review
}
