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
    let edition =
      outline.edition.isEmpty ? "" : " " + words(.rulesEdition, ["edition": outline.edition])
    return words.labelled(words(.modeExam), figures) + "." + edition
  }

  /// The figures alone: "24 questions, 45 min, 18 to pass".
  package var figures: String {
    let rules = outline.blueprint
    var parts = [words.counted(.countQuestions, rules.questionsPerSession)]
    if let limit = rules.timeLimit {
      parts.append(words(.rulesMinutes, ["minutes": minutes(limit)]))
    }
    if let limit = rules.questionTimeLimit {
      parts.append(words(.rulesSecondsEach, ["seconds": words.number(limit.secondsRoundedUp)]))
    }
    return (parts + rules.passRules.map { condition($0) }).joined(separator: ", ")
  }

  /// The figures of a section: "20 questions, 30 min, 16 to pass".
  package func figures(of section: ExamSection) -> String {
    var parts = [words.counted(.countQuestions, section.questionCount)]
    if let limit = section.timeLimit {
      parts.append(words(.rulesMinutes, ["minutes": minutes(limit)]))
    }
    if let limit = section.questionTimeLimit {
      parts.append(words(.rulesSecondsEach, ["seconds": words.number(limit.secondsRoundedUp)]))
    }
    return (parts + section.passRules.map { condition($0, of: section.questionCount) })
      .joined(separator: ", ")
  }

  private func minutes(_ limit: Duration) -> String {
    words.hundredths(limit.wholeMilliseconds / 600)
  }

  /// A condition of the pass in a few words.
  ///
  /// - Parameter count: the questions of the section it is asked of; `nil` for the whole paper.
  package func condition(_ rule: PassRule, of count: Int? = nil) -> String {
    let questions = count ?? outline.blueprint.questionsPerSession
    func number(_ value: Int) -> String { words.number(value) }
    switch rule {
    case .minimumShare(let share):
      return words(.rulesToPass, ["count": number(share.needed(of: questions))])
    case .minimumCorrect(let count): return words(.rulesToPass, ["count": number(count)])
    case .maximumErrors(let count): return words.counted(.rulesErrors, count)
    case .minimumPoints(let count): return words.counted(.rulesPoints, count)
    case .maximumErrorPoints(let count): return words.counted(.rulesErrorPoints, count)
    case .maximumWrongOfWeight(let weight, let count):
      return words.counted(.rulesWrongOfWeight, count, ["weight": number(weight)])
    case .minimumCountPerCategory(let count):
      return words(.rulesPerTopic, ["count": number(count)])
    case .minimumSharePerCategory(let share):
      return words(.rulesPerTopic, ["count": words.percent(share.percent)])
    }
  }
}
