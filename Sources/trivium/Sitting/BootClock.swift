import Glibc

/// The clock of all limits, which goes on while the machine sleeps.
enum BootClock {
  /// The time since the machine was started.
  static func now() -> Duration { time(of: CLOCK_BOOTTIME) }

  /// How long the machine has slept since it was started.
  static func timeAsleep() -> Duration { now() - time(of: CLOCK_MONOTONIC) }

  private static func time(of clock: clockid_t) -> Duration {
    var time = timespec()
    clock_gettime(clock, &time)
    return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
  }
}
