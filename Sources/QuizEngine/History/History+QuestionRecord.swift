extension History {
  /// How often a question was answered, when, and how.
  public struct QuestionRecord: Equatable, Sendable {
    public var answered = 0
    public var right = 0
    public var wasRightLast = false
    /// How often it was answered right in a row; further right answers of one day count for nothing.
    public var streak = 0
    /// The local date of the last answer, in days since 1970-01-01; `nil` where none is known.
    public var lastDay: Int?

    /// Makes the record of a question that was never answered.
    public init() {}

    /// Adds an answer that came after all others.
    ///
    /// - Parameter day: its local date in days since 1970-01-01. One before the last, as in a time
    ///   zone further west or after a clock was set back, takes nothing off the streak.
    public mutating func add(isRight: Bool, day: Int?) {
      answered += 1
      right += isRight ? 1 : 0
      wasRightLast = isRight
      if !isRight {
        streak = 0
      } else if let day, streak == 0 || day > lastDay ?? .min {
        streak += 1
      }
      lastDay = day ?? lastDay
    }

    /// Adds an answer of a day that is not known before all others.
    ///
    /// It makes no streak, and where there are others they alone say how it was answered last.
    mutating func addFirst(isRight: Bool) {
      if answered == 0 { wasRightLast = isRight }
      answered += 1
      right += isRight ? 1 : 0
    }
  }
}
