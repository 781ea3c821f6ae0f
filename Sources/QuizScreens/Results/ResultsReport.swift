package import QuizEngine
package import TerminalKit

/// What the results say, row by row; the same on the screen and line by line.
package struct ResultsReport {
  package private(set) var rows: [Row] = []
  private let session: QuizSession
  private let words: Words
  private let width: Int

  /// A row, as a part that is drawn in its own way.
  package enum Row: Equatable {
    case blank
    case text(String, Role)
    /// What decided, as a bar with where the pass mark stands; the row it takes the place of, where
    /// it does.
    case passBar(PassBar, inPlaceOf: ConditionRow?)
    case condition(ConditionRow)
    case topic(TopicRow)
  }

  /// Tells how a session went, its texts in lines of a width.
  ///
  /// - Parameter highScore: the points to beat, where they were not beaten.
  package init(
    _ session: QuizSession, words: Words, width: Int, isNewHighScore: Bool = false,
    highScore: Int? = nil
  ) {
    self.session = session
    self.words = words
    self.width = width
    if isNewHighScore { add(text: "★ " + words(.resultsNewHighScore), as: .badge) }
    if let highScore {
      add(text: words(.welcomeHighScore, ["points": words.number(highScore)]), as: .text)
    }
    addVerdict()
    addSections()
    addTopics()
    add(text: AdviceText(session, words: words).text, as: .text)
    if session.paper.hasPracticeConditions {
      add(text: words(.resultsPracticeConditions), as: .aside)
    }
    while rows.last == .blank { rows.removeLast() }
  }

  private mutating func add(text: String, as role: Role) {
    guard !text.isEmpty else { return }
    rows += wrapped(text, width: width).map { .text($0, role) }
    rows.append(.blank)
  }

  // MARK: Conditions

  private mutating func addVerdict() {
    guard let verdict = session.verdict else { return }
    if session.isStoppedAtGate, let gate = session.section {
      add(text: words(.resultsGate, ["name": gate.rules.name]), as: .wrong)
    }
    let decisive = session.decisiveCondition
    add(verdict.conditions.filter { $0.sectionID == nil }, decisive: decisive)
    for section in session.paper.sections {
      if session.isSat(section) {
        add(
          verdict.conditions.filter { $0.sectionID == section.id }, of: section,
          decisive: decisive)
      } else {
        add(ConditionRow(label: section.rules.name, got: words(.resultsNotSat), isMet: nil))
      }
    }
    if !rows.isEmpty, rows.last != .blank { rows.append(.blank) }
    let removed = session.paper.outline.blueprint.removedSections.map(\.name)
    guard !removed.isEmpty else { return }
    let label = words(.resultsNotSat)
    add(
      text: words.labelled(
        label.prefix(1).uppercased() + label.dropFirst(), removed.joined(separator: ", ")),
      as: .aside)
  }

  /// Adds conditions; one that is asked of every topic is one row, with the topics that miss it.
  private mutating func add(
    _ conditions: [Verdict.Condition], of section: Paper.Section? = nil,
    decisive: Verdict.Condition?
  ) {
    var rest = conditions[...]
    while let first = rest.first {
      let same = rest.prefix { $0.rule == first.rule }
      rest = rest.dropFirst(same.count)
      let row = row(of: Array(same), section: section)
      guard first == decisive else {
        add(row)
        continue
      }
      let outcomes = section.map { Array(session.outcomes[$0.range]) } ?? session.outcomes
      let bar = PassBar(first, outcomes: outcomes, scoring: session.scoring)
      // The bar of the whole paper says by itself what it measures.
      let isEnough = section == nil && !first.isMaximum
      rows.append(.passBar(bar, inPlaceOf: isEnough ? row : nil))
      if !isEnough { add(row) }
    }
  }

  /// Adds a condition in as many rows as its label and what was reached need.
  private mutating func add(_ row: ConditionRow) {
    let result = displayWidth(of: row.sign + row.got)
    var lines = wrapped(row.label, width: width)
    let last = lines.popLast() ?? ""
    if displayWidth(of: last) + 3 + result <= width {
      rows += lines.map { .text($0, .text) }
      rows.append(.condition(ConditionRow(label: last, got: row.got, isMet: row.isMet)))
      return
    }
    rows += (lines + [last]).map { .text($0, .text) }
    if result <= width {
      rows.append(.condition(ConditionRow(label: "", got: row.got, isMet: row.isMet)))
    } else {
      rows += wrapped(row.sign + row.got, width: width).map { .text($0, row.role) }
    }
  }

  private func row(of conditions: [Verdict.Condition], section: Paper.Section?) -> ConditionRow {
    let text =
      conditions.first.map {
        RulesText(session.paper.outline, words: words).condition(
          $0, countsMarks: session.countsMarks)
      } ?? ""
    let label =
      section.map { words.labelled($0.rules.name, text) }
      ?? text.prefix(1).uppercased() + text.dropFirst()
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

  // MARK: Tables

  /// The sections that were sat, the worst first.
  private mutating func addSections() {
    let sat = session.paper.sections.filter { session.isSat($0) && !$0.range.isEmpty }
    guard session.paper.sections.count > 1, session.verdict != nil else { return }
    let conditions = session.verdict?.conditions ?? []
    addTable(
      sat.map { section in
        let scored = session.outcomes[section.range].filter { !$0.question.isUnscored }
        return (
          name: section.rules.name, right: scored.count(where: \.isRight), total: scored.count,
          isMet: Self.areMet(conditions.filter { $0.sectionID == section.id })
        )
      })
  }

  /// The topics, the worst first; in a game only where it had several.
  private mutating func addTopics() {
    let scores = session.categoryScores.filter { !$0.categoryID.isEmpty }
    guard session.paper.outline.blueprint.showsCategoryBreakdown, scores.count > 1 else { return }
    let conditions = session.verdict?.conditions ?? []
    addTable(
      scores.map { score in
        (
          name: name(ofCategory: score.categoryID), right: score.right, total: score.total,
          isMet: Self.areMet(conditions.filter { $0.categoryID == score.categoryID })
        )
      })
  }

  /// Whether conditions are met; `nil` where there are none.
  private static func areMet(_ conditions: [Verdict.Condition]) -> Bool? {
    conditions.isEmpty ? nil : conditions.allSatisfy(\.isMet)
  }

  private mutating func addTable(
    _ scores: [(name: String, right: Int, total: Int, isMet: Bool?)]
  ) {
    guard !scores.isEmpty else { return }
    let sorted = scores.enumerated().sorted { a, b in
      let (left, right) = (a.element, b.element)
      let difference = left.right * right.total - right.right * left.total
      return difference == 0 ? a.offset < b.offset : difference < 0
    }.map(\.element)
    let columns = sorted.map { displayWidth(of: $0.name) }.max() ?? 0
    rows += sorted.map {
      .topic(
        TopicRow(
          name: $0.name, right: $0.right, total: $0.total, nameColumns: columns, isMet: $0.isMet))
    }
    rows.append(.blank)
  }

  private func name(ofCategory id: String) -> String {
    session.paper.outline.category(id: id)?.name ?? id
  }
}
