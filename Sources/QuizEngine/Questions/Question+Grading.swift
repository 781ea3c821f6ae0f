extension Question {
  /// Decides whether an answer is right; the one place that does.
  ///
  /// An empty answer, or one of another kind, is wrong.
  public func accepts(_ answer: Answer) -> Bool {
    switch (kind, answer) {
    case (.single(let choice), .option(let given)): given == choice.correct
    case (.multiple(let choice), .options(let given)): Set(given).sorted() == choice.correct
    case (.multiple(let choice), .option(let given)): [given] == choice.correct
    case (.trueFalse(let truth), .truth(let given)): given == truth
    case (.text(let accepted), .text(let given)): accepted.accepts(given)
    default: false
    }
  }

  /// Whether an answer is all that is asked for: not empty, and as many options as are stated.
  public func isComplete(_ answer: Answer) -> Bool {
    guard !answer.isEmpty else { return false }
    guard case .multiple(let choice) = kind, choice.statesCount, case .options(let given) = answer
    else { return true }
    return given.count == choice.correct.count
  }

  /// A right answer.
  public var rightAnswer: Answer {
    switch kind {
    case .single(let choice): .option(choice.correct)
    case .multiple(let choice): .options(choice.correct)
    case .trueFalse(let truth): .truth(truth)
    case .text(let accepted): .text(accepted.forms[0])
    }
  }

  /// An answer that is given and wrong; unanswered where every answer would be right.
  public var wrongAnswer: Answer {
    switch kind {
    case .single(let choice):
      choice.options.indices.first { $0 != choice.correct }.map(Answer.option) ?? .unanswered
    case .multiple(let choice):
      choice.options.indices.map { Answer.options([$0]) }.first { !accepts($0) } ?? .unanswered
    case .trueFalse(let truth): .truth(!truth)
    case .text:
      ["?", "!", "??"].map(Answer.text).first { !accepts($0) } ?? .unanswered
    }
  }

  /// Whether the option at an index of the bank (0 and 1 are true and false) belongs to the key.
  public func isRightOption(_ index: Int) -> Bool {
    switch kind {
    case .single(let choice): index == choice.correct
    case .multiple(let choice): choice.correct.contains(index)
    case .trueFalse(let truth): index == (truth ? 0 : 1)
    case .text: false
    }
  }
}
