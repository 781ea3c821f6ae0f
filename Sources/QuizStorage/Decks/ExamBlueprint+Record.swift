internal import QuizEngine

extension ExamBlueprint {
  func write(to writer: inout FieldWriter) {
    writer.add(questionsPerSession)
    writer.add(draws) { $1.write(to: &$0) }
    for time in [timeLimit, questionTimeLimit] { writer.add(time) { $0.add($1.wholeMilliseconds) } }
    writer.add(passRules) { $1.write(to: &$0) }
    let flags = [
      shufflesQuestions, shufflesOptions, showsExplanations, showsCategoryBreakdown,
    ]
    for flag in flags { writer.add(flag) }
    writer.add(navigation.rawValue)
    writer.add(words) { writer, words in
      writer.add(words.whenTrue)
      writer.add(words.whenFalse)
    }
    writer.add(scoring.rawValue)
    writer.add(sections) { $1.write(to: &$0) }
    writer.add(profile) { $1.write(to: &$0) }
    writer.add(excludedTags) { $0.add($1) }
    writer.add(papers) { $1.write(to: &$0) }
    writer.add(mixesWeights)
  }

  init(from reader: inout FieldReader) {
    self.init(
      questionsPerSession: reader.number(), draws: reader.list { Draw(from: &$0) },
      timeLimit: reader.optional { .milliseconds($0.number()) },
      questionTimeLimit: reader.optional { .milliseconds($0.number()) },
      passRules: reader.list { PassRule.read(from: &$0) },
      shufflesQuestions: reader.flag(), shufflesOptions: reader.flag(),
      showsExplanations: reader.flag(), showsCategoryBreakdown: reader.flag(),
      navigation: reader.expect(Navigation(rawValue: reader.text()), or: .free),
      words: reader.optional { TruthWords(whenTrue: $0.text(), whenFalse: $0.text()) },
      scoring: reader.expect(Scoring(rawValue: reader.text()), or: .question),
      sections: reader.list { ExamSection(from: &$0) },
      profile: reader.list { ProfileQuestion(from: &$0) },
      excludedTags: reader.list { $0.text() }, papers: reader.list { FixedPaper(from: &$0) },
      mixesWeights: reader.flag())
  }
}

extension ExamSection {
  fileprivate func write(to writer: inout FieldWriter) {
    for text in [id, name] { writer.add(text) }
    writer.add(questionCount)
    writer.add(draws) { $1.write(to: &$0) }
    for time in [timeLimit, questionTimeLimit] { writer.add(time) { $0.add($1.wholeMilliseconds) } }
    writer.add(passRules) { $1.write(to: &$0) }
    writer.add(isGate)
  }

  fileprivate init(from reader: inout FieldReader) {
    self.init(
      id: reader.text(), name: reader.text(), questionCount: reader.number(),
      draws: reader.list { Draw(from: &$0) },
      timeLimit: reader.optional { .milliseconds($0.number()) },
      questionTimeLimit: reader.optional { .milliseconds($0.number()) },
      passRules: reader.list { PassRule.read(from: &$0) }, isGate: reader.flag())
  }
}

extension ProfileQuestion {
  fileprivate func write(to writer: inout FieldWriter) {
    for text in [id, self.text] { writer.add(text) }
    writer.add(removedSectionIDs) { $0.add($1) }
    writer.add(removingAnswer)
  }

  fileprivate init(from reader: inout FieldReader) {
    self.init(
      id: reader.text(), text: reader.text(), removedSectionIDs: reader.list { $0.text() },
      removingAnswer: reader.flag())
  }
}

extension FixedPaper {
  fileprivate func write(to writer: inout FieldWriter) {
    for text in [id, name] { writer.add(text) }
    writer.add(questionIDs) { $0.add($1) }
  }

  fileprivate init(from reader: inout FieldReader) {
    self.init(id: reader.text(), name: reader.text(), questionIDs: reader.list { $0.text() })
  }
}

extension Draw {
  /// Writes the quota; what must be among its questions has no such parts of its own.
  fileprivate func write(to writer: inout FieldWriter) {
    writePlain(to: &writer)
    writer.add(atLeast) { $1.writePlain(to: &$0) }
  }

  private func writePlain(to writer: inout FieldWriter) {
    writer.add(count)
    writer.add(categoryID) { $0.add($1) }
    writer.add(tags) { $0.add($1) }
    writer.add(points) { $0.add($1) }
    writer.add(region.rawValue)
    writer.add(isUnscored) { $0.add($1) }
  }

  fileprivate init(from reader: inout FieldReader) {
    self.init(plainFrom: &reader)
    atLeast = reader.list { Draw(plainFrom: &$0) }
  }

  private init(plainFrom reader: inout FieldReader) {
    self.init(
      count: reader.number(), categoryID: reader.optional { $0.text() },
      tags: reader.list { $0.text() }, points: reader.optional { $0.number() },
      region: reader.expect(RegionScope(rawValue: reader.text()), or: .any),
      isUnscored: reader.optional { $0.flag() })
  }
}

extension PassRule {
  fileprivate func write(to writer: inout FieldWriter) {
    writer.add(numbers) { $0.add($1) }
  }

  fileprivate static func read(from reader: inout FieldReader) -> PassRule {
    let numbers = reader.list { $0.number() }
    return reader.expect(PassRule(numbers: numbers), or: .minimumCorrect(0))
  }

  /// Which rule it is, and its figures.
  private var numbers: [Int] {
    switch self {
    case .minimumShare(let share): [0, share.billionths]
    case .minimumCorrect(let count): [1, count]
    case .maximumErrors(let count): [2, count]
    case .minimumPoints(let count): [3, count]
    case .maximumErrorPoints(let count): [4, count]
    case .maximumWrongOfWeight(let weight, let count): [5, count, weight]
    case .minimumCountPerCategory(let count): [6, count]
    case .minimumSharePerCategory(let share): [7, share.billionths]
    }
  }

  private init?(numbers: [Int]) {
    guard numbers.count >= 2 else { return nil }
    let count = numbers[1]
    let share = Share(Double(count) / 1_000_000_000)
    switch (numbers[0], numbers.count) {
    case (0, 2): if let share { self = .minimumShare(share) } else { return nil }
    case (1, 2): self = .minimumCorrect(count)
    case (2, 2): self = .maximumErrors(count)
    case (3, 2): self = .minimumPoints(count)
    case (4, 2): self = .maximumErrorPoints(count)
    case (5, 3): self = .maximumWrongOfWeight(weight: numbers[2], count: count)
    case (6, 2): self = .minimumCountPerCategory(count)
    case (7, 2): if let share { self = .minimumSharePerCategory(share) } else { return nil }
    default: return nil
    }
  }
}
