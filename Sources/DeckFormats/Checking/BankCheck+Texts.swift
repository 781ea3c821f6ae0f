internal import QuizEngine

extension BankCheck {
  /// Told where questions lack an explanation or references that the bank is meant to have: most
  /// have them, or it is an exam that says where its rules stand.
  var missingTextFindings: [Finding] {
    let isSourced = deck.outline.isExam && !deck.outline.references.isEmpty
    let unexplained = deck.questions.filter { !$0.isExplained }
    let unreferenced = deck.questions.filter(\.references.isEmpty)
    let finding = { (missing: [Question], texts: String) -> Finding? in
      guard isSourced || missing.count * 2 <= deck.questions.count, let first = missing.first
      else { return nil }
      let id = first.id.quotedBriefly
      guard missing.count > 1 else {
        return warning("the question `\(id)` has no \(texts)", remedy: "Add `\(texts)`.")
      }
      return warning(
        "\(missing.count) questions have no \(texts), such as `\(id)`",
        remedy: "Add `\(texts)` to each.")
    }
    return [
      finding(unexplained, "explanation"),
      finding(unreferenced, "references"),
    ].compactMap(\.self)
  }
}

extension Question {
  /// Whether it says why its answer is right; the back of a card says all there is.
  fileprivate var isExplained: Bool {
    if case .card = kind { return true }
    return !explanation.isEmpty || !optionExplanations.isEmpty
  }
}
