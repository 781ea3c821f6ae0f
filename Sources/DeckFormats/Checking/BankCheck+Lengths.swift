internal import QuizEngine

extension BankCheck {
  /// The fewest questions that tell how a bank is made.
  private static let leastCount = 20
  /// The largest share of questions, in per cent, whose right option may be the longest.
  private static let mostPercent = 35

  /// Told where who always takes the longest option does better than chance.
  ///
  /// Of two options the right one is the longer in half of all questions, so that those say
  /// nothing and are left out.
  var longestAnswerFinding: Finding? {
    var count = 0
    var longest: [String] = []
    for question in deck.questions {
      guard case .single(let choice) = question.kind, choice.options.count > 2 else { continue }
      count += 1
      if choice.rightIsLongest { longest.append(question.id) }
    }
    let allowed = count * Self.mostPercent / 100
    guard count >= Self.leastCount, longest.count > allowed, let first = longest.first else {
      return nil
    }
    return warning(
      "the right option is longer than every other in \(longest.count) of \(count) single-choice "
        + "questions with three options or more (\(Self.percent(longest.count, of: count))), such "
        + "as `\(first.quotedBriefly)`",
      remedy: "Lengthen wrong options or shorten right ones, until that is so in at most "
        + "\(allowed).")
  }
}

extension SingleChoice {
  /// Whether the right option has more characters than every other.
  fileprivate var rightIsLongest: Bool {
    let length = options[correct].count
    return options.indices.allSatisfy { $0 == correct || options[$0].count < length }
  }
}
