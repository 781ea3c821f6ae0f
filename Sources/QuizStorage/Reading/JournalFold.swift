internal import QuizEngine

/// Collects records in any order and folds them in the order of time.
struct JournalFold {
  private var records: [JournalRecord] = []
  private var ids: Set<RecordID> = []
  private var finished: [FinishedPaper] = []
  private var texts: [String] = []
  private var indices: [String: Int] = [:]
  private var hasChanges = false
  /// The last day of any answer.
  private var latestDay = Int.min
  /// The papers that can be gone on with, known once the history is.
  private(set) var unfinished: [OpenPaper] = []
  private(set) var recordCount = 0
  private(set) var duplicateCount = 0

  /// A paper without an end, and the files that have records of it.
  struct OpenPaper {
    let id: RecordID
    let isExam: Bool
    var files: Set<Int> = []
  }

  /// Adds a record; one of an unknown kind is counted and left alone.
  mutating func add(_ line: JournalLine, file: Int) throws(JournalLineError) {
    guard let id = line.plainText(.id).flatMap({ RecordID($0) }) else { throw .outOfRange("id") }
    guard let at = line.plainText(.at).flatMap({ RecordTime.number(of: $0) }) else {
      throw .outOfRange("at")
    }
    guard let day = line.plainText(.day).flatMap({ RecordTime.days(of: $0) }) else {
      throw .outOfRange("day")
    }
    let content = try content(of: line, day: day)
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
    of line: JournalLine, day: Int
  ) throws(JournalLineError) -> JournalRecord.Content? {
    switch try line.text(.kind) {
    case "paper":
      return .start(
        deck: try index(of: .deck, in: line), isExam: try line.text(ifAny: .mode) == "exam",
        isScripted: try line.truth(ifAny: .scripted) ?? false)
    case "answer": return .answer(try answered(line, day: day))
    case "change":
      hasChanges = true
      return .change(try answered(line, day: day))
    case "flag":
      // A flag outside of any deck says nothing.
      guard line.value(.deck) != nil else { return nil }
      return .flag(
        paper: paper(of: line), deck: try index(of: .deck, in: line),
        question: try index(of: .question, in: line),
        isFlagged: try line.truth(.flagged))
    case "finish":
      finished.append(try FinishedPaper(line))
      return .finish(paper: paper(of: line), index: finished.count - 1)
    case "abandon": return .abandon(paper: paper(of: line))
    case "resume", "replace", "section": return .step(paper: paper(of: line))
    default: return nil
    }
  }

  private func paper(of line: JournalLine) -> RecordID? {
    line.plainText(.paper).flatMap { RecordID($0) }
  }

  private mutating func answered(
    _ line: JournalLine, day: Int
  ) throws(JournalLineError) -> JournalRecord.Answered {
    latestDay = max(latestDay, day)
    return JournalRecord.Answered(
      paper: paper(of: line),
      deck: try index(of: .deck, in: line), question: try index(of: .question, in: line),
      category: line.value(.category) == nil ? index(of: "") : try index(of: .category, in: line),
      day: Int32(day), isRight: try line.truth(.right))
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
  ///
  /// - Parameter today: the local date, in days since 1970-01-01.
  mutating func history(today: Int) -> History {
    records.sort(by: JournalRecord.isEarlier)
    findUnfinished()
    if hasChanges { settleChanges() }
    let lastBelieved = today + Self.daysBetweenZones
    if latestDay > lastBelieved { putFirst(answersAfter: lastBelieved) }
    // What is right in an exam is not to be known before its end.
    let open = unfinished.filter(\.isExam).map(\.id)
    var ended: Set<RecordID> = []
    var history = History()
    for record in records {
      switch record.content {
      case .start(let deck, _, _): history.addStart(deckID: texts[deck])
      case .answer(let answer), .change(let answer):
        if !open.isEmpty, let paper = answer.paper, open.contains(paper) { continue }
        history.addAnswer(
          deckID: texts[answer.deck], questionID: texts[answer.question],
          categoryID: texts[answer.category], isRight: answer.isRight,
          day: answer.day > lastBelieved ? nil : Int(answer.day))
      case .flag(_, let deck, let question, let isFlagged):
        history.addFlag(
          deckID: texts[deck], questionID: texts[question], isFlagged: isFlagged)
      case .finish(let paper, let index):
        // Two machines may each hand in what ran out of time while they knew nothing of each other.
        if let paper, !ended.insert(paper).inserted { continue }
        history.addFinish(finished[index])
      case .abandon, .step: break
      }
    }
    return history
  }

  /// How far the local dates of one moment can be apart: the zones span 26 hours.
  private static let daysBetweenZones = 2

  /// Puts answers of days that have not come yet before all others.
  ///
  /// The clock was wrong when they were given: they must not outlast what is answered from now on.
  private mutating func putFirst(answersAfter day: Int) {
    let isAhead = records.map { record in
      switch record.content {
      case .answer(let answer), .change(let answer): answer.day > day
      default: false
      }
    }
    let places = records.indices
    records = (places.filter { isAhead[$0] } + places.filter { !isAhead[$0] }).map { records[$0] }
  }

  /// Finds the paper that was begun last in each deck, where it was neither ended nor dropped.
  private mutating func findUnfinished() {
    var latest: [Int: OpenPaper] = [:]
    var closed: Set<RecordID> = []
    for record in records {
      switch record.content {
      case .start(let deck, let isExam, false):
        latest[deck] = OpenPaper(id: record.id, isExam: isExam)
      case .finish(let paper?, _), .abandon(let paper?): closed.insert(paper)
      default: break
      }
    }
    // Decks are numbered in the order in which they were found.
    unfinished = latest.sorted { $0.key < $1.key }.map(\.value).filter { !closed.contains($0.id) }
    guard !unfinished.isEmpty else { return }
    for record in records {
      guard let paper = record.paper,
        let index = unfinished.firstIndex(where: { $0.id == paper })
      else { continue }
      unfinished[index].files.insert(record.file)
    }
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
      fixedPaperID: try line.text(ifAny: .fixed),
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
