internal import QuizEngine

/// Collects records in any order and folds them in the order of time.
struct JournalFold {
  private var records: [JournalRecord] = []
  private var ids: Set<RecordID> = []
  private var finished: [FinishedPaper] = []
  private var texts: [String] = []
  private var indices: [String: Int] = [:]
  private var hasChanges = false
  private(set) var recordCount = 0
  private(set) var duplicateCount = 0

  /// Adds a record; one of an unknown kind is counted and left alone.
  mutating func add(_ line: JournalLine, file: Int) throws(JournalLineError) {
    guard let id = line.plainText(.id).flatMap({ RecordID($0) }) else { throw .outOfRange("id") }
    guard let at = line.plainText(.at).flatMap({ RecordTime.number(of: $0) }) else {
      throw .outOfRange("at")
    }
    guard let day = line.plainText(.day), RecordTime.isDay(day) else { throw .outOfRange("day") }
    let content = try content(of: line)
    guard ids.insert(id).inserted else {
      duplicateCount += 1
      return
    }
    recordCount += 1
    if let content {
      records.append(JournalRecord(at: at, file: file, id: id, content: content))
    }
  }

  private mutating func content(
    of line: JournalLine
  ) throws(JournalLineError) -> JournalRecord.Content? {
    switch try line.text(.kind) {
    case "paper": return .start(deck: try index(of: .deck, in: line))
    case "answer": return .answer(try answered(line))
    case "change":
      hasChanges = true
      return .change(try answered(line))
    case "flag":
      // A flag outside of any deck says nothing.
      guard line.value(.deck) != nil else { return nil }
      return .flag(
        deck: try index(of: .deck, in: line), question: try index(of: .question, in: line),
        isFlagged: try line.truth(.flagged))
    case "finish":
      finished.append(try FinishedPaper(line))
      return .finish(index: finished.count - 1)
    default: return nil
    }
  }

  private mutating func answered(
    _ line: JournalLine
  ) throws(JournalLineError) -> JournalRecord.Answered {
    JournalRecord.Answered(
      paper: line.plainText(.paper).flatMap { RecordID($0) },
      deck: try index(of: .deck, in: line), question: try index(of: .question, in: line),
      category: line.value(.category) == nil ? index(of: "") : try index(of: .category, in: line),
      isRight: try line.truth(.right))
  }

  private mutating func index(
    of member: JournalLine.Member, in line: JournalLine
  ) throws(JournalLineError) -> Int {
    index(of: try line.text(member))
  }

  private mutating func index(of text: String) -> Int {
    if let index = indices[text] { return index }
    texts.append(text)
    indices[text] = texts.count - 1
    return texts.count - 1
  }

  /// The past, as all records together tell it.
  mutating func history() -> History {
    records.sort(by: JournalRecord.isEarlier)
    if hasChanges { settleChanges() }
    var history = History()
    for record in records {
      switch record.content {
      case .start(let deck): history.addStart(deckID: texts[deck])
      case .answer(let answer), .change(let answer):
        history.addAnswer(
          deckID: texts[answer.deck], questionID: texts[answer.question],
          categoryID: texts[answer.category], isRight: answer.isRight)
      case .flag(let deck, let question, let isFlagged):
        history.addFlag(
          deckID: texts[deck], questionID: texts[question], isFlagged: isFlagged)
      case .finish(let index): history.addFinish(finished[index])
      }
    }
    return history
  }

  /// Lets the last change of an answer stand in its place: a question is answered once a paper.
  private mutating func settleChanges() {
    struct Place: Hashable {
      let paper: RecordID
      let question: Int
    }
    var places: [Place: Int] = [:]
    var settled: [JournalRecord] = []
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
      default: break
      }
      settled.append(record)
    }
    records = settled
  }
}

extension FinishedPaper {
  /// Reads the result of a paper.
  fileprivate init(_ line: JournalLine) throws(JournalLineError) {
    guard let mode = Mode(rawValue: try line.text(.mode)) else { throw .outOfRange("mode") }
    let mark = -1_000_000_000...1_000_000_000
    let count = 0...1_000_000_000
    self.init(
      deckID: try line.text(.deck), categoryID: try line.text(ifAny: .category), mode: mode,
      variantID: try line.text(ifAny: .variant), regionID: try line.text(ifAny: .region),
      questionCount: try line.number(.count, in: count),
      score: try line.number(.score, in: mark), total: try line.number(.total, in: mark),
      points: try line.number(.points, in: mark),
      bestStreak: try line.number(.bestStreak, in: count),
      elapsed: .milliseconds(try line.number(.elapsed, in: 0...1_000_000_000_000)),
      isPassed: try line.truth(ifAny: .passed),
      conditions: try line.list(.conditions).compactMap(Verdict.Condition.init(record:)),
      isScripted: try line.truth(ifAny: .scripted) ?? false,
      hasPracticeConditions: try line.truth(ifAny: .practiceConditions) ?? false,
      at: try line.text(.at), day: try line.text(.day))
  }
}
