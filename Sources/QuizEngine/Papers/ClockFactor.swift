/// How much longer than the rules say a person wants to have.
public enum ClockFactor: Int, CaseIterable, Sendable {
  /// No clock at all.
  case off = 0
  case times1 = 100
  case times125 = 125
  case times150 = 150
  case times200 = 200

  /// The time a limit becomes; `nil` where there is no limit, or no clock.
  public func applied(to limit: Duration?) -> Duration? {
    guard self != .off, let limit else { return nil }
    return limit * rawValue / 100
  }
}
