extension Phrase {
  /// Whether the text has plural forms, with keys such as `countDecks_one` and `countDecks_other`.
  package var isPlural: Bool {
    switch self {
    case .countDecks, .countDue, .countErrorPoints, .countErrorPointsOf, .countMarksOf,
      .countMinutes, .countMistakes, .countNew, .countPoints, .countQuestions, .countSeconds,
      .rulesRight, .rulesErrors, .rulesPoints, .rulesPointsOf,
      .rulesErrorPoints, .rulesWrongOfWeight, .hintChoose, .markAnswers, .dialogUnanswered,
      .adviceOneTopic,
      .adviceOneSection,
      .adviceMissing, .resultsErrors, .wayReviewMistakes:
      true
    default: false
    }
  }
}
