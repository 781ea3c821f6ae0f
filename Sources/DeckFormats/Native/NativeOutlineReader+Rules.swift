internal import JSONText
internal import QuizEngine

extension NativeOutlineReader {
  mutating func readBlueprint() -> ExamBlueprint {
    let passRules = readPassRules()
    let scoring = readScoring()
    let sections = readSections(scoring: scoring)
    let draws = readOwnDraws(besides: sections)
    let quotaCount =
      sections.isEmpty ? draws.questionCount : sections.reduce(0) { $0 + $1.questionCount }
    let named = object.whole("questionsPerSession", in: 1...1_000_000)
    let count = quotaCount == 0 ? named ?? 10 : quotaCount
    if let named, named != count {
      let source = sections.isEmpty ? "the quotas of `draw`" : "`sections`"
      object.report(
        .error, "`questionsPerSession` is \(named), but \(source) come to \(count)",
        remedy: "Leave `questionsPerSession` out, or correct one of them.",
        key: "questionsPerSession")
    }
    reportUnreachable(
      passRules, draws: sections.isEmpty ? draws : sections.flatMap(\.draws), count: count,
      scoring: scoring, line: nil)
    let timeLimit = readSeconds("timeLimit")
    let isPlain = passRules.isEmpty && sections.isEmpty && timeLimit == nil
    return ExamBlueprint(
      questionsPerSession: count, draws: draws, timeLimit: timeLimit,
      questionTimeLimit: readQuestionTimeLimit(isPlain: isPlain),
      passRules: passRules, shufflesQuestions: object.flag("shuffleQuestions") ?? true,
      shufflesOptions: object.flag("shuffleOptions") ?? true,
      showsExplanations: object.flag("showExplanations") ?? true,
      showsCategoryBreakdown: object.flag("showCategoryBreakdown") ?? false,
      navigation: readNavigation(), words: readWords(), scoring: scoring,
      sections: sections, profile: readProfile(of: sections),
      excludedTags: object.texts("excludeTags"),
      papers: readPapers(of: sections, rules: passRules),
      mixesWeights: object.flag("mixWeights") ?? false)
  }

  private mutating func readOwnDraws(besides sections: [ExamSection]) -> [Draw] {
    let draws = readDraws()
    guard !draws.isEmpty, !sections.isEmpty else { return draws }
    object.report(
      .error, "the deck has quotas of its own besides those of `sections`",
      remedy: "Move the quotas of `draw` into the sections.", key: "draw")
    return []
  }

  private mutating func readScoring() -> Scoring {
    guard let name = object.text("scoring") else { return .weightWon }
    if let scoring = Scoring(rawValue: name) { return scoring }
    let names = Scoring.allCases.map(\.rawValue).joined(separator: ", ")
    object.report(
      .error, "`scoring` is `\(name.quotedBriefly)`, which is not known",
      remedy: "Use one of \(names).", key: "scoring")
    return .weightWon
  }

  /// The limit of a question: where it is left out, 20 s in a game that has no clock of its own.
  private mutating func readQuestionTimeLimit(isPlain: Bool) -> Duration? {
    if object.members.contains(where: { $0.key == "questionTimeLimit" }) {
      return readSeconds("questionTimeLimit")
    }
    return isPlain ? .seconds(20) : nil
  }

  private mutating func readSeconds(_ key: String) -> Duration? {
    guard let value = object.value(key) else { return nil }
    // A week is more than any exam lasts, and far from what a Duration can hold.
    guard let seconds = value.double, seconds >= 1, seconds <= 604_800 else {
      object.reportKind(of: value, key, "a number of seconds from 1, or null for none", .error)
      return nil
    }
    return .milliseconds(Int(seconds * 1_000 + 0.5))
  }

  private mutating func readNavigation() -> ExamBlueprint.Navigation {
    guard let name = object.text("navigation") else { return .free }
    if let navigation = ExamBlueprint.Navigation(rawValue: name) { return navigation }
    object.report(
      .error, "`navigation` is `\(name.quotedBriefly)`, which is not known",
      remedy: "Use free, skip or forward.", key: "navigation")
    return .free
  }

  private mutating func readWords() -> ExamBlueprint.TruthWords? {
    guard let value = object.value("words") else { return nil }
    guard let whenTrue = value["true"]?.string, let whenFalse = value["false"]?.string,
      whenTrue != whenFalse, !whenTrue.isEmpty, !whenFalse.isEmpty
    else {
      object.report(
        .error, "`words` is not an object with two different texts `true` and `false`",
        remedy: "Write it as in {\"true\": \"Vero\", \"false\": \"Falso\"}.", key: "words")
      return nil
    }
    object.check(whenTrue, "the word for true", limit: 200)
    object.check(whenFalse, "the word for false", limit: 200)
    return ExamBlueprint.TruthWords(whenTrue: whenTrue, whenFalse: whenFalse)
  }

