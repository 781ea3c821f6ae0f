package import JSONText
package import QuizEngine

extension NativeFormat {
  /// The question as it stands in `questions.json`; what is left out there is left out here.
  ///
  /// - Parameter namesKind: whether `kind` is written though the other keys tell it.
  package static func value(of question: Question, namesKind: Bool = true) -> JSONValue {
    var members = [JSONMember("id", .string(question.id))]
    func add(_ key: String, _ value: JSONValue?) {
      if let value { members.append(JSONMember(key, value)) }
    }
    func add(_ key: String, texts: [String]) {
      if !texts.isEmpty { members.append(JSONMember(key, .strings(texts))) }
    }
    add("category", question.categoryID.isEmpty ? nil : .string(question.categoryID))
    add("region", question.regionID.map(JSONValue.string))
    if namesKind { add("kind", .string(question.kind.native.rawValue)) }
    add("question", .string(question.stem))
    members += parts(of: question.kind)
    add("explanation", question.explanation.isEmpty ? nil : .string(question.explanation))
    add("optionExplanations", texts: question.optionExplanations)
    add("fixedOrder", question.hasFixedOrder ? true : nil)
    add("image", question.image.map(JSONValue.string))
    add("imageDescription", question.imageDescription.map(JSONValue.string))
    add("points", question.points == 1 ? nil : .int(question.points))
    add("difficulty", question.difficulty.map(JSONValue.int))
    add("tags", texts: question.tags)
    add("references", texts: question.references)
    add("unscored", question.isUnscored ? true : nil)
    return .object(members)
  }

  private static func parts(of kind: Question.Kind) -> [JSONMember] {
    switch kind {
    case .single(let choice):
      return [
        JSONMember("options", .strings(choice.options)),
        JSONMember("correct", .int(choice.correct)),
      ]
    case .multiple(let choice):
      let parts = [
        JSONMember("options", .strings(choice.options)),
        JSONMember("correct", .array(choice.correct.map(JSONValue.int))),
      ]
      return choice.statesCount
        ? parts + [JSONMember("choose", .int(choice.correct.count))] : parts
    case .trueFalse(let truth): return [JSONMember("correct", .bool(truth))]
    case .text(let accepted):
      var parts = [JSONMember("answers", .strings(accepted.forms))]
      if accepted.hasWildcard { parts.append(JSONMember("wildcard", true)) }
      if accepted.isExact { parts.append(JSONMember("exact", true)) }
      return parts
    case .number(let key): return [JSONMember("number", value(of: key))]
    case .statements(let group):
      let statements = group.statements.map { statement -> JSONValue in
        ["text": .string(statement.text), "correct": .bool(statement.isTrue)]
      }
      return [JSONMember("statements", .array(statements))]
    case .matching(let matching):
      let pairs = zip(matching.lefts, matching.key).map { left, partner -> JSONValue in
        .strings([left, matching.rights[partner]])
      }
      let distractors = matching.rights.indices.filter { !matching.key.contains($0) }
      return [JSONMember("pairs", .array(pairs))]
        + (distractors.isEmpty
          ? [] : [JSONMember("distractors", .strings(distractors.map { matching.rights[$0] }))])
    case .ordering(let ordering): return [JSONMember("order", .strings(ordering.items))]
    case .card(let back): return [JSONMember("back", .string(back))]
    }
  }

  private static func value(of key: NumberKey) -> JSONValue {
    let number = { (number: ExactNumber) -> JSONValue in
      key.form == .decimal
        ? .number(Double(number.millionths) / 1_000_000) : .string(key.digits(of: number))
    }
    var members: [JSONMember] = []
    if let value = key.value, let tolerance = key.tolerance {
      members = [
        JSONMember("value", number(value)),
        JSONMember("tolerance", .number(Double(tolerance.millionths) / 1_000_000)),
      ]
    } else {
      members = [JSONMember("min", number(key.lower)), JSONMember("max", number(key.upper))]
    }
    if !key.unit.isEmpty { members.append(JSONMember("unit", .string(key.unit))) }
    return .object(members)
  }
}

extension Question.Kind {
  /// The kind by its name in the native format.
  fileprivate var native: NativeKind {
    switch self {
    case .single: .single
    case .multiple: .multiple
    case .trueFalse: .trueFalse
    case .text: .text
    case .number: .number
    case .statements: .statements
    case .matching: .matching
    case .ordering: .ordering
    case .card: .card
    }
  }
}
