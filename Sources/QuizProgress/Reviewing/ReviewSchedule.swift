package import QuizEngine

/// Which questions of a deck are to be asked again on a day, from how they were answered.
package struct ReviewSchedule: Equatable, Sendable {
  /// The local date, in days since 1970-01-01.
  package let today: Int
  private let records: [String: History.QuestionRecord]

  /// Looks at the past of a deck from a day on.
  ///
  /// - Parameter today: the local date, in days since 1970-01-01.
  package init(deckID: String, history: History, today: Int) {
    self.today = today
    records = history.records(deckID: deckID)
  }

  /// When a question has its turn in practice, the first one first.
  package enum Turn: Int, CaseIterable, Comparable, Sendable {
    /// It was answered, and is to be asked again.
    case due = -1
    /// It was never answered.
    case unseen = 0
    /// It was answered right so lately that it can wait.
    case rest = 1

    package static func < (one: Turn, other: Turn) -> Bool { one.rawValue < other.rawValue }
  }

  /// When a question has its turn.
  package func turn(questionID: String) -> Turn {
    records[questionID].map { Self.isDue($0, on: today) ? .due : .rest } ?? .unseen
  }

  /// How many questions that were answered are due.
  package var dueCount: Int { records.values.count { Self.isDue($0, on: today) } }

  /// How many questions were answered at all.
  package var seenCount: Int { records.count }

  /// The ranks that put what is due first, then what was never answered, then the rest.
  package var ranks: [String: Int] {
    records.mapValues { (Self.isDue($0, on: today) ? Turn.due : .rest).rawValue }
  }

  /// The day from which on a question is due, in days since 1970-01-01; `nil` for at once, where
  /// nobody knows when it was answered.
  package static func dueDay(of record: History.QuestionRecord) -> Int? {
    record.lastDay.map { $0 + LeitnerBox(streak: record.streak).interval }
  }

  /// Whether a question that was answered is to be asked again on a day.
  ///
  /// One that was answered on a day that is long to come, since the clock was set back, is due: its
  /// day cannot be believed, and to wait for it might take years.
  package static func isDue(_ record: History.QuestionRecord, on today: Int) -> Bool {
    guard let day = dueDay(of: record), let last = record.lastDay else { return true }
    return record.streak == 0 || today >= day || last > today + Self.daysBetweenZones
  }

  /// How far the local dates of one moment can be apart: the zones span 26 hours.
  private static let daysBetweenZones = 2
}
