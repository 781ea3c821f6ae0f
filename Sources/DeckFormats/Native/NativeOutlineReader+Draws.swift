internal import JSONText
internal import QuizEngine

extension NativeOutlineReader {
  /// The quotas of a paper; one that cannot be read is left out.
  mutating func readDraws() -> [Draw] {
    readList("draw", of: "quotas").compactMap { value, line in readDraw(value, line) }
  }

  private mutating func readDraw(_ value: JSONValue, _ line: Int) -> Draw? {
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
    let categories = value["category"]?.string
    reportUnknown(
      value, known: ["count", "category", "tag", "points", "region"], in: "a quota", line: line)
    return Draw(
      count: count, categoryID: categories, tag: value["tag"]?.string,
      points: value["points"]?.int, region: scope)
  }
}
