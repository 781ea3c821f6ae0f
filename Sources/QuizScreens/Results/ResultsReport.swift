import QuizEngine
import TerminalKit

/// What the results say, row by row.
struct ResultsReport {
  private(set) var rows: [Row] = []
  private let session: QuizSession
  private let words: Words
  private let width: Int

  /// A row, as a part that is drawn in its own way.
  enum Row: Equatable {
    case blank
    case text(String, Role)
    /// A bar of the marks won, with where the pass mark stands.
    case passBar(won: Int, total: Int, needed: Int, isMet: Bool)
    /// A label, what was reached, and whether it suffices.
    case condition(String, got: String, isMet: Bool)
    case topic(name: String, nameColumns: Int, right: Int, total: Int, isMet: Bool?)
  }

  init(_ screen: ResultsScreen, in world: Surroundings, width: Int) {
    session = screen.session
    words = world.words
    self.width = width
    if screen.isNewHighScore { add(text: "★ " + words(.resultsNewHighScore), as: .badge) }
    addHighScoreToBeat(screen, in: world)
    addVerdict()
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

  private mutating func addHighScoreToBeat(_ screen: ResultsScreen, in world: Surroundings) {
    guard session.paper.mode == .game, !screen.isNewHighScore,
      let best = world.history.highScore(
        deckID: session.paper.outline.id, categoryID: session.paper.request.categoryID,
        questionCount: session.paper.entries.count)
    else { return }
    add(text: words(.welcomeHighScore, ["points": words.number(best.points)]), as: .text)
  }

  private mutating func addVerdict() {
    guard let verdict = session.verdict else { return }
    for rule in session.paper.outline.blueprint.passRules {
      add(verdict.conditions.filter { $0.rule == rule }, of: rule)
    }
    rows.append(.blank)
  }

  /// Adds a rule; one that is asked of every topic is one row, with the topics that miss it.
  private mutating func add(_ conditions: [Verdict.Condition], of rule: PassRule) {
    guard let first = conditions.first else { return }
    let text = RulesText(session.paper.outline, words: words).condition(rule)
    let label = text.prefix(1).uppercased() + text.dropFirst()
    switch rule {
    case .minimumShare, .minimumPoints:
      rows.append(
        .passBar(
          won: session.score, total: session.total, needed: first.needed, isMet: first.isMet))
    case .minimumCorrect:
      rows.append(
        .passBar(
          won: first.got, total: session.paper.entries.count, needed: first.needed,
          isMet: first.isMet))
    case .minimumCountPerCategory, .minimumSharePerCategory:
      let missed = conditions.filter { !$0.isMet }.map { condition in
        let id = condition.categoryID ?? ""
        let name = session.paper.outline.category(id: id)?.name ?? id
        return "\(name) \(words.number(condition.got))"
      }
      rows.append(
        .condition(label, got: missed.joined(separator: ", "), isMet: missed.isEmpty))
    case .maximumErrors, .maximumErrorPoints, .maximumWrongOfWeight:
      rows.append(.condition(label, got: words.number(first.got), isMet: first.isMet))
    }
  }

  /// The topics, the worst first; in a game only where it had several.
  private mutating func addTopics() {
    let scores = session.categoryScores.filter { !$0.categoryID.isEmpty }
    let isShown = session.paper.outline.blueprint.showsCategoryBreakdown
    guard isShown, scores.count > 1 else { return }
    let conditions = session.verdict?.conditions ?? []
    let sorted = scores.enumerated().sorted { a, b in
      let (left, right) = (a.element, b.element)
      let difference = left.right * right.total - right.right * left.total
      return difference == 0 ? a.offset < b.offset : difference < 0
    }
    let names = sorted.map { session.paper.outline.category(id: $0.element.categoryID)?.name ?? "" }
    let nameColumns = names.map { displayWidth(of: $0) }.max() ?? 0
    for score in sorted.map(\.element) {
      let name =
        session.paper.outline.category(id: score.categoryID)?.name ?? score.categoryID
      let met = conditions.first { $0.categoryID == score.categoryID }?.isMet
      rows.append(
        .topic(
          name: name, nameColumns: nameColumns, right: score.right, total: score.total, isMet: met))
    }
    rows.append(.blank)
  }
}
