internal import QuizEngine

/// What a history is made of, with texts that repeat kept once, elsewhere.
struct JournalRecord {
  let at: Int
  let file: Int
  let id: RecordID
  var content: Content

  enum Content {
    case start(deck: Int, isExam: Bool, isScripted: Bool)
    case answer(Answered)
    case change(Answered)
    case flag(paper: RecordID?, deck: Int, question: Int, isFlagged: Bool)
    case finish(paper: RecordID?, index: Int)
    case abandon(paper: RecordID?)
    /// What matters to the paper alone: that it goes on, or that a question was replaced.
    case step(paper: RecordID?)
  }

  /// The paper that the record belongs to.
  var paper: RecordID? {
    switch content {
    case .start: id
    case .answer(let answer), .change(let answer): answer.paper
    case .flag(let paper, _, _, _), .finish(let paper, _), .abandon(let paper), .step(let paper):
      paper
    }
  }

  struct Answered {
    let paper: RecordID?
    let deck: Int
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
