internal import JSONText
internal import QuizEngine

extension NativeQuestionReader {
  mutating func readKind() -> Question.Kind? {
    guard let kind = findKind() else { return nil }
    switch kind {
    case .single: return readSingle()
    case .multiple: return readMultiple()
    case .trueFalse: return readTrueFalse()
    case .text: return readTyped()
    case .number: return readNumber()
    case .statements: return readStatements()
    case .matching: return readMatching()
    case .ordering: return readOrdering()
    case .card: return readCard()
    }
  }

  private mutating func findKind() -> NativeKind? {
    if object.value("kind") != nil {
      guard let name = object.text("kind") else { return nil }
      if let kind = NativeKind(rawValue: name) { return kind }
      let names = NativeKind.allCases.map(\.rawValue).joined(separator: ", ")
      object.report(
        .error, "the kind `\(name.quotedBriefly)` is not known", remedy: "Use one of \(names).")
      return nil
    }
    switch object.value("correct") {
    case .bool: return .trueFalse
    case .array: return .multiple
    case .some: return .single
    case nil: break
    }
    let told = NativeKind.allCases.first { kind in
      kind.tellingKey.map { object.value($0) != nil } ?? false
    }
    if let told { return told }
    reportMissingCorrect()
    return nil
  }

  private mutating func reportMissingCorrect() {
    object.report(
      .error, "`correct` is missing",
      remedy: "Add `correct`: the index of the right option, counted from 0.")
  }

  private mutating func readSingle() -> Question.Kind? {
    guard let options = readOptions() else { return nil }
    let correct: Int?
    switch object.value("correct") {
    case nil:
      reportMissingCorrect()
      return nil
    case .array(let elements) where elements.count == 1: correct = index(elements[0], of: options)
    case .array:
      object.report(
        .error, "the kind is `single`, but `correct` is a list",
        remedy: "Write one index, or make the kind `multiple`.")
      return nil
    case .some(let value): correct = index(value, of: options)
    }
    guard let correct, choosesAsStated(1) else { return nil }
    return SingleChoice(options: options, correct: correct).map(Question.Kind.single)
  }

  private mutating func readMultiple() -> Question.Kind? {
    guard let options = readOptions() else { return nil }
    guard let value = object.value("correct") else {
      reportMissingCorrect()
      return nil
    }
    let elements = value.array ?? [value]
    if elements.isEmpty {
      object.report(
        .error, "`correct` is an empty list, so that no answer would be right",
        remedy: "Write the indices of the right options, counted from 0.")
      return nil
    }
    var indices: [Int] = []
    for element in elements {
      guard let index = index(element, of: options) else { return nil }
      if indices.contains(index) {
        object.report(
          .error, "`correct` names the option \(index) twice", remedy: "Remove one of the two.")
        return nil
      }
      indices.append(index)
    }
    guard choosesAsStated(indices.count) else { return nil }
    return MultipleChoice(
      options: options, correct: indices, statesCount: object.value("choose") != nil
    ).map(Question.Kind.multiple)
  }

  private mutating func readTrueFalse() -> Question.Kind? {
    guard let value = object.value("correct") else {
      object.report(.error, "`correct` is missing", remedy: "Add `correct`: true or false.")
      return nil
    }
    guard let truth = value.bool else {
      object.reportKind(of: value, "correct", "true or false", .error)
      return nil
    }
    if object.value("options") != nil {
      object.report(
        .warning, "`options` is not used, since the question is true or false",
        remedy: "Remove `options`, or make `correct` the index of the right option.")
    }
    return .trueFalse(truth)
  }

  private mutating func readTyped() -> Question.Kind? {
    let isExact = object.flag("exact") ?? false
    let hasWildcard = object.flag("wildcard") ?? false
    let forms = (object.value("answers").map { $0.array ?? [$0] } ?? []).map(\.string)
    let accepted = AcceptedText(
      forms: forms.compactMap(\.self), hasWildcard: hasWildcard, isExact: isExact)
    guard let accepted, !forms.contains(nil) else {
      let problem =
        object.value("answers") == nil
        ? "`answers` is missing" : "`answers` is not a list of texts with a text in it"
      object.report(.error, problem, remedy: "Write a list of all texts that are right.")
      return nil
    }
    for form in accepted.forms { object.check(form, "an accepted answer", limit: 1_000) }
    return .text(accepted)
  }

  private mutating func readOptions() -> [String]? {
    guard let value = object.value("options") else {
      object.report(
        .error, "`options` is missing", remedy: "Add `options` with a list of 2 to 26 texts.")
      return nil
    }
    guard let elements = value.array else {
      object.reportKind(of: value, "options", "a list of 2 to 26 texts", .error)
      return nil
    }
    guard (2...26).contains(elements.count) else {
      let count = elements.count == 1 ? "is 1 option" : "are \(elements.count) options"
      object.report(
        .error, "there \(count), but a question has 2 to 26",
        remedy: elements.count < 2 ? "Add wrong options." : "Remove wrong options.")
      return nil
    }
    var options: [String] = []
    options.reserveCapacity(elements.count)
    for (index, element) in elements.enumerated() {
      guard let text = element.string else {
        object.report(
          .error, "option \(index) (counted from 0) is \(element.kindName) and not a text",
          remedy: "Put it in double quotes.")
        return nil
      }
      options.append(text)
    }
    object.checkOptions(options)
    return options
  }

  /// The index that an element of `correct` names.
  private mutating func index(_ value: JSONValue, of options: [String]) -> Int? {
    let range = "0 to \(options.count - 1)"
    if let index = value.int {
      if options.indices.contains(index) { return index }
      object.report(
        .error, "`correct` is \(index), but there are \(options.count) options (\(range))",
        remedy: "Count the options from 0 and name the right one.")
      return nil
    }
    let meant = value.string.flatMap { options.firstIndex(of: $0) }
    object.reportKind(of: value, "correct", "the index of an option (\(range))", .error)
    if let meant { object.replaceLastRemedy("Write \(meant), the index of this option.") }
    return nil
  }

  private mutating func choosesAsStated(_ count: Int) -> Bool {
    guard object.value("choose") != nil else { return true }
    guard let stated = object.whole("choose", in: 1...26) else { return false }
    if stated == count { return true }
    object.report(
      .error,
      "`choose` is \(stated), but \(count) \(count == 1 ? "option is" : "options are") right",
      remedy: "Correct `choose` or `correct`.")
    return false
  }
}
