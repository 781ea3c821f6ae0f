internal import QuizEngine

extension DeckSummary {
  /// The summary as it is kept until the deck's files change.
  var record: [UInt8] {
    var writer = FieldWriter()
    outline.write(to: &writer)
    writer.add(categoryCounts) { $0.add($1) }
    writer.add(regionCounts) { $0.add($1) { $0.add($1) } }
    writer.add(questionCount)
    writer.add(findingCount)
    writer.add(fault) { $0.add($1) }
    return writer.bytes
  }

  /// Reads a summary; `nil` where it is none.
  init?(record: ArraySlice<UInt8>) {
    var reader = FieldReader(record)
    self.init(
      outline: DeckOutline(from: &reader), categoryCounts: reader.list { $0.number() },
      regionCounts: reader.list { $0.list { $0.number() } }, questionCount: reader.number(),
      findingCount: reader.number(), fault: reader.optional { $0.text() })
    guard reader.isComplete else { return nil }
  }
}

extension DeckOutline {
  fileprivate func write(to writer: inout FieldWriter) {
    for text in [id, title, description, icon, language, edition, validFrom] { writer.add(text) }
    writer.add(references) { $0.add($1) }
    writer.add(categories) { writer, category in
      for text in [category.id, category.name, category.icon, category.art] { writer.add(text) }
    }
    writer.add(regions) { writer, regions in
      writer.add(regions.label)
      writer.add(regions.values) { writer, region in
        writer.add(region.id)
        writer.add(region.name)
      }
    }
    blueprint.write(to: &writer)
  }

  fileprivate init(from reader: inout FieldReader) {
    self.init(
      id: reader.text(), title: reader.text(), description: reader.text(), icon: reader.text(),
      language: reader.text(), edition: reader.text(), validFrom: reader.text(),
      references: reader.list { $0.text() },
      categories: reader.list {
        Category(id: $0.text(), name: $0.text(), icon: $0.text(), art: $0.text())
      },
      regions: reader.optional {
        Regions(label: $0.text(), values: $0.list { Region(id: $0.text(), name: $0.text()) })
      },
      blueprint: ExamBlueprint(from: &reader))
  }
}

extension ExamBlueprint {
  fileprivate func write(to writer: inout FieldWriter) {
    writer.add(questionsPerSession)
    writer.add(draws) { $1.write(to: &$0) }
    for time in [timeLimit, questionTimeLimit] { writer.add(time) { $0.add($1.wholeMilliseconds) } }
    writer.add(passRules) { writer, rule in writer.add(rule.numbers) { $0.add($1) } }
    let flags = [
      shufflesQuestions, shufflesOptions, showsExplanations, showsCategoryBreakdown,
    ]
    for flag in flags { writer.add(flag) }
    writer.add(navigation.rawValue)
    writer.add(words) { writer, words in
      writer.add(words.whenTrue)
      writer.add(words.whenFalse)
    }
  }

  fileprivate init(from reader: inout FieldReader) {
    self.init(
      questionsPerSession: reader.number(), draws: reader.list { Draw(from: &$0) },
      timeLimit: reader.optional { .milliseconds($0.number()) },
      questionTimeLimit: reader.optional { .milliseconds($0.number()) },
      passRules: reader.list { reader in
        reader.expect(
          PassRule(numbers: reader.list { $0.number() }), or: .minimumCorrect(0))
      },
      shufflesQuestions: reader.flag(), shufflesOptions: reader.flag(),
      showsExplanations: reader.flag(), showsCategoryBreakdown: reader.flag(),
      navigation: reader.expect(Navigation(rawValue: reader.text()), or: .free),
      words: reader.optional { TruthWords(whenTrue: $0.text(), whenFalse: $0.text()) })
  }
}

extension Draw {
  fileprivate func write(to writer: inout FieldWriter) {
    writer.add(count)
    for text in [categoryID, tag] { writer.add(text) { $0.add($1) } }
    writer.add(points) { $0.add($1) }
    writer.add(region.rawValue)
  }

  fileprivate init(from reader: inout FieldReader) {
    self.init(
      count: reader.number(), categoryID: reader.optional { $0.text() },
      tag: reader.optional { $0.text() }, points: reader.optional { $0.number() },
      region: reader.expect(RegionScope(rawValue: reader.text()), or: .any))
  }
}

extension PassRule {
  /// Which rule it is, and its figures.
  fileprivate var numbers: [Int] {
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

  fileprivate init?(numbers: [Int]) {
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
