import Glibc

/// The clock of all limits, which goes on while the machine sleeps.
enum BootClock {
  /// The time since the machine was started.
  static func now() -> Duration {
    var time = timespec()
    clock_gettime(CLOCK_BOOTTIME, &time)
    return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
  }
}
