import QuizEngine
import QuizStorage

/// The journal of a run, with what is to be said of it.
struct Recorder {
  private var journal: Journal
  /// Whether the person knows already that something is not saved.
  private var hasWarned = false

  init(folders: StorageFolders) {
    journal = Journal(folders: folders, programVersion: ProgramVersion.text)
  }

  /// Records an event; the sentence says that it is not saved, once in a run.
  mutating func record(_ event: SessionEvent) -> String? {
    guard case .notSaved(let reason) = journal.record(event).state, !hasWarned else { return nil }
    hasWarned = true
    return reason
  }

  /// Whether all that was recorded is on the disk.
  var isSaved: Bool { journal.unsavedCount == 0 }

  /// Tries once more to save what is not; a sentence for the end of the program where it fails.
  mutating func close() -> String? {
    journal.retryUnsaved()
    let count = journal.unsavedCount
    journal.close()
    guard count > 0 else { return nil }
    return "\(count == 1 ? "1 record is" : "\(count) records are") lost, since nothing could be "
      + "saved: free some space or use --data DIR, and play again."
  }
}
