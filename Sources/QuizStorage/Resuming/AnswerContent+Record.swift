internal import JSONText
internal import QuizEngine

extension UnfinishedPaper.Kept.Content {
  /// The most characters of a typed answer that are kept.
  private static var typedLimit: Int { 4_000 }

  /// What was given, by the texts of options and not by their places: a bank may be put in another
  /// order.
  var record: JSONValue {
    switch self {
    case .nothing: .null
    case .option(let digest): ["option": .string(digest)]
    case .options(let digests): ["options": .strings(digests)]
    case .truth(let truth): ["truth": .bool(truth)]
    case .text(let typed): ["text": .string(String(typed.prefix(Self.typedLimit)))]
    case .statements(let marks):
      [
        "statements": .array(
          marks.map { ["of": .string($0.digest), "truth": $0.isTrue.map(JSONValue.bool) ?? .null] })
      ]
    case .pairs(let pairs):
      ["pairs": .array(pairs.map { [.string($0.left), $0.right.map(JSONValue.string) ?? .null] })]
    case .order(let digests): ["order": .strings(digests)]
    case .known(let known): ["known": .bool(known)]
    }
  }

  /// Reads what was given; `nil` where it is of a kind that this version does not know.
  init?(record: JSONValue?) {
    guard let record, record != .null else {
      self = .nothing
      return
    }
    if let option = record["option"]?.string {
      self = .option(option)
    } else if let options = record["options"]?.array {
      self = .options(options.compactMap(\.string))
    } else if let truth = record["truth"]?.bool {
      self = .truth(truth)
    } else if let text = record["text"]?.string {
      self = .text(text)
    } else if let marks = record["statements"]?.array {
      self = .statements(
        marks.map {
          UnfinishedPaper.Kept.Marked(
            digest: $0["of"]?.string ?? "", isTrue: $0["truth"]?.bool)
        })
    } else if let pairs = record["pairs"]?.array {
      self = .pairs(
        pairs.compactMap { pair in
          guard let texts = pair.array, texts.count == 2, let left = texts[0].string else {
            return nil
          }
          return UnfinishedPaper.Kept.Pair(left: left, right: texts[1].string)
        })
    } else if let order = record["order"]?.array {
      self = .order(order.compactMap(\.string))
    } else if let known = record["known"]?.bool {
      self = .known(known)
    } else {
      return nil
    }
  }
}
