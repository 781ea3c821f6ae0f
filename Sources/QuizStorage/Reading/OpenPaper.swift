/// A paper that was begun and neither ended nor dropped, and the files that have records of it.
struct OpenPaper {
  let id: RecordID
  let isExam: Bool
  var files: Set<JournalPath> = []
}
