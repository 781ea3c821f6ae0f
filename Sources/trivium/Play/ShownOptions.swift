import QuizEngine
import QuizScreens

/// What may be chosen, in words and in the order in which it is shown.
struct ShownOptions {
  private let outline: DeckOutline
  private let words: Words

  init(_ outline: DeckOutline, words: Words) {
    self.outline = outline
    self.words = words
  }

  /// The texts of options, statements, partners or items, or the two answers to a statement or a
  /// card; empty for a typed answer.
  func texts(of entry: Paper.Entry) -> [String] {
    switch entry.question.kind {
    case .trueFalse:
      let truth = TruthText(outline, words: words)
      return entry.optionOrder.map { truth.text($0 == 0) }
    case .card: return [words(.cardKnown), words(.cardUnknown)]
    case .single, .multiple, .text, .number, .statements, .matching, .ordering:
      return entry.optionOrder.map { entry.question.options[$0] }
    }
  }
}
