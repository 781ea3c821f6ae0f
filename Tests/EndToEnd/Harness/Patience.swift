import Glibc

/// How long the tests wait at most for what is bound to come.
enum Patience {
  static let limit = Duration.seconds(20)

  /// Looks again and again until there is something; `nil` where nothing came.
  static func wait<Value>(
    _ limit: Duration = limit, until look: () throws -> Value?
  ) rethrows -> Value? {
    let deadline = ContinuousClock.now + limit
    while true {
      if let value = try look() { return value }
      if ContinuousClock.now >= deadline { return nil }
      usleep(10_000)
    }
  }
}

/// Something that was to come and did not, with what was there in its place.
struct NothingCame: Error, CustomStringConvertible {
  var description: String

  init(_ awaited: String, instead: String) {
    description = "\(awaited) did not come; there is:\n\(instead)"
  }
}
