extension Phrase {
  /// Whether the text has plural forms, with keys such as `countDecks_one` and `countDecks_other`.
  package var isPlural: Bool {
    switch self {
    case .countDecks, .countDue, .countMinutes, .countMistakes, .countNew, .countPoints,
      .countQuestions, .countSeconds,
      .rulesErrors, .rulesPoints,
      .rulesErrorPoints, .rulesWrongOfWeight, .hintChoose, .dialogUnanswered, .adviceOneTopic,
      .adviceMissing, .wayReviewMistakes:
      true
    default: false
    }
  }
}
