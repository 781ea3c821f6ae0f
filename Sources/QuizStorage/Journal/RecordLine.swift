internal import JSONText
internal import QuizEngine

/// A record as a line of the journal.
struct RecordLine {
  private var members: [JSONMember]
  /// What may be left out where the line would be too long; it can be drawn again by the seed.
  private var longMembers: [JSONMember] = []

  /// A line with its line break; `nil` where it is longer than a reader takes.
  var bytes: [UInt8]? {
    for members in [members + longMembers, members] {
      let line = Self.sealed(JSONValue.object(members).bytes(.line))
      if line.count <= JournalLine.maximumLength { return line }
    }
    return nil
  }

  init(
    _ event: SessionEvent, id: String, paperID: String?, deckID: String?,
    stamp: StorageClock.Stamp, programVersion: String
  ) {
    members = [
      JSONMember("id", .string(id)), JSONMember("kind", .string(Self.kind(of: event))),
      JSONMember("at", .string(stamp.at)), JSONMember("day", .string(stamp.day)),
      JSONMember("boot", .string(stamp.boot)), JSONMember("up", .int(stamp.up)),
    ]
    if case .started = event {} else { members.append(JSONMember("paper", .text(paperID))) }
    switch event {
    case .started(let paper, let isScripted):
      members += Self.members(of: paper)
      members.append(JSONMember("version", .string(programVersion)))
      members.append(JSONMember("scripted", .bool(isScripted)))
      longMembers = Self.longMembers(of: paper)
    case .answered(let answered), .changed(let answered):
      members += Self.members(of: answered)
    case .flagged(let flaggedDeckID, let questionID, let isFlagged):
      members += [
        JSONMember("deck", .string(flaggedDeckID)), JSONMember("question", .string(questionID)),
        JSONMember("flagged", .bool(isFlagged)),
      ]
    case .finished(let finished): members += Self.members(of: finished)
    case .replaced(let voidID, let entry):
      let asked = UnfinishedPaper.Asked(entry)
      members += [
        JSONMember("deck", .text(deckID)), JSONMember("void", .string(voidID)),
        JSONMember("question", .string(asked.id)),
        JSONMember("order", .strings(asked.optionDigests)),
      ]
    case .sectionEnded(let id), .sectionBegun(let id):
      let what = if case .sectionEnded = event { "ended" } else { "begun" }
      members += [
        JSONMember("deck", .text(deckID)), JSONMember("section", .string(id)),
        JSONMember("what", .string(what)),
      ]
    case .resumed, .abandoned: members.append(JSONMember("deck", .text(deckID)))
    }
  }

  private static func kind(of event: SessionEvent) -> String {
    switch event {
    case .started: "paper"
    case .answered: "answer"
    case .changed: "change"
    case .flagged: "flag"
    case .finished: "finish"
    case .replaced: "replace"
    case .sectionEnded, .sectionBegun: "section"
    case .resumed: "resume"
    case .abandoned: "abandon"
    }
  }

  /// Adds the checksum, over all bytes before it, and the line break.
  static func sealed(_ object: [UInt8]) -> [UInt8] {
    let body = object.dropLast()
    let checksum = String(body.withUnsafeBytes { CRC32C.checksum($0) }, radix: 16)
    let zeros = String(repeating: "0", count: 8 - checksum.count)
    return body + Array(#","crc":"\#(zeros)\#(checksum)"}"#.utf8) + [UInt8(ascii: "\n")]
  }
}

extension JSONValue {
  /// A text, or null.
  static func text(_ text: String?) -> JSONValue { text.map(JSONValue.string) ?? .null }

  /// A duration in whole milliseconds, or null.
  static func milliseconds(_ duration: Duration?) -> JSONValue {
    duration.map { .int($0.wholeMilliseconds) } ?? .null
  }
}
