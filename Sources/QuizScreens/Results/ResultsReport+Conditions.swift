import QuizEngine
import TerminalKit

extension ResultsReport {
  /// That time ran out, where it did.
  var timeOut: [Row] {
    let timeUp = words(.continueTimeUp).capitalisedFirst
    if session.isOutOfTime { return lines(timeUp + ".", as: .warning) }
    let late = session.paper.sections.filter { session.timedOutSectionIDs.contains($0.id) }
    guard !late.isEmpty else { return [] }
    return lines(
      words.labelled(timeUp, late.map(\.rules.name).joined(separator: ", ")), as: .warning)
  }

  /// The conditions of the whole paper, those that are missed first.
  var conditions: [Row] {
    let whole = (session.verdict?.conditions ?? []).filter { $0.sectionID == nil }
    let groups = Self.grouped(whole)
    return (groups.filter { !Self.areMet($0) } + groups.filter(Self.areMet)).flatMap { group in
      let row = row(of: group)
      guard let first = group.first, let bar = bar(of: first) else { return lines(row) }
      return [.passBar(bar, row)]
    }
  }

  /// The bar of a condition; `nil` where it is not asked of all questions.
  private func bar(of condition: Verdict.Condition) -> PassBar? {
    let short = words(
      condition.isMaximum ? .resultsAtMost : .resultsPassMark,
      ["mark": words.number(condition.needed)])
    let label: String
    switch condition.rule {
    case .minimumShare, .minimumCorrect, .minimumPoints: label = short
    case .maximumErrors: label = errors(of: condition)
    case .maximumErrorPoints: label = text(of: condition)
    case .maximumWrongOfWeight, .minimumCountPerCategory, .minimumSharePerCategory: return nil
    }
    return PassBar(
      measure: session.measure(of: condition), isMet: condition.isMet, label: label,
      shortLabel: short)
  }

  /// Conditions, those that are asked of every topic under one rule together.
  static func grouped(_ conditions: [Verdict.Condition]) -> [[Verdict.Condition]] {
    var groups: [[Verdict.Condition]] = []
    var rest = conditions[...]
    while let first = rest.first {
      let same = rest.prefix { $0.rule == first.rule }
      rest = rest.dropFirst(same.count)
      groups.append(Array(same))
    }
    return groups
  }

  static func areMet(_ conditions: [Verdict.Condition]) -> Bool {
    conditions.allSatisfy(\.isMet)
  }

  /// A condition as a row; one that is asked of every topic, with the topics that miss it.
  func row(of conditions: [Verdict.Condition], section: Paper.Section? = nil) -> ConditionRow {
    let text = conditions.first.map(text) ?? ""
    let label = section.map { words.labelled($0.rules.name, text) } ?? text.capitalisedFirst
    let missed = conditions.filter { !$0.isMet }
    guard conditions.first?.categoryID != nil else {
      let got = words.number(conditions.first?.got ?? 0)
      return ConditionRow(label: label, got: got, isMet: missed.isEmpty)
    }
    let topics = missed.map { condition in
      "\(name(ofCategory: condition.categoryID ?? "")) \(words.number(condition.got))"
    }
    return ConditionRow(
      label: label, got: topics.joined(separator: ", "), isMet: missed.isEmpty)
  }

  private func text(of condition: Verdict.Condition) -> String {
    RulesText(session.paper.outline, words: words).condition(
      condition, countsMarks: session.countsMarks)
  }

  /// The mistakes with their maximum: "6 mistakes, at most 3".
  func errors(of condition: Verdict.Condition) -> String {
    words.counted(
      .resultsErrors, condition.got, ["most": words.number(condition.needed)])
  }
}

extension String {
  /// The text as a sentence begins.
  var capitalisedFirst: String { prefix(1).uppercased() + dropFirst() }
}
