internal import JSONText
internal import QuizEngine

extension NativeOutlineReader {
  /// The quotas of a paper; one that cannot be read is left out.
  mutating func readDraws() -> [Draw] {
    readList("draw", of: "quotas").compactMap { value, line in readDraw(value, line) }
  }

  /// The quotas of a section, all told on its line.
  mutating func readDraws(_ value: JSONValue?, _ line: Int) -> [Draw] {
    guard let value, !value.isNull else { return [] }
    guard let elements = value.array else {
      report(
        .error, line, "`draw` is \(value.kindName) and not a list of quotas",
        remedy: "Write a list of quotas, as in [{\"count\": 10, \"category\": \"rules\"}].")
      return []
    }
    return elements.compactMap { readDraw($0, line) }
  }

  private mutating func readDraw(_ value: JSONValue, _ line: Int, depth: Int = 0) -> Draw? {
    guard let count = value["count"]?.int, (1...1_000).contains(count) else {
      report(
        .error, line, "a quota of `draw` has no `count` from 1 to 1000",
        remedy: "Write it as in {\"count\": 10, \"category\": \"rules\"}.")
      return nil
    }
    let scope = value["region"]?.string.map(Draw.RegionScope.init(rawValue:)) ?? .any
    guard let scope else {
      report(
        .error, line, "the `region` of a quota is none of any, none and chosen",
        remedy: "Use chosen for the questions of the person's own region, none for all others.")
      return nil
    }
    reportUnknown(
      value,
      known: ["count", "category", "tag", "tags", "points", "region", "unscored", "atLeast"],
      in: "a quota", line: line)
    let tags = [value["tag"]?.string].compactMap(\.self) + (value["tags"]?.strings ?? [])
    let parts = value["atLeast"].map { $0.array ?? [$0] } ?? []
    let atLeast = depth == 0 ? parts.compactMap { readDraw($0, line, depth: 1) } : []
    if atLeast.questionCount > count {
      report(
        .error, line,
        "a quota of \(count) asks for at least \(atLeast.questionCount) under `atLeast`",
        remedy: "Raise `count`, or lower the counts under `atLeast`.")
    }
    return Draw(
      count: count, categoryID: value["category"]?.string, tags: tags,
      points: value["points"]?.int, region: scope, isUnscored: value["unscored"]?.bool,
      atLeast: atLeast)
  }
}
