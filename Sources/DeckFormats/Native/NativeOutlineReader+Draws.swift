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

  private mutating func readDraw(_ value: JSONValue, _ line: Int, isPart: Bool = false) -> Draw? {
    guard let count = value["count"]?.int, (1...1_000).contains(count) else {
      report(
        .error, line, "a quota of `draw` has no `count` from 1 to 1000",
        remedy: "Write it as in {\"count\": 10, \"category\": \"rules\"}.")
      return nil
    }
    let known = [
      "count", "category", "tag", "tags", "points", "region", "unscored", "atLeast",
    ]
    reportUnknown(value, known: isPart ? known.dropLast() : known, in: "a quota", line: line)
    let draw = Draw(
      count: count, categoryID: readCategory(value, line), tags: readTags(value, line),
      points: read(value, "points", "a whole number from 1", line) { value in
        value.int.flatMap { $0 > 0 ? $0 : nil }
      }, region: readScope(value, line),
      isUnscored: read(value, "unscored", "true or false", line, \.bool),
      atLeast: isPart ? [] : readParts(value, line))
    if draw.atLeast.questionCount > count {
      report(
        .error, line,
        "a quota of \(count) asks for at least \(draw.atLeast.questionCount) under `atLeast`",
        remedy: "Raise `count`, or lower the counts under `atLeast`.")
    }
    return draw
  }

  /// A member of a quota; one of another kind is reported, and restricts nothing.
  private mutating func read<Value>(
    _ draw: JSONValue, _ key: String, _ expected: String, _ line: Int,
    _ read: (JSONValue) -> Value?
  ) -> Value? {
    guard let value = draw[key], !value.isNull else { return nil }
    if let read = read(value) { return read }
    report(
      .error, line,
      "the `\(key)` of a quota is \(value.text(.line).quotedBriefly) and not \(expected)",
      remedy: "Write \(expected), or leave it out.")
    return nil
  }

  private mutating func readCategory(_ draw: JSONValue, _ line: Int) -> String? {
    guard let id = read(draw, "category", "the id of a category", line, \.string) else {
      return nil
    }
    if !categoryIDs.isEmpty, !categoryIDs.contains(id) {
      report(
        .error, line,
        "a quota draws from the category `\(id.quotedBriefly)`, which the deck "
          + "does not have",
        remedy: "Use one of \(categoryIDs.map(\.quotedBriefly).joined(separator: ", ")).")
    }
    return id
  }

  private mutating func readTags(_ draw: JSONValue, _ line: Int) -> [String] {
    let tag = read(draw, "tag", "a text", line, \.string)
    return [tag].compactMap(\.self) + (read(draw, "tags", "a list of texts", line, \.strings) ?? [])
  }

  private mutating func readScope(_ draw: JSONValue, _ line: Int) -> Draw.RegionScope {
    guard let value = draw["region"], !value.isNull else { return .any }
    guard let scope = value.string.flatMap(Draw.RegionScope.init) else {
      report(
        .error, line, "the `region` of a quota is none of any, none and chosen",
        remedy: "Use chosen for the questions of the person's own region, none for all others.")
      return .any
    }
    if scope == .chosen, !hasRegions {
      report(
        .error, line, "a quota draws from the chosen region, but the deck has no `regions`",
        remedy: "Add `regions`, or remove `region` from the quota.")
    }
    return scope
  }

  private mutating func readParts(_ draw: JSONValue, _ line: Int) -> [Draw] {
    guard let value = draw["atLeast"], !value.isNull else { return [] }
    return (value.array ?? [value]).compactMap { readDraw($0, line, isPart: true) }
  }
}
