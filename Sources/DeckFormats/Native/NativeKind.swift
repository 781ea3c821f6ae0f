/// The kinds of question by their names in the native format.
enum NativeKind: String, CaseIterable {
  case single, multiple, trueFalse, text, number, statements, matching, ordering, card

  /// The key that tells the kind where `kind` is left out.
  var tellingKey: String? {
    switch self {
    case .single, .multiple, .trueFalse: nil
    case .text: "answers"
    case .number: "number"
    case .statements: "statements"
    case .matching: "pairs"
    case .ordering: "order"
    case .card: "back"
    }
  }

  /// All keys that a question may have.
  static let keys: Set<String> = [
    "id", "category", "region", "question", "kind", "options", "correct", "answers", "wildcard",
    "exact", "number", "statements", "pairs", "distractors", "order", "back", "fixedOrder", "image",
    "imageDescription", "points", "difficulty", "tags", "references", "explanation",
    "optionExplanations", "choose", "unscored",
  ]
}
