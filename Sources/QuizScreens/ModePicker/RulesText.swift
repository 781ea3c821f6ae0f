package import QuizEngine

/// The rules of an exam in figures.
package struct RulesText: Equatable {
  private let outline: DeckOutline
  private let words: Words

  package init(_ outline: DeckOutline, words: Words) {
    self.outline = outline
    self.words = words
  }

  /// All rules in one line: "Mock exam: 24 questions, 45 min, 18 to pass. Edition 2025."
  package var line: String {
    let edition = self.edition
    return words.labelled(words(.modeExam), figures) + "."
      + (edition.isEmpty ? "" : " " + edition)
  }

  /// The edition as a sentence; empty where none is named.
  var edition: String {
    guard !outline.edition.isEmpty else { return "" }
    // An abbreviation at its end has the full stop already.
    let name = outline.edition.hasSuffix(".") ? outline.edition.dropLast() : outline.edition[...]
    return words(.rulesEdition, ["edition": String(name)])
  }

  /// The figures alone: "24 questions, 45 min, 18 to pass".
  package var figures: String {
    let rules = outline.blueprint
    let limits = rules.sections.compactMap(\.timeLimit)
    let ofSections = limits.count == rules.sections.count ? limits.reduce(.zero, +) : .zero
    let limit = rules.timeLimit ?? (ofSections > .zero ? ofSections : nil)
    let isPassedBySections =
      rules.sections.count > 1 && rules.sections.contains { !$0.passRules.isEmpty }
    return
      (figures(
        count: rules.questionsPerSession, limit: limit, each: rules.questionTimeLimit,
        rules: rules.passRules, draws: rules.allDraws)
      + (isPassedBySections ? [words(.rulesEverySection)] : [])).joined(separator: ", ")
  }

  /// The figures of a section: "20 questions, 30 min, 16 to pass".
  package func figures(of section: ExamSection) -> String {
    figures(
      count: section.questionCount, limit: section.timeLimit, each: section.questionTimeLimit,
      rules: section.passRules, draws: section.draws
    ).joined(separator: ", ")
  }

  private func figures(
    count: Int, limit: Duration?, each: Duration?, rules: [PassRule], draws: [Draw]
  ) -> [String] {
    var parts = [words.counted(.countQuestions, count)]
    if let limit {
      parts.append(words(.rulesMinutes, ["minutes": minutes(limit)]))
    }
    if let each {
      parts.append(words(.rulesSecondsEach, ["seconds": words.number(each.secondsRoundedUp)]))
    }
    return parts + rules.map { condition($0, of: count, draws: draws) }
  }

  private func minutes(_ limit: Duration) -> String {
    words.hundredths(limit.wholeMilliseconds / 600)
  }

  /// A condition of the pass in a few words.
  private func condition(_ rule: PassRule, of questions: Int, draws: [Draw]) -> String {
    func number(_ value: Int) -> String { words.number(value) }
    switch rule {
    case .minimumShare(let share):
      guard outline.blueprint.scoring != .option else {
        return words(.rulesToPass, ["count": words.percent(share.percent)])
      }
      let marks = draws.marks
      if let marks, marks != questions, outline.blueprint.scoring != .question {
        return words.counted(.rulesPoints, share.needed(of: marks))
      }
      return words(.rulesToPass, ["count": number(share.needed(of: questions))])
    case .minimumCorrect(let count): return words(.rulesToPass, ["count": number(count)])
    case .maximumErrors(let count): return words.counted(.rulesErrors, count)
    case .minimumPoints(let count):
      guard outline.blueprint.scoring != .option, let marks = draws.marks else {
        return words.counted(.rulesPoints, count)
      }
      return words.counted(.rulesPointsOf, count, ["total": number(marks)])
    case .maximumErrorPoints(let count): return words.counted(.rulesErrorPoints, count)
    case .maximumWrongOfWeight(let weight, let count):
      return words.counted(.rulesWrongOfWeight, count, ["weight": number(weight)])
    case .minimumCountPerCategory(let count):
      return words(.rulesPerTopic, ["count": number(count)])
    case .minimumSharePerCategory(let share):
      return words(.rulesPerTopic, ["count": words.percent(share.percent)])
    }
  }

  /// A condition with the figure it came to in a paper: "at least 17 right".
  ///
  /// - Parameter countsMarks: whether the marks of the paper are other than its questions.
  func condition(_ condition: Verdict.Condition, countsMarks: Bool) -> String {
    switch condition.rule {
    case .minimumCorrect: words.counted(.rulesRight, condition.needed)
    case .minimumShare:
      words.counted(countsMarks ? .rulesPoints : .rulesRight, condition.needed)
    case .maximumErrors, .minimumPoints, .maximumErrorPoints, .maximumWrongOfWeight,
      .minimumCountPerCategory, .minimumSharePerCategory:
      self.condition(condition.rule, of: 0, draws: [])
    }
  }
}

extension [Draw] {
  /// The marks that the questions of the quotas come to; `nil` where some leave their weights open.
  var marks: Int? {
    guard !isEmpty, allSatisfy({ $0.points != nil }) else { return nil }
    return reduce(0) { $0 + $1.count * ($1.points ?? 0) }
  }
}
