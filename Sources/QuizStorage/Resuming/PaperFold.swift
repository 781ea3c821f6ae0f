internal import JSONText
internal import QuizEngine

/// Collects the records of one unfinished paper and folds them in the order of time.
struct PaperFold {
  let id: RecordID
  private var records: [Record] = []
  private var ids: Set<RecordID> = []

  private struct Record {
    let at: Int
    let file: Int
    let number: Int
    let moment: JournalMoment
    let kind: String
    let value: JSONValue
  }

  init(id: RecordID) { self.id = id }

  /// Adds a line where it is one of the paper's; one that is none or not whole is left alone.
  mutating func add(_ line: JournalLine, bytes: UnsafeRawBufferPointer, file: Int) {
    guard let id = line.plainText(.id).flatMap({ RecordID($0) }) else { return }
    let paper = line.plainText(.paper).flatMap { RecordID($0) }
    guard (paper ?? id) == self.id, !ids.contains(id),
      let at = line.plainText(.at).flatMap({ RecordTime.number(of: $0) }),
      let value = try? JSONValue(parsing: Array(bytes)), let kind = value["kind"]?.string
    else { return }
    ids.insert(id)
    let up = value["up"]?.int.flatMap { (0...1_000_000_000_000_000).contains($0) ? $0 : nil }
    records.append(
      Record(
        at: at, file: file, number: id.number,
        moment: JournalMoment(
          boot: up == nil ? "" : value["boot"]?.string ?? "", up: up ?? 0,
          wall: RecordTime.milliseconds(at)),
        kind: kind, value: value))
  }

  /// The paper as it stands now, and when it was touched last; `nil` where its start does not say
  /// what was asked.
  func paper(now: StorageClock.Stamp) -> (paper: UnfinishedPaper, touched: Int)? {
    let records = records.sorted {
      ($0.at, $0.file, $0.number) < ($1.at, $1.file, $1.number)
    }
    guard let start = records.first(where: { $0.kind == "paper" }),
      var paper = UnfinishedPaper(record: start.value)
    else { return nil }
    var (spent, last, answered) = (0, start.moment, start.moment)
    for record in records {
      // A paper without a clock of its own takes no time while it is closed.
      if record.kind != "resume" || paper.runningLimit != nil {
        spent += last.milliseconds(to: record.moment)
      }
      // What passed after its end, while it was closed, is no time of a section.
      if let limit = paper.runningLimit { spent = min(spent, limit.wholeMilliseconds) }
      last = record.moment
      if record.kind != "flag" { answered = record.moment }
      paper.take(record.value, kind: record.kind)
      paper.takeSection(record.value, kind: record.kind, spent: .milliseconds(spent))
    }
    if let now = JournalMoment(now) {
      if paper.runningLimit != nil { spent += last.milliseconds(to: now) }
      paper.sinceAnswer = .milliseconds(answered.milliseconds(to: now))
    }
    paper.spent = .milliseconds(spent)
    if let limit = paper.runningLimit { paper.spent = min(paper.spent, limit) }
    paper.seenAt = .milliseconds(now.up)
    return (paper, records.last?.at ?? 0)
  }
}

extension UnfinishedPaper {
  /// Reads the start of a paper; `nil` where it does not say what was asked.
  fileprivate init?(record: JSONValue) {
    guard let id = record["id"]?.string, let deckID = record["deck"]?.string,
      let mode = record["mode"]?.string.flatMap(Mode.init(rawValue:)),
      let questions = record["questions"]?.array?.map(\.string),
      let order = record["order"]?.array?.map({ $0.array?.map(\.string) }),
      !questions.isEmpty, questions.count == order.count
    else { return nil }
    var asked: [Asked] = []
    for (question, digests) in zip(questions, order) {
      guard let question, let digests, !digests.contains(nil) else { return nil }
      asked.append(Asked(id: question, optionDigests: digests.compactMap { $0 }))
    }
    let rules = record["rules"]
    self.init(
      id: id, deckID: deckID, mode: mode, categoryID: record["category"]?.string,
      regionID: record["region"]?.string, seed: Self.seed(record["seed"]),
      clock: record["clock"]?.int.flatMap(ClockFactor.init(rawValue:)) ?? .times1,
      timeLimit: Self.duration(rules?["timeLimit"]),
      questionTimeLimit: Self.duration(rules?["questionTimeLimit"]), questions: asked)
    variantID = record["variant"]?.string
    absentSectionIDs = record["absent"]?.strings ?? []
    fixedPaperID = record["fixed"]?.string
    sections = (rules?["sections"]?.array ?? []).compactMap { section in
      guard let id = section["id"]?.string, let count = section["count"]?.int, count >= 0 else {
        return nil
      }
      return KeptSection(
        id: id, count: count, timeLimit: Self.duration(section["timeLimit"]),
        questionTimeLimit: Self.duration(section["questionTimeLimit"]))
    }
    // A paper whose sections are not told as they were drawn cannot go on.
    let count = sections.reduce(0) { $0.addingReportingOverflow($1.count).partialValue }
    if !sections.isEmpty, count != asked.count { return nil }
  }

  /// Takes that a section was handed in, or begun.
  ///
  /// - Parameter spent: the time the paper had taken by then.
  fileprivate mutating func takeSection(_ record: JSONValue, kind: String, spent: Duration) {
    guard kind == "section", let id = record["section"]?.string else { return }
    switch record["what"]?.string {
    case "ended":
      let isSat = sections.indices.contains(section.index) && sections[section.index].id == id
      if isSat { section.isHandedIn = true }
    case "begun":
      guard let index = sections.firstIndex(where: { $0.id == id }), index > section.index else {
        return
      }
      section.index = index
      section.began = spent
      section.isHandedIn = false
    default: break
    }
  }

  /// Takes what happened to the paper; what is not known here changes nothing.
  fileprivate mutating func take(_ record: JSONValue, kind: String) {
    guard let question = record["question"]?.string else { return }
    shownID = question
    switch kind {
    case "answer", "change":
      guard let content = Kept.Content(record: record["given"]) else { return }
      take(
        Kept(
          questionID: question, content: content, taken: Self.duration(record["taken"]) ?? .zero,
          isLate: record["late"]?.bool ?? false))
    case "flag":
      flaggedIDs.removeAll { $0 == question }
      if record["flagged"]?.bool == true { flaggedIDs.append(question) }
    case "replace":
      guard let voidID = record["void"]?.string, let order = record["order"]?.array else { return }
      replace(voidID, with: Asked(id: question, optionDigests: order.compactMap(\.string)))
    default: break
    }
  }

  private static func seed(_ value: JSONValue?) -> UInt64 {
    value?.int.flatMap(UInt64.init(exactly:)) ?? value?.string.flatMap { UInt64($0) } ?? 0
  }

  private static func duration(_ value: JSONValue?) -> Duration? {
    value?.int.flatMap { (0...1_000_000_000_000).contains($0) ? .milliseconds($0) : nil }
  }
}
