internal import JSONText
internal import QuizEngine

extension PassRule {
  /// The rule as in a deck's `pass`.
  var record: JSONValue {
    let value: JSONValue =
      switch self {
      case .minimumShare(let share): share.record
      case .minimumCorrect(let count), .maximumErrors(let count), .minimumPoints(let count),
        .maximumErrorPoints(let count):
        .int(count)
      case .maximumWrongOfWeight(let weight, let count):
        ["weight": .int(weight), "count": .int(count)]
      case .minimumCountPerCategory(let count): ["count": .int(count)]
      case .minimumSharePerCategory(let share): ["share": share.record]
      }
    return .object([JSONMember(name, value)])
  }

  /// Reads a rule; `nil` where it is none that this version knows.
  init?(record: JSONValue) {
    guard let member = record.members?.first else { return nil }
    let count = member.value.recordCount
    switch member.key {
    case "minimumShare":
      guard let share = Share(record: member.value) else { return nil }
      self = .minimumShare(share)
    case "minimumPerCategory":
      if let share = member.value["share"].flatMap(Share.init(record:)) {
        self = .minimumSharePerCategory(share)
      } else if let count = member.value["count"]?.recordCount {
        self = .minimumCountPerCategory(count)
      } else {
        return nil
      }
    case "maximumWrongOfWeight":
      guard let weight = member.value["weight"]?.recordCount,
        let count = member.value["count"]?.recordCount
      else { return nil }
      self = .maximumWrongOfWeight(weight: weight, count: count)
    default:
      guard let count, let rule = Self.counted(member.key, count) else { return nil }
      self = rule
    }
  }

  private static func counted(_ key: String, _ count: Int) -> PassRule? {
    switch key {
    case "minimumCorrect": .minimumCorrect(count)
    case "maximumErrors": .maximumErrors(count)
    case "minimumPoints": .minimumPoints(count)
    case "maximumErrorPoints": .maximumErrorPoints(count)
    default: nil
    }
  }
}

extension Verdict.Condition {
  /// The condition with its result.
  var record: JSONValue {
    [
      "rule": rule.record, "category": .text(categoryID),
      "section": .text(sectionID), "needed": .int(needed), "got": .int(got),
      "met": .bool(isMet),
    ]
  }

  /// Reads a condition; `nil` where a part is missing or out of range.
  init?(record: JSONValue) {
    guard let rule = record["rule"].flatMap(PassRule.init(record:)),
      let needed = record["needed"]?.recordCount, let got = record["got"]?.recordCount,
      let isMet = record["met"]?.bool
    else { return nil }
    self.init(
      rule: rule, categoryID: record["category"]?.string, sectionID: record["section"]?.string,
      needed: needed, got: got, isMet: isMet)
  }
}

extension Share {
  fileprivate var record: JSONValue { .number(Double(billionths) / 1_000_000_000) }

  fileprivate init?(record: JSONValue) {
    guard let value = record.double else { return nil }
    self.init(value)
  }
}

extension JSONValue {
  /// A whole number that a record may hold.
  fileprivate var recordCount: Int? {
    int.flatMap { (-1_000_000_000...1_000_000_000).contains($0) ? $0 : nil }
  }
}
