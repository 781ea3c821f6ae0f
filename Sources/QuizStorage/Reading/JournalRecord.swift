internal import QuizEngine

/// What a history is made of, with texts that repeat kept once, elsewhere.
struct JournalRecord {
  let at: Int
  let file: Int
  let id: RecordID
  var content: Content

  enum Content {
    case start(deck: Int)
    case answer(Answered)
    case change(Answered)
    case flag(deck: Int, question: Int, isFlagged: Bool)
    case finish(index: Int)
  }

  struct Answered {
    let paper: RecordID?
    let deck: Int
    let question: Int
    let category: Int
    var isRight: Bool
  }

  /// Whether the record comes before another in the journal.
  static func isEarlier(_ one: JournalRecord, _ other: JournalRecord) -> Bool {
    if one.at != other.at { return one.at < other.at }
    if one.file != other.file { return one.file < other.file }
    return one.id.number < other.id.number
  }
}
