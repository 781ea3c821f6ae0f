/// A part of an exam that is drawn, timed and passed for itself.
///
/// Sections are sat one after the other; there is no way back into one that was handed in.
public struct ExamSection: Equatable, Sendable {
  public var id: String
  public var name: String
  /// At least 1; the sum of the quotas where there are any.
  public var questionCount: Int
  /// The quotas that its questions are drawn by; empty where any question will do.
  public var draws: [Draw]
  /// The time for the section; `nil` for none of its own.
  public var timeLimit: Duration?
  /// The time for each of its questions; `nil` for none of their own.
  public var questionTimeLimit: Duration?
  /// All must hold for a pass; empty where only the whole paper is passed or failed.
  public var passRules: [PassRule]
  /// Whether failing it ends the exam.
  public var isGate: Bool

  /// Makes a section; what is left out restricts nothing.
  public init(
    id: String, name: String, questionCount: Int = 10, draws: [Draw] = [],
    timeLimit: Duration? = nil, questionTimeLimit: Duration? = nil, passRules: [PassRule] = [],
    isGate: Bool = false
  ) {
    self.id = id
    self.name = name
    self.draws = draws
    self.questionCount = draws.isEmpty ? max(1, questionCount) : draws.questionCount
    self.timeLimit = timeLimit
    self.questionTimeLimit = questionTimeLimit
    self.passRules = passRules
    self.isGate = isGate
  }

  /// The quotas, or one for any question where it has none.
  var quotas: [Draw] { draws.isEmpty ? [Draw(count: questionCount)] : draws }
}

extension ExamBlueprint {
  /// Whether sections are sat one after the other, without a way back into one that was handed in.
  func locks(_ sections: [ExamSection]) -> Bool {
    navigation != .free && !sections.isEmpty
      || sections.contains { $0.timeLimit != nil || $0.isGate }
  }
}
