package import QuizEngine

/// What is to be done for an answer, where what is shown does not say it by itself.
package struct HintText {
  private let outline: DeckOutline
  private let words: Words

  /// Takes the words of a deck and those of the program.
  package init(_ outline: DeckOutline, words: Words) {
    self.outline = outline
    self.words = words
  }

  /// The hint under the stem; empty where none is needed.
  package func text(for entry: Paper.Entry) -> String {
    switch entry.question.kind {
    case .single, .trueFalse, .text: return ""
    case .multiple(let choice):
      return choice.statesCount
        ? words.counted(.hintChoose, choice.correct.count) : words(.hintSeveral)
    case .number(let key): return NumberText(key, words: words).hint
    case .statements:
      let truth = TruthText(outline, words: words)
      return words(.hintStatements, ["true": truth.text(true), "false": truth.text(false)])
    case .matching:
      return words(entry.optionCount > 9 ? .hintMatchingMany : .hintMatching)
    case .ordering: return words(.hintOrdering)
    case .card: return words(.hintCard)
    }
  }
}

extension Paper.Entry {
  /// How many options there are to choose from.
  package var optionCount: Int { optionOrder.count }
}
