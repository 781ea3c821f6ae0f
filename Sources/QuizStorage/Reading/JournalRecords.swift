internal import QuizEngine

/// The records of journal files, taken in any order and each once, with texts that repeat kept once.
struct JournalRecords {
  /// The files that records can come from, in their order.
  let paths: [JournalPath]
  private(set) var texts: [String] = []
  private var indices: [String: Int] = [:]
  private let known: RecordIDs
  private var ids: RecordIDs
  /// Whether a record was known from elsewhere.
  private(set) var repeatsKnown = false
  /// Answers, changes, flags and ends of each deck, by the deck's place among the texts.
  private(set) var ofDecks: [Int: [JournalRecord]] = [:]
  private(set) var starts: [PaperStart] = []
  private(set) var finished: [FinishedPaper] = []
  /// The papers that were ended, each with the record that ended it first.
  private(set) var ends: [RecordID: JournalRecord] = [:]
  /// The places, among those finished, of further ends of papers that had one.
  ///
  /// Two machines may each hand in what ran out of time while they knew nothing of each other.
  private(set) var repeatedEnds: Set<Int> = []
  /// The papers that were dropped.
  private(set) var abandoned: Set<RecordID> = []
  /// Which papers have records in which files; a pair may be there more than once.
  private(set) var marks: [Mark] = []
  private(set) var recordCount = 0
  private(set) var duplicateCount = 0

  struct Mark: Equatable {
    let paper: RecordID
    let file: Int
  }

  /// Prepares for files, of which records with some ids are known already.
  init(paths: [JournalPath], ids: RecordIDs = RecordIDs()) {
    self.paths = paths
    known = ids
    self.ids = ids
  }

  /// The ids of all records.
  var allIDs: RecordIDs { ids }

  /// Adds a record; one of an unknown kind is counted and left alone.
  mutating func add(_ line: JournalLine, file: Int) throws(JournalLineError) {
    guard let id = line.plainText(.id).flatMap({ RecordID($0) }) else { throw .outOfRange("id") }
    guard let at = line.plainText(.at).flatMap({ RecordTime.number(of: $0) }) else {
      throw .outOfRange("at")
    }
    guard let day = line.plainText(.day).flatMap({ RecordTime.days(of: $0) }) else {
      throw .outOfRange("day")
    }
    let place = Place(at: at, file: file, id: id)
    let paper = line.plainText(.paper).flatMap { RecordID($0) }
    switch try line.text(.kind) {
    case "paper":
      let start = PaperStart(
        deckID: try line.text(.deck), id: id, isExam: try line.text(ifAny: .mode) == "exam",
        isScripted: try line.truth(ifAny: .scripted) ?? false,
        key: RecordKey(at: at, path: paths[file], number: id.number))
      guard isNew(id) else { return }
      starts.append(start)
      mark(id, file: file)
    case "answer":
      let (deck, answer) = try answered(line, day: day)
      add(.answer(answer), deck: deck, place)
    case "change":
      let (deck, answer) = try answered(line, day: day)
      add(.change(answer), deck: deck, place)
    case "flag":
      // A flag outside of any deck says nothing.
      guard line.value(.deck) != nil else {
        _ = isNew(id)
        return
      }
      let (deck, question) = (try index(of: .deck, in: line), try index(of: .question, in: line))
      let isFlagged = try line.truth(.flagged)
      add(.flag(paper: paper, question: question, isFlagged: isFlagged), deck: deck, place)
    case "finish":
      let result = try FinishedPaper(line)
      guard isNew(id) else { return }
      add(result, of: paper, place)
    case "abandon":
      guard isNew(id) else { return }
      if let paper { abandoned.insert(paper) }
      mark(paper, file: file)
    case "resume", "replace", "section":
      if isNew(id) { mark(paper, file: file) }
    default: _ = isNew(id)
    }
  }

  private struct Place {
    let at: Int
    let file: Int
    let id: RecordID
  }

  private mutating func isNew(_ id: RecordID) -> Bool {
    guard ids.insert(id) else {
      duplicateCount += 1
      if known.contains(id) { repeatsKnown = true }
      return false
    }
    recordCount += 1
    return true
  }

  private mutating func add(_ content: JournalRecord.Content, deck: Int, _ place: Place) {
    guard isNew(place.id) else { return }
    let record = JournalRecord(at: place.at, file: place.file, id: place.id, content: content)
    mark(record.paper, file: place.file)
    ofDecks[deck, default: []].append(record)
  }

  private mutating func add(_ result: FinishedPaper, of paper: RecordID?, _ place: Place) {
    finished.append(result)
    let record = JournalRecord(
      at: place.at, file: place.file, id: place.id,
      content: .finish(paper: paper, index: finished.count - 1))
    mark(paper, file: place.file)
    ofDecks[index(of: result.deckID), default: []].append(record)
    guard let paper else { return }
    var (first, second) = (record, ends[paper])
    if let earlier = second, !JournalRecord.isEarlier(record, earlier) {
      (first, second) = (earlier, record)
    }
    ends[paper] = first
    if case .finish(_, let index) = second?.content { repeatedEnds.insert(index) }
  }

  private mutating func mark(_ paper: RecordID?, file: Int) {
    guard let paper else { return }
    let mark = Mark(paper: paper, file: file)
    if marks.last != mark { marks.append(mark) }
  }

  private mutating func answered(
    _ line: JournalLine, day: Int
  ) throws(JournalLineError) -> (deck: Int, JournalRecord.Answered) {
    let deck = try index(of: .deck, in: line)
    let answer = JournalRecord.Answered(
      paper: line.plainText(.paper).flatMap { RecordID($0) },
      question: try index(of: .question, in: line),
      category: line.value(.category) == nil ? index(of: "") : try index(of: .category, in: line),
      day: Int32(day), isRight: try line.truth(.right))
    return (deck, answer)
  }

  private mutating func index(
    of member: JournalLine.Member, in line: JournalLine
  ) throws(JournalLineError) -> Int {
    index(of: try line.text(member))
  }

  /// The place of a text; `nil` where it is not there.
  func number(of text: String) -> Int? { indices[text] }

  /// The place of a text, which is added where it is not there.
  mutating func index(of text: String) -> Int {
    if let index = indices[text] { return index }
    texts.append(text)
    indices[text] = texts.count - 1
    return texts.count - 1
  }

  /// The place of a result that was read elsewhere.
  mutating func index(of result: FinishedPaper) -> Int {
    finished.append(result)
    return finished.count - 1
  }

  /// The place of a file among all files; `nil` where it is none of them.
  func place(of path: JournalPath) -> Int? {
    var (low, high) = (0, paths.count)
    while low < high {
      let middle = (low + high) / 2
      if paths[middle] < path { low = middle + 1 } else { high = middle }
    }
    return low < paths.count && paths[low] == path ? low : nil
  }

  /// The key of a record in the order of the whole journal.
  func key(of record: JournalRecord) -> RecordKey {
    RecordKey(at: record.at, path: paths[record.file], number: record.id.number)
  }
}
