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
    case (.number(let key), .text(let given)): key.accepts(given)
    case (.statements(let group), .statements(let given)): given == group.key
    case (.matching(let matching), .pairs(let given)): given == matching.key
    case (.ordering(let ordering), .order(let given)): given == Array(ordering.items.indices)
    case (.card, .known(let known)): known
    default: false
    }
  }

  /// Whether an answer is all that is asked for: not empty, as many options as are stated, and
  /// nothing left open.
  public func isComplete(_ answer: Answer) -> Bool {
    guard !answer.isEmpty else { return false }
    switch (kind, answer) {
    case (.multiple(let choice), .options(let given)):
      return !choice.statesCount || given.count == choice.correct.count
    case (.statements(let group), .statements(let given)):
      return given.count == group.key.count && !given.contains(nil)
    case (.matching(let matching), .pairs(let given)):
      return given.count == matching.key.count && !given.contains(nil)
    case (.ordering(let ordering), .order(let given)): return given.count == ordering.items.count
    default: return true
    }
  }

  /// A right answer.
  public var rightAnswer: Answer {
    switch kind {
    case .single(let choice): .option(choice.correct)
    case .multiple(let choice): .options(choice.correct)
    case .trueFalse(let truth): .truth(truth)
    case .text(let accepted): .text(accepted.forms[0])
    case .number(let key): .text(key.text(of: key.example))
    case .statements(let group): .statements(group.key)
    case .matching(let matching): .pairs(matching.key)
    case .ordering(let ordering): .order(Array(ordering.items.indices))
    case .card: .known(true)
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
    case .text: ["?", "!", "??"].map(Answer.text).first { !accepts($0) } ?? .unanswered
    case .number(let key):
      // One of the two can be read in another way, as -1.234 can, but never both.
      [
        key.upper + ExactNumber(millionths: 1_000_000),
        key.lower - ExactNumber(millionths: 1_000_000),
      ]
      .map { Answer.text(key.text(of: $0)) }.first { !accepts($0) } ?? .unanswered
    case .statements(let group): .statements(group.key.enumerated().map { ($0 == 0) != $1 })
    case .matching(let matching):
      .pairs(matching.key.map { ($0 + 1) % matching.rights.count })
    case .ordering(let ordering): .order(ordering.items.indices.reversed())
    case .card: .known(false)
    }
  }

  /// Whether the option at an index of the bank (0 and 1 are true and false, or known and unknown)
  /// belongs to the key; for a statement, whether it is true.
  public func isRightOption(_ index: Int) -> Bool {
    switch kind {
    case .single(let choice): index == choice.correct
    case .multiple(let choice): choice.correct.contains(index)
    case .trueFalse(let truth): index == (truth ? 0 : 1)
    case .statements(let group): group.key.indices.contains(index) && group.key[index]
    case .matching(let matching): matching.key.contains(index)
    case .card: index == 0
    case .text, .number, .ordering: false
    }
  }

  /// How many options were treated rightly, ticked or left alone, and how many there are.
  ///
  /// Where nothing was given none was; a question without options of its own counts as one.
  public func optionScore(_ answer: Answer) -> (right: Int, of: Int) {
    switch (kind, answer) {
    case (.single(let choice), .option(let given)):
      let count = choice.options.count
      return (given == choice.correct ? count : count - 2, count)
    case (.multiple(let choice), .option(let given)):
      return (choice.treatedRightly(by: [given]), choice.options.count)
    case (.multiple(let choice), .options(let given)) where !given.isEmpty:
      return (choice.treatedRightly(by: given), choice.options.count)
    case (.statements(let group), .statements(let given)) where given.count == group.key.count:
      return (zip(group.key, given).count { $0 == $1 }, group.key.count)
    case (.single, _), (.multiple, _), (.statements, _): return (0, options.count)
    default: return (accepts(answer) ? 1 : 0, 1)
    }
  }
}

extension MultipleChoice {
  /// How many options are right and chosen, or wrong and not.
  fileprivate func treatedRightly(by given: [Int]) -> Int {
    options.indices.count { given.contains($0) == correct.contains($0) }
  }
}

extension Question {
  /// Whether an answer is of the kind that is asked for, right or wrong.
  func takes(_ answer: Answer) -> Bool {
    switch (kind, answer) {
    case (_, .unanswered), (.single, .option), (.multiple, .option), (.multiple, .options),
      (.trueFalse, .truth), (.text, .text), (.number, .text), (.statements, .statements),
      (.matching, .pairs), (.ordering, .order), (.card, .known):
      true
    default: false
    }
  }
}
