internal import QuizEngine

/// The past of a deck as it is folded bit by bit: the earlier records, whose meaning is settled, as
/// what they came to; the later ones as they are.
///
/// A fold over all records at once gives the same. A record waits as long as anything could change
/// what it means: while its paper is open, since its answers may be changed and those of an exam
/// are hidden; while its time or day is ahead of the clock; and with it whatever is later, since the
/// order counts. Where a new record is earlier than one that is settled, as when another machine's
/// files come late, there is no going back, and everything has to be folded anew.
struct DeckFold {
  var base = DeckHistory()
  /// The last record that is settled.
  var last: RecordKey?
  /// The last day of any answer that is settled, in days since 1970-01-01.
  var latestDay = -1_000_000
  /// In the order of time.
  var waiting: [JournalRecord] = []

  /// Takes in more records; whether they all come after those that are settled.
  mutating func take(
    _ more: [JournalRecord], of records: JournalRecords, in circumstances: FoldCircumstances
  ) -> Bool {
    waiting += more
    waiting.sort(by: JournalRecord.isEarlier)
    if let last, let first = waiting.first, records.key(of: first) <= last { return false }
    let count = settledCount(in: circumstances)
    guard count > 0 else { return true }
    let settled = waiting[..<count]
    Self.fold(settled, of: records, in: circumstances, into: &base)
    last = records.key(of: waiting[count - 1])
    latestDay = settled.reduce(latestDay) { max($0, $1.dayOfAnswer ?? $0) }
    waiting.removeFirst(count)
    return true
  }

  /// The past of the deck, told by all records.
  func whole(of records: JournalRecords, in circumstances: FoldCircumstances) -> DeckHistory {
    var whole = base
    Self.fold(waiting[...], of: records, in: circumstances, into: &whole)
    return whole
  }

  /// Whether what is known now may be otherwise at another time, with no new record.
  func depends(on circumstances: FoldCircumstances) -> Bool {
    waiting.contains { $0.dayOfAnswer ?? circumstances.lastDay > circumstances.lastDay }
  }

  /// The last day of any answer that is believed, in days since 1970-01-01.
  func latestDay(in circumstances: FoldCircumstances) -> Int {
    waiting.reduce(latestDay) { latest, record in
      guard let day = record.dayOfAnswer, day <= circumstances.lastDay else { return latest }
      return max(latest, day)
    }
  }

  /// How many of the records can be settled.
  private func settledCount(in circumstances: FoldCircumstances) -> Int {
    var count =
      waiting.firstIndex { record in
        record.at > circumstances.now || record.paper.map(circumstances.open.contains) ?? false
          || record.dayOfAnswer ?? circumstances.lastDay > circumstances.lastDay
      } ?? waiting.count
    // A change waits together with the answer that it is to stand in the place of.
    while true {
      var changed: Set<RecordID> = []
      for case .change(let answer) in waiting[count...].lazy.map(\.content) {
        if let paper = answer.paper { changed.insert(paper) }
      }
      guard !changed.isEmpty,
        let first = waiting[..<count].firstIndex(where: {
          $0.paper.map(changed.contains) ?? false
        })
      else { return count }
      count = first
    }
  }

  private static func fold(
    _ waiting: ArraySlice<JournalRecord>, of records: JournalRecords,
    in circumstances: FoldCircumstances, into deck: inout DeckHistory
  ) {
    var ahead: [JournalRecord.Answered] = []
    for record in withChangesSettled(waiting) {
      switch record.content {
      case .answer(let answer), .change(let answer):
        if let paper = answer.paper, circumstances.hidden.contains(paper) { continue }
        guard answer.day <= circumstances.lastDay else {
          ahead.append(answer)
          continue
        }
        deck.addAnswer(
          questionID: records.texts[answer.question], categoryID: records.texts[answer.category],
          isRight: answer.isRight, day: Int(answer.day))
      case .flag(_, let question, let isFlagged):
        deck.addFlag(questionID: records.texts[question], isFlagged: isFlagged)
      case .finish(_, let index):
        if !records.repeatedEnds.contains(index) { deck.addFinish(records.finished[index]) }
      }
    }
    for answer in ahead.reversed() {
      deck.addFirstAnswer(
        questionID: records.texts[answer.question], categoryID: records.texts[answer.category],
        isRight: answer.isRight)
    }
  }

  /// Lets the last change of an answer stand in its place: a question is answered once a paper.
  private static func withChangesSettled(
    _ records: ArraySlice<JournalRecord>
  ) -> ArraySlice<JournalRecord> {
    let hasChanges = records.contains { if case .change = $0.content { true } else { false } }
    guard hasChanges else { return records }
    struct Place: Hashable {
      let paper: RecordID
      let question: Int
    }
    var places: [Place: Int] = [:]
    var settled: ArraySlice<JournalRecord> = []
    for record in records {
      switch record.content {
      case .answer(let answer):
        if let paper = answer.paper {
          places[Place(paper: paper, question: answer.question)] = settled.count
        }
      case .change(let answer):
        guard let paper = answer.paper else { break }
        let place = Place(paper: paper, question: answer.question)
        if let index = places[place] {
          settled[index].content = .answer(answer)
          continue
        }
        places[place] = settled.count
      case .flag, .finish: break
      }
      settled.append(record)
    }
    return settled
  }
}
