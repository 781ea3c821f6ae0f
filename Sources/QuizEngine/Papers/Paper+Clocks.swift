extension Paper {
  /// What has run out of time.
  public enum TimeOut: Equatable, Sendable {
    /// The whole paper: it is handed in as it is.
    case paper
    /// The question that is shown, with the time there was for it.
    case question(limit: Duration)
  }

  /// What has run out by now; the paper comes first.
  ///
  /// - Parameters:
  ///   - startedAt: when the paper was begun.
  ///   - shownAt: when its question was shown.
  ///   - now: the time on the same clock.
  public func timeOut(startedAt: Duration, shownAt: Duration, at now: Duration) -> TimeOut? {
    if let timeLimit, now - startedAt >= timeLimit { return .paper }
    if let questionTimeLimit, now - shownAt >= questionTimeLimit {
      return .question(limit: questionTimeLimit)
    }
    return nil
  }

  /// The time left on the clock that is shown: the question's where it has one, else the paper's.
  public func timeLeft(startedAt: Duration, shownAt: Duration, at now: Duration) -> Duration? {
    if let questionTimeLimit { return max(.zero, questionTimeLimit - (now - shownAt)) }
    return timeLimit.map { max(.zero, $0 - (now - startedAt)) }
  }
}
