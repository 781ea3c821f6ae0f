import Foundation
import QuizEngine

@testable import QuizStorage

/// A journal of several machines that goes wrong in every way, and arrives in pieces.
struct RandomJournal {
  private var rng: SplitMix64
  private let folder: String
  /// The bytes of each file that have not arrived yet.
  private var onTheWay: [String: [UInt8]] = [:]
  private var devices: [Device]
  private var papers: [Paper] = []
  private var recordCount = 0

  private struct Device {
    let name: String
    var file: String
    var run = "1"
    var number = 0
    /// Milliseconds after the start of all.
    var clock = 0
  }

  private struct Paper {
    let id: String
    let deck: String
    let mode: String
  }

  init(seed: UInt64, in folder: String) {
    rng = SplitMix64(seed: seed)
    self.folder = folder
    devices = ["a", "a-b", "c"].map { Device(name: $0, file: "") }
    for index in devices.indices { beginFile(of: index) }
  }

  mutating func chance(_ percent: Int) -> Bool { rng.next(below: 100) < percent }

  mutating func number(_ range: Range<Int>) -> Int {
    range.lowerBound + rng.next(below: range.count)
  }

  private mutating func pick<Value>(_ values: [Value]) -> Value {
    values[number(0..<values.count)]
  }

  /// The latest time of any clock that goes right.
  var clock: Int { devices.map(\.clock).max() ?? 0 }

  // MARK: Records

  /// Lets some things happen, none of which is on the disk yet.
  mutating func happen(_ count: Int) {
    for _ in 0..<count { happen() }
  }

  private mutating func beginFile(of device: Int) {
    let run = String(rng.next(), radix: 16)
    devices[device].run = run
    devices[device].number = 0
    devices[device].file = "\(devices[device].name)/\(number(0..<1000))-\(run).jsonl"
  }

  private mutating func happen() {
    let device = number(0..<devices.count)
    if chance(8) { beginFile(of: device) }
    devices[device].clock += pick([0, 0, 1, 5, 40, 60_000])
    if chance(2) { devices[device].clock = max(0, devices[device].clock - 100) }
    if chance(1) { devices[device].clock += 86_400_000 }
    var clock = devices[device].clock
    if chance(3) { clock += 86_400_000 * pick([1, 3, 4, 400]) }
    var members: String
    if papers.isEmpty || chance(12) {
      let paper = Paper(
        id: "\(devices[device].run):\(devices[device].number + 1)",
        deck: pick(["rivers", "lakes"]),
        mode: pick(["exam", "exam", "game", "practice"]))
      papers.append(paper)
      members = """
        "kind":"paper","deck":"\(paper.deck)","mode":"\(paper.mode)","scripted":\(chance(10)),\
        "questions":["q1","q2"],"order":[[],[]]
        """
    } else {
      let paper = chance(80) ? papers[papers.count - 1] : pick(papers)
      members = "\(this(of: paper)),\"paper\":\"\(paper.id)\""
    }
    devices[device].number += 1
    let (at, day) = Self.time(clock)
    let record = """
      {"id":"\(devices[device].run):\(devices[device].number)","at":"\(at)","day":"\(day)",\(members)}
      """
    var line = sealed(record)
    if chance(3) { line[number(0..<line.count - 1)] ^= 4 }
    onTheWay[devices[device].file, default: []] += line
    if chance(2) { onTheWay[pick(devices).file, default: []] += line }
  }

  private mutating func this(of paper: Paper) -> String {
    let deck = chance(2) ? "lakes" : paper.deck
    let (question, isRight) = ("q\(number(1..<5))", chance(60))
    switch number(0..<100) {
    case ..<60:
      let kind = paper.mode == "exam" && chance(30) || chance(2) ? "change" : "answer"
      let category = chance(50) ? "" : ",\"category\":\"\(pick(["x", "y"]))\""
      return """
        "kind":"\(kind)","deck":"\(deck)","question":"\(question)","right":\(isRight)\(category)
        """
    case ..<75:
      return """
        "kind":"flag","deck":"\(deck)","question":"\(question)","flagged":\(chance(60))
        """
    case ..<82:
      let conditions = """
        [{"rule":{"minimumCorrect":\(number(1..<4))},"needed":2,"got":1,"met":\(isRight)}]
        """
      return """
        "kind":"finish","deck":"\(deck)","mode":"\(paper.mode)","count":\(number(1..<3)),\
        "score":\(number(0..<3)),"total":2,"points":\(number(0..<3) * 100),"bestStreak":1,\
        "elapsed":5,"passed":\(isRight),"conditions":\(paper.mode == "exam" ? conditions : "[]")
        """
    case ..<85: return #""kind":"abandon","deck":"\#(deck)""#
    case ..<93: return #""kind":"resume","deck":"\#(deck)""#
    default: return #""kind":"hologram","deck":"\#(deck)""#
    }
  }

  static func time(_ milliseconds: Int) -> (at: String, day: String) {
    let formatter = DateFormatter()
    formatter.timeZone = TimeZone(secondsFromGMT: 0)
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.dateFormat = "yyyy-MM-dd'T'HH:mm:ss.SSS'Z'"
    let at = formatter.string(
      from: Date(timeIntervalSince1970: 1_772_600_000 + Double(milliseconds) / 1000))
    return (at, String(at.prefix(10)))
  }

  // MARK: Files

  /// Lets some of what is on its way arrive, the last of it perhaps cut in the middle.
  mutating func arrive() throws {
    for file in onTheWay.keys.sorted() where chance(70) {
      let bytes = onTheWay[file] ?? []
      let count = chance(85) ? bytes.count : number(0..<bytes.count + 1)
      try append(Array(bytes[..<count]), to: file)
      onTheWay[file] = count == bytes.count ? nil : Array(bytes[count...])
    }
  }

  private func append(_ bytes: [UInt8], to name: String) throws {
    let path = folder + "/" + name
    try FileManager.default.createDirectory(
      atPath: path.prefix { $0 != "\0" }.split(separator: "/").dropLast().reduce("") {
        $0 + "/" + $1
      }, withIntermediateDirectories: true)
    if let handle = FileHandle(forWritingAtPath: path) {
      try handle.seekToEnd()
      try handle.write(contentsOf: Data(bytes))
      try handle.close()
    } else {
      try Data(bytes).write(to: URL(fileURLWithPath: path))
    }
  }

  private var files: [String] {
    let all = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    return all.filter { $0.hasSuffix(".jsonl") }.sorted()
  }

  /// Does with some file what no run does.
  mutating func meddle() throws {
    guard !files.isEmpty else { return }
    let name = pick(files)
    let path = folder + "/" + name
    switch number(0..<5) {
    case 0: try FileManager.default.removeItem(atPath: path)
    case 1:
      let copy = "\(folder)/\(pick(["a", "c"]))/\(number(0..<1000))-copy.jsonl"
      try? FileManager.default.copyItem(atPath: path, toPath: copy)
    case 2:
      var bytes = Array(try Data(contentsOf: URL(fileURLWithPath: path)))
      guard !bytes.isEmpty else { return }
      bytes[number(0..<bytes.count)] ^= 4
      try Data(bytes).write(to: URL(fileURLWithPath: path), options: .atomic)
    case 3:
      let bytes = Array(try Data(contentsOf: URL(fileURLWithPath: path)))
      try Data(bytes[..<number(0..<bytes.count + 1)]).write(
        to: URL(fileURLWithPath: path), options: .atomic)
    default:
      try FileManager.default.moveItem(atPath: path, toPath: "\(path.dropLast(6))-moved.jsonl")
    }
  }
}
