internal import JSONText
internal import QuizEngine

/// Reads one question of the native format.
///
/// An error means that the question is skipped; a warning, that it is used all the same.
struct NativeQuestionReader {
  var object: ObjectReader
  private let stem: String
  /// Whether the id was made, since the question has none of its own.
  private(set) var hasMadeID = false

  init(_ members: [JSONMember], file: String, line: Int) {
    object = ObjectReader(members, file: file, line: line)
    // Whatever is wrong with it is reported once the id is known.
    stem = object.value("question")?.string ?? ""
  }

  mutating func question(in deck: NativeScope) -> Question? {
    let id = readID()
    object.question = id
    reportStem()
    let kind = readKind()
    let category = readCategory(deck)
    let region = readRegion(deck)
    let image = readImage()
    let points = object.whole("points", in: 1...1_000_000) ?? 1
    let hasFixedOrder = object.flag("fixedOrder") ?? false
    let isUnscored = object.flag("unscored") ?? false
    guard let kind, !object.hasError else { return nil }
    return Question(
      id: id, categoryID: category, regionID: region, stem: stem, kind: kind,
      explanation: readText("explanation", limit: 20_000), references: object.texts("references"),
      optionExplanations: readOptionExplanations(count: kind.explainedCount),
      hasFixedOrder: hasFixedOrder, image: image,
      imageDescription: object.value("imageDescription") == nil
        ? nil : readText("imageDescription", limit: 1_000),
      points: points, difficulty: object.whole("difficulty", in: 1...3, .warning),
      tags: object.texts("tags"), isUnscored: isUnscored)
  }

  private mutating func readID() -> String {
    switch object.value("id") {
    case .string(let id) where !id.isEmpty:
      object.question = id
      object.check(id, "the id", limit: 200)
      return id
    case .number(let number):
      let id = JSONValue.number(number).text(.line)
      object.question = id
      object.report(
        .warning, "`id` is a number and is read as a text", remedy: "Write it as \"\(id)\".")
      return id
    case .some(let value) where value.string == nil:
      object.reportKind(of: value, "id", "a text", .error)
    default: break
    }
    hasMadeID = true
    return MadeID.of(stem: stem, options: textsOfParts, image: object.value("image")?.string)
  }

  /// All texts that tell the question from another with the same stem.
  private var textsOfParts: [String] {
    ["options", "statements", "pairs", "distractors", "order", "back"].flatMap { key -> [String] in
      let value = object.value(key)
      let elements = value?.array ?? value.map { [$0] } ?? []
      return elements.flatMap { $0.array ?? [$0["text"] ?? $0] }.compactMap(\.string)
    }
  }

  private mutating func reportStem() {
    guard object.value("question") != nil else {
      let hint = ["stem", "text", "q"].first { object.value($0) != nil }
      return object.report(
        .error, "`question` is missing",
        remedy: hint.map { "Call the key `\($0)` `question`." }
          ?? "Add `question` with the text of the question.")
    }
    guard object.text("question") != nil else { return }
    if BlankText.isBlank(stem) {
      return object.report(
        .error, "the text of the question is empty",
        remedy: "Write the question under `question`.")
    }
    object.check(stem, "the question", limit: 8_000)
  }

  private mutating func readCategory(_ deck: NativeScope) -> String {
    guard let id = object.text("category"), !id.isEmpty else {
      if !deck.categoryIDs.isEmpty,
        object.value("category")?.string != nil
          || object.value("category") == nil
      {
        object.report(
          .warning, "`category` is missing, so the question is asked only with all categories",
          remedy: "Name one of the categories: \(deck.categoryList).")
      }
      return ""
    }
    if !deck.categoryIDs.isEmpty, !deck.categoryIDs.contains(id) {
      object.report(
        .error, "the deck has no category `\(id.quotedBriefly)`",
        remedy: "Use one of its categories: \(deck.categoryList).")
    }
    return id
  }

  private mutating func readRegion(_ deck: NativeScope) -> String? {
    guard let id = object.text("region") else { return nil }
    if !deck.hasOutline || deck.regionIDs.contains(id) { return id }
    object.report(
      .error,
      deck.regionIDs.isEmpty
        ? "the question is for the region `\(id.quotedBriefly)`, but the deck has no regions"
        : "the deck has no region `\(id.quotedBriefly)`",
      remedy: "Add it to `regions` of the deck, or correct the id.")
    return nil
  }

  private mutating func readImage() -> String? {
    guard let name = object.text("image") else { return nil }
    if let fault = PictureName.fault(of: name) {
      object.report(
        .error, "the picture `\(name.quotedBriefly)` \(fault)", remedy: PictureName.remedy)
    }
    return name
  }

  mutating func readText(_ key: String, limit: Int) -> String {
    guard let text = object.text(key, .warning) else { return "" }
    object.check(text, "`\(key)`", limit: limit)
    return text
  }

  private mutating func readOptionExplanations(count: Int) -> [String] {
    guard let value = object.value("optionExplanations") else { return [] }
    let texts = value.array?.map { $0.isNull ? "" : $0.string }
    guard let texts, texts.count == count, !texts.contains(nil) else {
      object.report(
        .warning, "`optionExplanations` is not one text for each option, and is left out",
        remedy: "Write a list of \(count) texts in the order of the options.")
      return []
    }
    return texts.compactMap(\.self)
  }
}

extension Question.Kind {
  /// How many options may be explained: those there are, true and false, or the statements.
  fileprivate var explainedCount: Int {
    switch self {
    case .single(let choice): choice.options.count
    case .multiple(let choice): choice.options.count
    case .trueFalse: 2
    case .statements(let group): group.statements.count
    case .text, .number, .matching, .ordering, .card: 0
    }
  }
}
