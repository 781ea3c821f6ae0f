internal import JSONText
internal import QuizEngine

extension NativeOutlineReader {
  /// The sections of an exam; one that cannot be read is left out.
  mutating func readSections(scoring: Scoring) -> [ExamSection] {
    var sections: [ExamSection] = []
    if object.value("sections")?.array?.isEmpty == true {
      object.report(
        .error, "`sections` is an empty list", remedy: "Add a section, or remove `sections`.",
        key: "sections")
    }
    for (value, line) in readList("sections", of: "sections with `id`, `name` and `draw`") {
      guard let (id, name) = readNamed(value, "section", taken: sections.map(\.id), line: line)
      else { continue }
      reportUnknown(
        value,
        known: ["id", "name", "draw", "count", "timeLimit", "questionTimeLimit", "pass", "gate"],
        in: "a section", line: line)
      let draws = readDraws(value["draw"], line)
      guard let count = readCount(value, draws: draws, section: id, line) else { continue }
      let rules = readPassRules(value["pass"], line)
      reportUnreachable(rules, draws: draws, count: count, scoring: scoring, line: line)
      let isGate = readTruth(value, "gate", of: "section `\(id.quotedBriefly)`", line) ?? false
      if isGate, rules.isEmpty {
        report(
          .error, line, "the section `\(id.quotedBriefly)` is a gate, but has no `pass`",
          remedy: "Add the conditions under `pass`, or remove `gate`.")
      }
      sections.append(
        ExamSection(
          id: id, name: name, questionCount: count, draws: draws,
          timeLimit: readSeconds(value["timeLimit"], "timeLimit", line),
          questionTimeLimit: readSeconds(value["questionTimeLimit"], "questionTimeLimit", line),
          passRules: rules, isGate: isGate))
    }
    return sections
  }

  private mutating func readCount(
    _ value: JSONValue, draws: [Draw], section: String, _ line: Int
  ) -> Int? {
    let named = value["count"]?.int
    if named == nil, let given = value["count"], !given.isNull, !draws.isEmpty {
      report(
        .error, line, "the `count` of the section `\(section.quotedBriefly)` is no whole number",
        remedy: "Leave `count` out: its quotas come to \(draws.questionCount).")
    }
    if draws.isEmpty {
      if let named, (1...1_000).contains(named) { return named }
      report(
        .error, line, "the section `\(section.quotedBriefly)` has neither `draw` nor a `count`",
        remedy: "Add `draw` with its quotas, or `count` with the number of its questions.")
      return nil
    }
    if let named, named != draws.questionCount {
      report(
        .error, line,
        "the `count` of the section `\(section.quotedBriefly)` is \(named), but its quotas come "
          + "to \(draws.questionCount)", remedy: "Leave `count` out, or correct one of them.")
    }
    return draws.questionCount
  }

  private mutating func readTruth(
    _ owner: JSONValue, _ key: String, of what: String, _ line: Int
  ) -> Bool? {
    guard let value = owner[key], !value.isNull else { return nil }
    if let truth = value.bool { return truth }
    report(
      .error, line, "the `\(key)` of the \(what) is neither true nor false",
      remedy: "Write true or false without quotes.")
    return nil
  }

  private mutating func readSeconds(
    _ value: JSONValue?, _ key: String, _ line: Int
  ) -> Duration? {
    guard let value, !value.isNull else { return nil }
    guard let seconds = value.double, seconds >= 1, seconds <= 604_800 else {
      report(
        .error, line, "the `\(key)` of a section is not a number of seconds from 1",
        remedy: "Write a number of seconds, or leave it out.")
      return nil
    }
    return .milliseconds(Int(seconds * 1_000 + 0.5))
  }

  /// What the candidate is asked before.
  mutating func readProfile(of sections: [ExamSection]) -> [ProfileQuestion] {
    var questions: [ProfileQuestion] = []
    for (value, line) in readList("profile", of: "questions with `id`, `question` and `removes`") {
      guard let id = value["id"]?.string, let text = value["question"]?.string, !text.isEmpty,
        let removed = value["removes"]?.strings, !removed.isEmpty,
        !questions.contains(where: { $0.id == id })
      else {
        report(
          .error, line, "a question of `profile` lacks an `id` of its own, `question` or `removes`",
          remedy: "Write it as in {\"id\": \"sail\", \"question\": \"With sails?\", "
            + "\"removes\": [\"sail\"], \"when\": false}.")
        continue
      }
      if let unknown = removed.first(where: { id in !sections.contains { $0.id == id } }) {
        report(
          .error, line, "the deck has no section `\(unknown.quotedBriefly)` to remove",
          remedy: "Correct `removes`, or add the section.")
        continue
      }
      reportUnknown(
        value, known: ["id", "question", "removes", "when"], in: "a question of `profile`",
        line: line)
      questions.append(
        ProfileQuestion(
          id: id, text: text, removedSectionIDs: removed,
          removingAnswer: readTruth(
            value, "when", of: "question `\(id.quotedBriefly)` of `profile`", line) ?? true))
    }
    return questions
  }

  /// The papers whose questions are named, so many as the sections or the rules ask for.
  mutating func readPapers(of sections: [ExamSection], rules: [PassRule]) -> [FixedPaper] {
    var papers: [FixedPaper] = []
    for (value, line) in readList("papers", of: "papers with `id`, `name` and `questions`") {
      guard let (id, name) = readNamed(value, "paper", taken: papers.map(\.id), line: line) else {
        continue
      }
      guard let questions = value["questions"]?.strings, !questions.isEmpty,
        Set(questions).count == questions.count
      else {
        report(
          .error, line,
          "the paper `\(id.quotedBriefly)` has no list of different ids under `questions`",
          remedy: "Name each of its questions once.")
        continue
      }
      let count = sections.reduce(0) { $0 + $1.questionCount }
      if !sections.isEmpty, count != questions.count {
        report(
          .error, line,
          "the paper `\(id.quotedBriefly)` names \(questions.count) questions, but `sections` come "
            + "to \(count)",
          remedy: "Name the questions of each section one section after the other.")
      } else {
        reportUnreachable(
          rules.filter { if case .minimumCorrect = $0 { true } else { false } }, draws: [],
          count: questions.count, scoring: .question, line: line)
      }
      papers.append(FixedPaper(id: id, name: name, questionIDs: questions))
    }
    return papers
  }
}
