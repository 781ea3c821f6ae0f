package import QuizEngine

/// What was found in the journal.
package struct JournalReading: Equatable {
  /// The past as the records tell it.
  package var history = History()
  /// The papers that were finished, oldest first.
  package var finished: [FinishedPaper] = []
  /// The papers that can be gone on with, at most one a deck, the one touched last first.
  package var unfinished: [UnfinishedPaper] = []
  /// How many files were read.
  package var fileCount = 0
  /// How many records were taken, those of unknown kinds included.
  package var recordCount = 0
  /// How many records were there more than once.
  package var duplicateCount = 0
  /// How many lines were left out.
  package var damagedCount = 0
  /// The lines that were left out, the first of them where they are very many.
  package var damaged: [DamagedLine] = []
  /// What stands among the journal files and cannot be read, each with the reason.
  package var skipped: [SkippedFile] = []

  /// An empty journal.
  package init() {}

  /// A line that is no record.
  package struct DamagedLine: Equatable {
    /// The file's path.
    package let file: String
    /// From 1.
    package let line: Int
    package let problem: String
  }

  /// A file that is none of the journal.
  package struct SkippedFile: Equatable {
    /// The file's path.
    package let file: String
    package let problem: String
  }
}
