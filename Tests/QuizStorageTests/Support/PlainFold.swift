import Foundation
import JSONText
import QuizEngine

@testable import QuizStorage

/// A fold over a whole journal at once, as simple as it can be.
struct PlainFold {
  private(set) var history = History()

  private struct Record {
    let at: String
    let file: Int
    let id: RecordID
    var value: JSONValue
    var day: Int

    var kind: String { value["kind"]?.string ?? "" }
    var deck: String { value["deck"]?.string ?? "" }
    var paper: String? { value["paper"]?.string }
  }

  init(journal: String, today: Int) throws {
    let names = FileManager.default.enumerator(atPath: journal)?.compactMap { $0 as? String } ?? []
    let files = names.filter { $0.hasSuffix(".jsonl") }.map { $0.split(separator: "/") }.sorted {
      ($0[0], $0[1]) < ($1[0], $1[1])
    }
    var records: [Record] = []
    var ids: Set<RecordID> = []
    for (index, file) in files.enumerated() {
      let path = "\(journal)/\(file[0])/\(file[1])"
      for line in try Data(contentsOf: URL(fileURLWithPath: path)).split(separator: 0x0A) {
        guard let record = Self.record(Array(line), file: index), ids.insert(record.id).inserted
        else { continue }
        records.append(record)
      }
    }
    records.sort { ($0.at, $0.file, $0.id.number) < ($1.at, $1.file, $1.id.number) }
    let hidden = Self.hiddenPapers(records)
    if let last = records.last(where: { $0.kind == "paper" }) {
      history.addStart(deckID: last.deck)
    }
    Self.settleChanges(&records)
    let isAhead = { (record: Record) in
      ["answer", "change"].contains(record.kind) && record.day > today + 2
    }
    var ended: Set<String> = []
    for record in records.filter(isAhead) + records.filter({ !isAhead($0) }) {
      take(record, day: isAhead(record) ? nil : record.day, hidden: hidden, ended: &ended)
    }
  }

  private static func record(_ bytes: [UInt8], file: Int) -> Record? {
    var line = JournalLine()
    return bytes.withUnsafeBytes { bytes in
      guard (try? line.take(bytes)) != nil, let id = line.plainText(.id).flatMap({ RecordID($0) }),
        let day = line.plainText(.day).flatMap({ RecordTime.days(of: $0) }),
        let value = try? JSONValue(parsing: Array(bytes)), let at = value["at"]?.string
      else { return nil }
      return Record(at: at, file: file, id: id, value: value, day: day)
    }
  }

  /// The exams that were begun last in their decks and are open.
  private static func hiddenPapers(_ records: [Record]) -> Set<String> {
    var latest: [String: Record] = [:]
    for record in records where record.kind == "paper" && record.value["scripted"]?.bool != true {
      latest[record.deck] = record
    }
    let closed = records.filter { ["finish", "abandon"].contains($0.kind) }.compactMap(\.paper)
    let exams = latest.values.filter { $0.value["mode"]?.string == "exam" }
    return Set(exams.compactMap { $0.value["id"]?.string }).subtracting(closed)
  }

  private static func settleChanges(_ records: inout [Record]) {
    var settled: [Record] = []
    for record in records {
      let place = settled.lastIndex {
        $0.paper == record.paper && $0.deck == record.deck
          && $0.value["question"] == record.value["question"]
          && ["answer", "change"].contains($0.kind)
      }
      if record.kind == "change", let place {
        settled[place].value = record.value
        settled[place].day = record.day
      } else {
        settled.append(record)
      }
    }
    records = settled
  }

  private mutating func take(
    _ record: Record, day: Int?, hidden: Set<String>, ended: inout Set<String>
  ) {
    let (value, question) = (record.value, record.value["question"]?.string ?? "")
    switch record.kind {
    case "answer", "change":
      guard !hidden.contains(record.paper ?? "") else { return }
      history.addAnswer(
        deckID: record.deck, questionID: question, categoryID: value["category"]?.string ?? "",
        isRight: value["right"]?.bool == true, day: day)
    case "flag":
      history.addFlag(
        deckID: record.deck, questionID: question, isFlagged: value["flagged"]?.bool == true)
    case "finish":
      guard ended.insert(record.paper ?? "").inserted else { return }
      history.addFinish(
        FinishedPaper(
          deckID: record.deck, mode: Mode(rawValue: value["mode"]?.string ?? "") ?? .game,
          questionCount: value["count"]?.int ?? 0, score: value["score"]?.int ?? 0,
          total: value["total"]?.int ?? 0, points: value["points"]?.int ?? 0,
          bestStreak: value["bestStreak"]?.int ?? 0,
          elapsed: .milliseconds(value["elapsed"]?.int ?? 0), isPassed: value["passed"]?.bool,
          conditions: (value["conditions"]?.array ?? []).compactMap {
            Verdict.Condition(record: $0)
          }, at: record.at, day: value["day"]?.string ?? ""))
    default: break
    }
  }
}
