internal import QuizEngine

extension BankCheck {
  /// Told once for each question that asks the same as an earlier one.
  var repetitionFindings: [Finding] {
    RepeatedQuestions(of: deck).pairs.map { pair in
      let (first, second) = (places[pair.first], places[pair.second])
      let name =
        "`\(deck.questions[pair.first].id.quotedBriefly)` (\(first.file), line \(first.line))"
      let (problem, remedy) =
        switch pair.likeness {
        case .words(let shared, let all):
          (
            "the question asks the same as \(name): "
              + (shared == all ? "all words" : "\(shared) of \(all) words")
              + " and the right answer are the same",
            "Remove one of the two, or ask for something else."
          )
        case .contradiction:
          (
            "the question has the text and the options of \(name), but another right answer",
            "Correct one of the two, and remove the other."
          )
        }
      return Finding(
        file: second.file, line: second.line, question: deck.questions[pair.second].id,
        severity: .warning, problem: problem, remedy: remedy)
    }
  }
}
