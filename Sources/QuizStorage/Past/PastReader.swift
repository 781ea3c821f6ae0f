internal import Glibc
internal import QuizEngine

/// Tells the past from what was folded at an earlier start and what was recorded since.
///
/// What it tells is exactly what a fold over the whole journal tells. What an earlier start left may
/// be missing, damaged, of another version or of another journal: then the whole journal is folded,
/// and so it is where something came that an earlier fold cannot take in any more:
///
/// - records that are earlier than settled ones of their deck, from another machine or a clock that
///   was set back;
/// - a change of an answer, a start or a further end of a paper whose other records are settled;
/// - a record that is known from another file already;
/// - a file that is gone, or that is not what it was with more at its end.
package struct PastReader {
  private let journal: JournalFolder?
  private let cache: PastCache
  /// How many new records there are at least when what came of them is kept: a few are folded again
  /// as fast as that is written.
  var fewRecords = 200
  /// How far the clock of the disk is ahead of the disk, for tests that cannot wait for days.
  var secondsAhead = 0

  /// Reads the journal in some folders.
  ///
  /// - Parameter programVersion: another version folds the whole journal anew.
  package init(
    folders: StorageFolders, programVersion: String, calls: SystemCalls = SystemCalls()
  ) {
    journal = folders.journal.map { JournalFolder(path: $0) }
    cache = PastCache(folder: folders.cache, programVersion: programVersion, calls: calls)
  }

  /// Reads what is there now.
  ///
  /// - Parameters:
  ///   - now: the time to which unfinished papers are told.
  ///   - today: the local date, in days since 1970-01-01.
  package func read(now: StorageClock.Stamp? = nil, today: Int? = nil) -> Past {
    guard let journal else { return Past(history: History(), unfinished: [], source: nil) }
    let reading = PastReading(
      journal: journal, cache: cache, stamp: now, today: today ?? StorageClock.today(),
      seconds: time(nil) + secondsAhead, fewRecords: fewRecords)
    return reading.past() ?? whole(journal, now: now, today: today)
  }

  /// Reads without any cache, where a folder cannot be read.
  private func whole(_ journal: JournalFolder, now: StorageClock.Stamp?, today: Int?) -> Past {
    let reading = JournalReader(folder: journal.path).read(now: now, today: today)
    return Past(history: reading.history, unfinished: reading.unfinished, source: nil)
  }
}
