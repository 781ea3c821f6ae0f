internal import QuizEngine

/// What the past of a deck is made of, with texts that repeat kept once, elsewhere.
struct JournalRecord {
  let at: Int
  /// The place of its file among all files.
  var file: Int
  let id: RecordID
  var content: Content

  enum Content {
    case answer(Answered)
    case change(Answered)
    case flag(paper: RecordID?, question: Int, isFlagged: Bool)
    case finish(paper: RecordID?, index: Int)
  }

  /// The paper that the record belongs to.
  var paper: RecordID? {
    switch content {
    case .answer(let answer), .change(let answer): answer.paper
    case .flag(let paper, _, _), .finish(let paper, _): paper
    }
  }

  /// The local date of an answer, in days since 1970-01-01; `nil` for what is none.
  var dayOfAnswer: Int? {
    switch content {
    case .answer(let answer), .change(let answer): Int(answer.day)
    case .flag, .finish: nil
    }
  }

  struct Answered {
    let paper: RecordID?
    let question: Int
    let category: Int
    /// The local date, in days since 1970-01-01.
    let day: Int32
    var isRight: Bool
  }

  /// Whether the record comes before another in the journal.
  static func isEarlier(_ one: JournalRecord, _ other: JournalRecord) -> Bool {
    if one.at != other.at { return one.at < other.at }
    if one.file != other.file { return one.file < other.file }
    return one.id.number < other.id.number
  }
}
