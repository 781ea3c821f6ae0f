/// The points of a game, in whole numbers only.
public enum GamePoints {
  /// The points of a right answer, 100 to 400.
  ///
  /// `(100 + 100 * left / limit) * (10 + min(streak - 1, 10)) / 10`, from left to right, times in
  /// milliseconds; without a clock there is no bonus for time.
  ///
  /// - Parameters:
  ///   - taken: the time the answer took.
  ///   - limit: the time there was; `nil` for none.
  ///   - streak: right answers in a row, this one counted, from 1.
  public static func points(taken: Duration, limit: Duration?, streak: Int) -> Int {
    var base = 100
    if let limit = limit?.wholeMilliseconds, limit > 0 {
      let left = min(max(0, limit - taken.wholeMilliseconds), limit)
      base += 100 * left / limit
    }
    return base * (10 + bonus(streak: streak)) / 10
  }

  /// The tenths that a streak adds: 0 for the first right answer, at most 10.
  public static func bonus(streak: Int) -> Int { min(max(streak, 1) - 1, 10) }
}

extension Duration {
  /// The duration in whole milliseconds; what is left over is cut off.
  public var wholeMilliseconds: Int {
    let (seconds, attoseconds) = components
    return Int(seconds) * 1000 + Int(attoseconds / 1_000_000_000_000_000)
  }

  /// The duration in whole seconds, rounded up, as a clock that counts down shows it.
  public var secondsRoundedUp: Int { (wholeMilliseconds + 999) / 1000 }
}
