/// What became of a record.
package struct RecordOutcome: Equatable {
  /// When it was made: UTC, ISO 8601 with milliseconds.
  package let at: String
  /// The local date on which it was made, ISO 8601.
  package let day: String
  package let state: State

  /// Whether a record is on the disk.
  package enum State: Equatable {
    /// It is on the disk, as far as the disk honours a flush.
    case saved
    /// It is kept in memory; the reason is a sentence for the reader.
    case notSaved(reason: String)
  }

  /// Whether it is on the disk.
  package var isSaved: Bool { state == .saved }
}
