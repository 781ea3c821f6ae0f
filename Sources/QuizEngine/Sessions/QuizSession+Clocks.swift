extension QuizSession {
  /// What has run out of time.
  public enum TimeOut: Equatable, Sendable {
    /// The whole paper: it is handed in as it is.
    case paper
    /// The section that is sat: it is handed in as it is.
    case section
    /// The question that is shown, with the time there was for it.
    case question(limit: Duration)
  }

  /// A clock that runs.
  public struct Clock: Equatable, Sendable {
    public let left: Duration
    public let limit: Duration

    fileprivate init(limit: Duration, taken: Duration) {
      self.limit = limit
      left = max(.zero, limit - taken)
    }
  }

  /// What has run out; the paper comes first, then the section.
  ///
  /// Between sections only the paper's time goes on.
  ///
  /// - Parameters:
  ///   - elapsed: the time since the paper was begun.
  ///   - shown: the time since its question was shown.
  public func timeOut(elapsed: Duration, shown: Duration) -> TimeOut? {
    if let limit = paper.timeLimit, elapsed >= limit { return .paper }
    guard !isBetweenSections else { return nil }
    if let limit = section?.timeLimit, elapsed - sectionBegan >= limit { return .section }
    if let limit = questionTimeLimit, shown >= limit { return .question(limit: limit) }
    return nil
  }

  /// The clock that is shown: that of the question where it has one, else of the section, else of
  /// the paper; `nil` where none runs.
  public func clock(elapsed: Duration, shown: Duration) -> Clock? {
    if !isBetweenSections {
      if let limit = questionTimeLimit { return Clock(limit: limit, taken: shown) }
      if let limit = section?.timeLimit {
        return Clock(limit: limit, taken: elapsed - sectionBegan)
      }
    }
    return paper.timeLimit.map { Clock(limit: $0, taken: elapsed) }
  }

  /// The time for the question that is shown; `nil` for none.
  public var questionTimeLimit: Duration? { paper.questionTimeLimit(at: position) }
}
