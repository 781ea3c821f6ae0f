internal import QuizEngine

/// What the records of a deck are to be folded with, besides themselves.
struct FoldCircumstances {
  /// UTC as `RecordTime` writes it.
  let now: Int
  /// The last local date on which anybody can have answered by now, in days since 1970-01-01.
  ///
  /// Where an answer is of a later day, the clock was wrong when it was given: it must not outlast
  /// what is answered from now on.
  let lastDay: Int
  /// The papers that can be gone on with.
  private(set) var open: Set<RecordID>
  /// Those of them whose answers are not to be known before their end.
  private(set) var hidden: Set<RecordID>

  init(now: StorageClock.Stamp, today: Int, open: [OpenPaper]) {
    var at = now.at
    self.now = at.withUTF8 { RecordTime.number(of: UnsafeRawBufferPointer($0)) } ?? .max
    lastDay = Self.lastDay(today: today)
    self.open = Set(open.map(\.id))
    hidden = Set(open.filter(\.isExam).map(\.id))
  }

  /// How far the local dates of one moment can be apart: the zones span 26 hours.
  static func lastDay(today: Int) -> Int { today + 2 }
}
