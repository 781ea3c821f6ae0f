extension Question {
  /// The kinds of question, each with its parts.
  public enum Kind: Equatable, Sendable {
    /// One of the options is right.
    case single(SingleChoice)
    /// Exactly a set of the options is right.
    case multiple(MultipleChoice)
    /// The stem is a statement, true or false.
    case trueFalse(Bool)
    /// The answer is typed.
    case text(AcceptedText)
    /// The answer is typed, and is a number.
    case number(NumberKey)
    /// Several statements, each true or false, all under one mark.
    case statements(StatementGroup)
    /// To each thing on the left belongs one on the right.
    case matching(Matching)
    /// Things are put in order.
    case ordering(Ordering)
    /// The back of a card is shown, and the person says whether it was known.
    case card(back: String)
  }

  /// The texts whose order a paper decides, in the bank's order: options, statements, partners or
  /// items; empty where the question has none.
  public var options: [String] {
    switch kind {
    case .single(let choice): choice.options
    case .multiple(let choice): choice.options
    case .statements(let group): group.statements.map(\.text)
    case .matching(let matching): matching.rights
    case .ordering(let ordering): ordering.items
    case .trueFalse, .text, .number, .card: []
    }
  }

  /// How many places the order of the options has: theirs, or 2 where there are two fixed answers.
  public var optionCount: Int {
    switch kind {
    case .trueFalse, .card: 2
    default: options.count
    }
  }

  /// Whether the answer is typed.
  public var isTyped: Bool {
    switch kind {
    case .text, .number: true
    case .single, .multiple, .trueFalse, .statements, .matching, .ordering, .card: false
    }
  }

  /// Whether a paper of this mode may ask it: cards are for practice, since nobody checks them.
  public func suits(_ mode: Mode) -> Bool {
    guard case .card = kind else { return true }
    return mode == .practice || mode == .review
  }
}

/// Options of which one is right.
public struct SingleChoice: Equatable, Sendable {
  /// 2 to 26 texts.
  public let options: [String]
  /// The index of the right one, from 0.
  public let correct: Int

  /// Makes the parts; `nil` where there are fewer than 2 or more than 26 options, or none is right.
  public init?(options: [String], correct: Int) {
    guard (2...26).contains(options.count), options.indices.contains(correct) else { return nil }
    self.options = options
    self.correct = correct
  }
}

/// Options of which a set is right.
public struct MultipleChoice: Equatable, Sendable {
  /// 2 to 26 texts.
  public let options: [String]
  /// The indices of the right ones, from 0, ascending, at least one.
  public let correct: [Int]
  /// Whether the stem or the exam says how many are right.
  public let statesCount: Bool

  /// Makes the parts; `nil` where the number of options or an index is out of range.
  public init?(options: [String], correct: [Int], statesCount: Bool = false) {
    let sorted = Set(correct).sorted()
    guard (2...26).contains(options.count), !sorted.isEmpty,
      sorted.allSatisfy(options.indices.contains)
    else { return nil }
    self.options = options
    self.correct = sorted
    self.statesCount = statesCount
  }
}
