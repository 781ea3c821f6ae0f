/// How far a result lies from the pass mark, from the best to the worst.
enum PassDistance: Int, Comparable, CaseIterable {
  case withEase, justPassed, justMissed, missed, farOff

  /// Tells it of marks: half of what can be had beyond the mark is ease; a twentieth of all that is
  /// missing is just missed, and more than a quarter is far off.
  init(value: Int, needed: Int, total: Int) {
    let missing = needed - value
    if missing <= 0 {
      self = -missing * 2 >= total - needed ? .withEase : .justPassed
    } else if missing <= max(1, total / 20) {
      self = .justMissed
    } else {
      self = missing * 4 > total ? .farOff : .missed
    }
  }

  static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }
}
