package import QuizEngine

/// Answers in words, for a verdict, a review, and lines without a screen.
package struct AnswerText {
  private let outline: DeckOutline
  private let words: Words

  /// Takes the words of a deck and those of the program.
  package init(_ outline: DeckOutline, words: Words) {
    self.outline = outline
    self.words = words
  }

  /// The right answer to a question.
  package func right(_ question: Question) -> String {
    if case .number(let key) = question.kind { return NumberText(key, words: words).right }
    return text(of: question.rightAnswer, to: question)
  }

  /// An answer to a question; empty where nothing was given.
  package func text(of answer: Answer, to question: Question) -> String {
    let truth = TruthText(outline, words: words)
    let option = { (index: Int) -> String in
      question.options.indices.contains(index) ? question.options[index] : ""
    }
    guard !answer.isEmpty else { return "" }
    switch answer {
    case .unanswered: return ""
    case .option(let index): return option(index)
    case .options(let indices): return indices.map(option).joined(separator: "; ")
    case .truth(let isTrue): return truth.text(isTrue)
    case .text(let typed): return typed
    case .statements(let truths):
      return labelled(question.options, truths.map { $0.map(truth.text) })
    case .pairs(let partners):
      guard case .matching(let matching) = question.kind else { return "" }
      return labelled(matching.lefts, partners.map { $0.map(option) })
    case .order(let indices):
      return indices.enumerated().map { "\($0 + 1). \(option($1))" }.joined(separator: "; ")
    case .known:
      guard case .card(let back) = question.kind else { return "" }
      return back
    }
  }

  /// What was said of each of some texts, which stand in any order on the screen.
  private func labelled(_ texts: [String], _ answers: [String?]) -> String {
    zip(texts, answers).map { words.labelled($0, $1 ?? words(.reviewUnanswered)) }
      .joined(separator: "; ")
  }
}