  private mutating func readPassRules() -> [PassRule] {
    var rules: [PassRule] = []
    if let value = object.value("passingPercentage"), let share = readPercentage(value) {
      rules.append(.minimumShare(share))
    }
    addRules(readList("pass", of: "conditions"), to: &rules)
    return rules
  }

  /// The conditions of a section, all told on its line.
  mutating func readPassRules(_ value: JSONValue?, _ line: Int) -> [PassRule] {
    var rules: [PassRule] = []
    guard let value, !value.isNull else { return rules }
    guard let elements = value.array else {
      report(
        .error, line, "`pass` is \(value.kindName) and not a list of conditions",
        remedy: "Write it as in [{\"minimumCorrect\": 17}].")
      return rules
    }
    addRules(elements.map { ($0, line) }, to: &rules)
    return rules
  }

  private mutating func addRules(_ list: [(JSONValue, Int)], to rules: inout [PassRule]) {
    for (value, line) in list {
      guard let members = value.members, !members.isEmpty else {
        report(
          .error, line, "a condition of `pass` is \(value.kindName) and not an object",
          remedy: "Write it as in {\"minimumCorrect\": 17}.")
        continue
      }
      for member in members {
        guard let rule = passRule(member, line) else { continue }
        if !rules.contains(rule) { rules.append(rule) }
      }
    }
  }

  private mutating func readPercentage(_ value: JSONValue) -> Share? {
    if let number = value.double, let share = Share(number) { return share }
    guard let number = value.double, number > 1, number <= 100 else {
      object.reportKind(of: value, "passingPercentage", "a share from 0 to 1", .error)
      return nil
    }
    let share = JSONValue.number(number / 100).text(.line)
    object.report(
      .error, "`passingPercentage` is \(value.text(.line)), but a share goes from 0 to 1",
      remedy: "Write \(share).", key: "passingPercentage")
    // What is meant is beyond doubt, and an exam must not turn into a game.
    return Share(number / 100)
  }

  private mutating func passRule(_ member: JSONMember, _ line: Int) -> PassRule? {
    let (key, value) = (member.key, member.value)
    let rule: PassRule?
    var expected = "a whole number from 0"
    switch key {
    case "minimumShare":
      rule = share(value).map(PassRule.minimumShare)
      expected = "a share from 0 to 1"
    case "minimumCorrect": rule = count(value).map(PassRule.minimumCorrect)
    case "maximumErrors": rule = count(value).map(PassRule.maximumErrors)
    case "minimumPoints": rule = count(value).map(PassRule.minimumPoints)
    case "maximumErrorPoints": rule = count(value).map(PassRule.maximumErrorPoints)
    case "maximumWrongOfWeight":
      rule = wrongOfWeight(value)
      expected = "an object with the whole numbers `weight` and `count`"
    case "minimumPerCategory":
      rule = perCategory(value)
      expected = "an object with `count`, a whole number, or `share`, from 0 to 1"
    default:
      report(
        .error, line, "the condition `\(key.quotedBriefly)` of `pass` is not known",
        remedy: "Use one of \(Self.conditions).")
      return nil
    }
    if rule == nil {
      report(
        .error, line, "the condition `\(key)` of `pass` is not \(expected)",
        remedy: "Write \(expected).")
    }
    return rule
  }

  private static let conditions =
    "minimumShare, minimumCorrect, maximumErrors, minimumPoints, maximumErrorPoints, "
    + "maximumWrongOfWeight, minimumPerCategory"

  private func share(_ value: JSONValue?) -> Share? { value?.double.flatMap(Share.init) }

  private func count(_ value: JSONValue?) -> Int? {
    value?.int.flatMap { (0...1_000_000).contains($0) ? $0 : nil }
  }

  private func wrongOfWeight(_ value: JSONValue) -> PassRule? {
    guard value.members?.count == 2, let weight = count(value["weight"]), weight > 0,
      let count = count(value["count"])
    else { return nil }
    return .maximumWrongOfWeight(weight: weight, count: count)
  }

  private func perCategory(_ value: JSONValue) -> PassRule? {
    guard value.members?.count == 1 else { return nil }
    return count(value["count"]).map(PassRule.minimumCountPerCategory)
      ?? share(value["share"]).map(PassRule.minimumSharePerCategory)
  }
}
