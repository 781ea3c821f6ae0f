import Glibc

/// A time to wait until, on the clock that `ppoll` waits by.
struct Deadline {
  private let end: Duration

  init(after wait: Duration) { end = Self.now + max(.zero, min(wait, .seconds(1 << 30))) }

  /// What is left until then.
  var remaining: timespec {
    let left = max(.zero, end - Self.now).components
    return timespec(
      tv_sec: Int(left.seconds), tv_nsec: Int(left.attoseconds / 1_000_000_000))
  }

  private static var now: Duration {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
  }
}
