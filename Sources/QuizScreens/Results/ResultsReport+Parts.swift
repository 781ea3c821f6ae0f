import QuizEngine
import TerminalKit

extension ResultsReport {
  /// Which parts are failed, not sat and passed, in one line: names as far as they fit, then how
  /// many; nothing where all are passed.
  var standingOfParts: [Row] {
    guard session.verdict != nil else { return [] }
    let sections = session.paper.sections
    let sat = sections.filter(session.isSat)
    let failed = sat.filter { isMet($0) == false }.map(\.rules.name)
    let passed = sat.filter { isMet($0) == true }.map(\.rules.name)
    let removed = session.paper.outline.blueprint.removedSections.map(\.name)
    let open = sections.filter { !session.isSat($0) }.map(\.rules.name) + removed
    guard !failed.isEmpty || !open.isEmpty else { return [] }
    let all = words.number(sections.count + removed.count)
    func count(_ names: [String]) -> String {
      let number = words.number(names.count)
      return names == open ? number : words(.scoreOf, ["score": number, "total": all])
    }
    func line(namesOf kinds: Int) -> String {
      let standings: [(Phrase, [String])] = [
        (.resultsPartsFailed, failed), (.resultsPartsNotSat, open), (.resultsPartsPassed, passed),
      ]
      return standings.enumerated().filter { !$1.1.isEmpty }.map { place, standing in
        let names = place < kinds ? standing.1.joined(separator: ", ") : count(standing.1)
        return words.labelled(words(standing.0), names)
      }.joined(separator: " · ").capitalisedFirst
    }
    let role: Role = failed.isEmpty ? .aside : .wrong
    let short = [3, 2, 1].map(line).first { displayWidth(of: $0) <= width }
    return lines(short ?? line(namesOf: 0), as: role)
  }

  /// Each part with its conditions, those that are missed first.
  var parts: [Row] {
    let sections = session.paper.sections
    guard session.verdict != nil, sections.count > 1 || sections.contains(where: hasRules) else {
      return []
    }
    var (missed, open, rest): ([Entry], [Entry], [Entry]) = ([], [], [])
    for section in sections where !section.range.isEmpty {
      guard session.isSat(section) else {
        open.append(
          .row(ConditionRow(label: section.rules.name, got: words(.resultsNotSat), isMet: nil)))
        continue
      }
      for entry in entries(of: section) {
        if entry.isMet == false { missed.append(entry) } else { rest.append(entry) }
      }
    }
    return rows(of: missed + open + rest)
  }

  /// A row of a part: with a bar where there is room, or without.
  private enum Entry {
    case topic(TopicRow)
    case row(ConditionRow)

    var isMet: Bool? {
      switch self {
      case .topic(let topic): topic.isMet
      case .row(let row): row.isMet
      }
    }
  }

  private func rows(of entries: [Entry]) -> [Row] {
    let topics = entries.compactMap { if case .topic(let topic) = $0 { topic } else { nil } }
    let tail = topics.map { displayWidth(of: $0.tail) }.max() ?? 0
    let hasBars = width - tail - 2 >= 30
    var aligned = TopicRow.aligned(topics)[...]
    return entries.flatMap { entry -> [Row] in
      switch entry {
      case .row(let row): return lines(row)
      case .topic(let topic):
        let drawn = aligned.popFirst()
        guard hasBars, let drawn else {
          return lines(
            ConditionRow(label: topic.name, got: topic.figures, isMet: topic.isMet ?? true))
        }
        return [.topic(drawn)]
      }
    }
  }

  private func entries(of section: Paper.Section) -> [Entry] {
    let conditions = Self.grouped(conditions(of: section))
    guard !conditions.isEmpty else {
      let scored = session.outcomes[section.range].filter { !$0.question.isUnscored }
      let right = scored.count(where: \.isRight)
      return [.topic(topic(section.rules.name, right: right, total: scored.count))]
    }
    return conditions.map { group in
      guard let first = group.first, let figures = figures(of: first) else {
        return .row(row(of: group, section: section))
      }
      let measure = session.measure(of: first)
      return .topic(
        TopicRow(
          name: section.rules.name, figures: figures, value: measure.value,
          total: measure.total, mark: measure.needed, isMet: first.isMet))
    }
  }

  /// What was reached and what is needed; `nil` where a condition is not asked of all questions.
  private func figures(of condition: Verdict.Condition) -> String? {
    switch condition.rule {
    case .minimumShare, .minimumCorrect, .minimumPoints:
      let isCount = if case .minimumCorrect = condition.rule { true } else { false }
      let score = ScoreText.share(
        condition.got, of: session.measure(of: condition).total,
        isMarks: !isCount && session.countsMarks, words: words)
      return words(
        .resultsMinimum, ["score": score, "mark": words.number(condition.needed)])
    case .maximumErrors: return errors(of: condition)
    case .maximumErrorPoints:
      return words.counted(
        .countErrorPointsOf, condition.got, ["most": words.number(condition.needed)])
    case .maximumWrongOfWeight, .minimumCountPerCategory, .minimumSharePerCategory: return nil
    }
  }

  private func conditions(of section: Paper.Section) -> [Verdict.Condition] {
    (session.verdict?.conditions ?? []).filter { $0.sectionID == section.id }
  }

  private func hasRules(_ section: Paper.Section) -> Bool { !section.rules.passRules.isEmpty }

  /// Whether a part is passed; `nil` where nothing is asked of it alone.
  private func isMet(_ section: Paper.Section) -> Bool? {
    hasRules(section) ? Self.areMet(conditions(of: section)) : nil
  }
}
