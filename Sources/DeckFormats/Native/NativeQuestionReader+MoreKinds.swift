internal import JSONText
internal import QuizEngine

extension NativeQuestionReader {
  mutating func readNumber() -> Question.Kind? {
    guard let value = object.value("number") else {
      return reportNumber("`number` is missing")
    }
    guard let members = value.members else {
      return reportNumber("`number` is \(value.kindName) and not an object")
    }
    let keys = ["value", "tolerance", "min", "max", "unit"]
    for member in members where !keys.contains(member.key) {
      object.report(
        .warning,
        "the key `\(member.key.quotedBriefly)` of `number` is not known and has no effect",
        remedy: "Remove it, or correct its name: \(keys.joined(separator: ", ")).")
    }
    var unit = ""
    if let given = value["unit"], !given.isNull {
      guard let text = given.string else {
        return reportNumber("`unit` of `number` is \(given.kindName) and not a text")
      }
      unit = text
      object.check(unit, "`unit` of `number`", limit: 50)
    }
    return readKey(value, unit: unit)
  }

  private mutating func readKey(_ value: JSONValue, unit: String) -> Question.Kind? {
    let given = { (key: String) in value[key].flatMap { $0.isNull ? Optional.none : $0 } }
    if let middle = given("value") {
      guard given("min") == nil, given("max") == nil else {
        return reportNumber("`number` is a value and a range at once")
      }
      guard let number = NumberText(middle) else { return reportNoNumber("value", middle) }
      let tolerance = given("tolerance") ?? 0
      guard let width = tolerance.double.flatMap({ ExactNumber($0) }), width.millionths >= 0 else {
        return reportNoNumber("tolerance", tolerance, expected: "a number from 0")
      }
      return NumberKey(
        value: number.number, tolerance: width, unit: unit, form: number.form
      ).map(Question.Kind.number)
    }
    guard let low = given("min"), let high = given("max") else {
      return reportNumber("`number` is neither a value nor a range")
    }
    guard let lower = NumberText(low) else { return reportNoNumber("min", low) }
    guard let upper = NumberText(high) else { return reportNoNumber("max", high) }
    guard lower.form == upper.form else {
      return reportNumber("`min` and `max` of `number` are of two kinds")
    }
    if let key = NumberKey(from: lower.number, to: upper.number, unit: unit, form: lower.form) {
      return .number(key)
    }
    object.report(
      .error, "`min` of `number` is greater than `max`", remedy: "Put the smaller one first.")
    return nil
  }

  private mutating func reportNoNumber(
    _ key: String, _ value: JSONValue, expected: String = "a number, a time or a coordinate"
  ) -> Question.Kind? {
    let given =
      switch value {
      case .number: value.text(.line)
      case .string(let text): "the text \"\(text.quotedBriefly)\""
      default: value.kindName
      }
    return reportNumber("`\(key)` of `number` is \(given) and not \(expected)")
  }

  private mutating func reportNumber(_ problem: String) -> Question.Kind? {
    object.report(
      .error, problem,
      remedy: "Write {\"value\": 5.2, \"tolerance\": 0.1} or {\"min\": 5, \"max\": 6}; a time is "
        + "a text such as \"14:25\", a coordinate one such as \"42°21.5'N\".")
    return nil
  }

  mutating func readStatements() -> Question.Kind? {
    guard let elements = readElements("statements", "statements", in: 2...6) else { return nil }
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
    guard let elements = readElements("pairs", "pairs", in: 2...9) else { return nil }
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
      let isOne = pairs.allSatisfy { $0.right == pairs[0].right }
      object.report(
        .error,
        isOne && distractors.isEmpty
          ? "all pairs have the same right side, so that there is nothing to choose"
          : "there are more than 26 right sides",
        remedy: isOne && distractors.isEmpty
          ? "Add `distractors`, or pairs with another right side." : "Remove some `distractors`.")
      return nil
    }
    object.checkOptions(matching.rights, called: "right side")
    return .matching(matching)
  }

  mutating func readOrdering() -> Question.Kind? {
    guard let elements = readElements("order", "items to be ordered", in: 2...9) else { return nil }
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

  private mutating func readElements(
    _ key: String, _ noun: String, in range: ClosedRange<Int>
  ) -> [JSONValue]? {
    let bounds = "\(range.lowerBound) to \(range.upperBound)"
    guard let value = object.value(key) else {
      object.report(
        .error, "`\(key)` is missing", remedy: "Add `\(key)` with a list of \(bounds) \(noun).")
      return nil
    }
    guard let elements = value.array else {
      object.reportKind(of: value, key, "a list of \(bounds) \(noun)", .error)
      return nil
    }
    guard range.contains(elements.count) else {
      object.report(
        .error, "the number of \(noun) is \(elements.count), but a question has \(bounds)",
        remedy: elements.count < range.lowerBound ? "Add some." : "Remove some.")
      return nil
    }
    return elements
  }
}
