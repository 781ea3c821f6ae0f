/// An answer with the time it took.
public struct GivenAnswer: Equatable, Sendable {
  public var answer: Answer
  /// From the moment the question was shown.
  public var taken: Duration
  /// Whether the question's time ran out before anything was given.
  public var isLate: Bool

  /// Makes an answer; not late where nothing is said.
  public init(_ answer: Answer, taken: Duration, isLate: Bool = false) {
    self.answer = answer
    self.taken = max(.zero, taken)
    self.isLate = isLate
  }
}
