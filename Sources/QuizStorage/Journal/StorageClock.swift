internal import Glibc

/// Where the journal takes its time from; a value, so that a test can set it.
package struct StorageClock {
  package var now: () -> Stamp

  /// Makes a clock of a function.
  package init(now: @escaping () -> Stamp) { self.now = now }

  /// A moment, told in all the ways a record needs.
  package struct Stamp: Equatable {
    /// UTC, ISO 8601 with milliseconds.
    package var at: String
    /// The local date, ISO 8601.
    package var day: String
    /// The id of the boot; empty where the system has none.
    package var boot: String
    /// Milliseconds since the boot, time asleep included.
    package var up: Int

    /// Makes a moment.
    package init(at: String, day: String, boot: String, up: Int) {
      self.at = at
      self.day = day
      self.boot = boot
      self.up = up
    }
  }

  /// The clocks of the system.
  package static func system() -> StorageClock {
    let boot = DiskFile.firstLine(of: "/proc/sys/kernel/random/boot_id") ?? ""
    return StorageClock {
      var wall = timespec()
      clock_gettime(CLOCK_REALTIME, &wall)
      var uptime = timespec()
      clock_gettime(CLOCK_BOOTTIME, &uptime)
      var local = tm()
      localtime_r(&wall.tv_sec, &local)
      return Stamp(
        at: universal(seconds: wall.tv_sec, milliseconds: wall.tv_nsec / 1_000_000),
        day: date(local), boot: boot, up: uptime.tv_sec * 1000 + uptime.tv_nsec / 1_000_000)
    }
  }

  /// A time in seconds since 1970 as UTC, ISO 8601 with milliseconds.
  static func universal(seconds: Int, milliseconds: Int = 0) -> String {
    var (seconds, utc) = (seconds, tm())
    gmtime_r(&seconds, &utc)
    let time = [utc.tm_hour, utc.tm_min, utc.tm_sec].map { padded(Int($0), to: 2) }
    return "\(date(utc))T\(time.joined(separator: ":")).\(padded(milliseconds, to: 3))Z"
  }

  /// Today's local date, in days since 1970-01-01.
  package static func today() -> Int {
    var wall = timespec()
    clock_gettime(CLOCK_REALTIME, &wall)
    var local = tm()
    localtime_r(&wall.tv_sec, &local)
    return RecordTime.days(
      year: Int(local.tm_year) + 1900, month: Int(local.tm_mon) + 1, day: Int(local.tm_mday))
  }

  private static func date(_ time: tm) -> String {
    let year = padded(Int(time.tm_year) + 1900, to: 4)
    return "\(year)-\(padded(Int(time.tm_mon) + 1, to: 2))-\(padded(Int(time.tm_mday), to: 2))"
  }

  private static func padded(_ number: Int, to width: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, width - digits.count)) + digits
  }
}
