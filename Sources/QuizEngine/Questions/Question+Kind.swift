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
  }

  /// The texts of the options in the bank's order; empty where the question has none of its own.
  public var options: [String] {
    switch kind {
    case .single(let choice): choice.options
    case .multiple(let choice): choice.options
    case .trueFalse, .text: []
    }
  }

  /// How many rows of an answer sheet the question has: its options, or true and false.
  public var optionCount: Int {
    switch kind {
    case .trueFalse: 2
    default: options.count
    }
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
