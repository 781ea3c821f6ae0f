internal import JSONText
internal import QuizEngine

extension NativeQuestionReader {
  mutating func readNumber() -> Question.Kind? {
    guard let value = object.value("number"), value.members != nil else {
      return reportNumber("`number` is missing, or is no object")
    }
    let unit = value["unit"]?.string ?? ""
    if let key = readKey(value, unit: unit) { return .number(key) }
    return reportNumber("`number` is neither a value with a tolerance nor a range")
  }

  private func readKey(_ value: JSONValue, unit: String) -> NumberKey? {
    if let middle = NumberText(value["value"]) {
      let tolerance = value["tolerance"].map { $0.double.flatMap { ExactNumber($0) } }
      guard let tolerance = tolerance ?? ExactNumber(millionths: 0) else { return nil }
      return NumberKey(
        value: middle.number, tolerance: tolerance, unit: unit, form: middle.form)
    }
    guard let lower = NumberText(value["min"]), let upper = NumberText(value["max"]),
      lower.form == upper.form
    else { return nil }
    return NumberKey(from: lower.number, to: upper.number, unit: unit, form: lower.form)
  }

  private mutating func reportNumber(_ problem: String) -> Question.Kind? {
    object.report(
      .error, problem,
      remedy: "Write {\"value\": 5.2, \"tolerance\": 0.1} or {\"min\": 5, \"max\": 6}; a time is "
        + "a text such as \"14:25\", a coordinate one such as \"42°21.5'N\".")
    return nil
  }

  mutating func readStatements() -> Question.Kind? {
    guard let elements = readElements("statements", in: 2...6) else { return nil }
    var statements: [StatementGroup.Statement] = []
    for (index, element) in elements.enumerated() {
      guard let text = element["text"]?.string, !BlankText.isBlank(text),
        let isTrue = element["correct"]?.bool
      else {
        object.report(
          .error, "statement \(index) (counted from 0) has no `text`, or no `correct`",
          remedy: "Write it as in {\"text\": \"…\", \"correct\": true}.")
        return nil
      }
      statements.append(StatementGroup.Statement(text, isTrue: isTrue))
    }
    object.checkOptions(statements.map(\.text), called: "statement")
    return StatementGroup(statements).map(Question.Kind.statements)
  }

  mutating func readMatching() -> Question.Kind? {
    guard let elements = readElements("pairs", in: 2...9) else { return nil }
    var pairs: [(left: String, right: String)] = []
    for (index, element) in elements.enumerated() {
      guard let texts = element.strings, texts.count == 2, !texts.contains(where: BlankText.isBlank)
      else {
        object.report(
          .error, "pair \(index) (counted from 0) is not a list of two texts",
          remedy: "Write it as in [\"left\", \"right\"].")
        return nil
      }
      pairs.append((texts[0], texts[1]))
    }
    object.checkOptions(pairs.map(\.left), called: "left side")
    let distractors = object.texts("distractors")
    if let shared = distractors.first(where: { text in pairs.contains { $0.right == text } }) {
      object.report(
        .error, "the distractor `\(shared.quotedBriefly)` belongs to a pair",
        remedy: "Remove it from `distractors`.")
      return nil
    }
    guard let matching = Matching(pairs: pairs, distractors: distractors) else {
      object.report(
        .error, "the pairs have only one right side, or more than 26 of them",
        remedy: "Add or remove pairs or `distractors`.")
      return nil
    }
    object.checkOptions(matching.rights, called: "right side")
    return .matching(matching)
  }

  mutating func readOrdering() -> Question.Kind? {
    guard let elements = readElements("order", in: 2...9) else { return nil }
    let items = elements.compactMap(\.string)
    guard items.count == elements.count else {
      object.report(
        .error, "`order` holds something that is no text",
        remedy: "Write a list of texts in the right order.")
      return nil
    }
    object.checkOptions(items, called: "item")
    return Ordering(items).map(Question.Kind.ordering)
  }

  mutating func readCard() -> Question.Kind? {
    guard object.value("back") != nil else {
      object.report(
        .error, "`back` is missing", remedy: "Add `back` with the text of the card's back.")
      return nil
    }
    guard let back = object.text("back") else { return nil }
    if BlankText.isBlank(back) {
      object.report(
        .error, "the back of the card is empty", remedy: "Write what is to be known under `back`.")
    }
    object.check(back, "the back of the card", limit: 8_000)
    return .card(back: back)
  }

  private mutating func readElements(_ key: String, in range: ClosedRange<Int>) -> [JSONValue]? {
    let expected = "a list of \(range.lowerBound) to \(range.upperBound)"
    guard let value = object.value(key) else {
      object.report(.error, "`\(key)` is missing", remedy: "Add `\(key)` with \(expected).")
      return nil
    }
    guard let elements = value.array, range.contains(elements.count) else {
      object.reportKind(of: value, key, expected, .error)
      return nil
    }
    return elements
  }
}
