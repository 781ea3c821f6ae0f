internal import QuizEngine

/// When a record was made, by the clock of the boot and by that of the wall.
struct JournalMoment: Equatable {
  /// Empty where the system names no boots.
  let boot: String
  /// Milliseconds since the boot.
  let up: Int
  /// Milliseconds since 1970, UTC.
  let wall: Int

  init(boot: String, up: Int, wall: Int) {
    self.boot = boot
    self.up = up
    self.wall = wall
  }

  init?(_ stamp: StorageClock.Stamp) {
    var at = stamp.at
    guard let number = at.withUTF8({ RecordTime.number(of: UnsafeRawBufferPointer($0)) }) else {
      return nil
    }
    self.init(boot: stamp.boot, up: stamp.up, wall: RecordTime.milliseconds(number))
  }

  /// The milliseconds from one moment to a later one.
  ///
  /// Within a boot its own clock counts, which nobody can set, and else that of the wall; one that
  /// was set back gives no time away.
  func milliseconds(to later: JournalMoment) -> Int {
    let isSameBoot = !boot.isEmpty && boot == later.boot
    return max(0, isSameBoot ? later.up - up : later.wall - wall)
  }
}

extension RecordTime {
  /// The milliseconds since 1970 of a time as a number that sorts as time does.
  static func milliseconds(_ number: Int) -> Int {
    let (date, time) = (number / 1_000_000_000, number % 1_000_000_000)
    let days = days(year: date / 10_000, month: date / 100 % 100, day: date % 100)
    let (hour, minute) = (time / 10_000_000, time / 100_000 % 100)
    return ((days * 24 + hour) * 60 + minute) * 60_000 + time % 100_000
  }
}
