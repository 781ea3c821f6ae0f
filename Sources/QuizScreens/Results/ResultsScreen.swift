package import QuizEngine
package import TerminalKit

/// How a paper went, and what to do next.
package struct ResultsScreen: ScreenState {
  package let session: QuizSession
  /// Whether it took the place of an earlier high score.
  package let isNewHighScore: Bool
  package let shownAt: Duration
  package var focus = 0
  package var scroll = VerticalScroll()

  package init(session: QuizSession, isNewHighScore: Bool, at now: Duration) {
    self.session = session
    self.isNewHighScore = isNewHighScore
    shownAt = now
  }

  /// A way on from here.
  package enum Next: Equatable, Sendable {
    /// Practice of the topic that went worst, by its id.
    case practise(categoryID: String)
    case reviewMistakes(Int), reviewAll, again, done
  }

  package enum Command: Equatable, Sendable {
    case previous, next, choose
    case scroll(Int)
    case restart, help, back
  }

  package func path(in world: Surroundings) -> [String] {
    ["Trivium", session.paper.outline.title, world.words(.resultsTitle)]
  }

  /// The ways on, the most useful one first.
  package var ways: [Next] {
    let missed = session.missedIDs.count
    var ways: [Next] = missed > 0 ? [.reviewMistakes(missed)] : []
    if session.paper.mode != .game, let worst = worstCategoryID {
      let isFailed = session.verdict.map { !$0.isPassed } ?? false
      ways.insert(.practise(categoryID: worst), at: isFailed ? 0 : ways.count)
    }
    if session.paper.mode == .game { ways.insert(.again, at: 0) } else { ways.append(.again) }
    if missed < session.satRange.count { ways.append(.reviewAll) }
    return ways + [.done]
  }

  /// The category with the smallest share of right answers; `nil` where none went wrong, or where
  /// the paper had but one.
  package var worstCategoryID: String? {
    let scores = session.categoryScores.filter { !$0.categoryID.isEmpty && $0.right < $0.total }
    let asked = Set(session.paper.entries.map(\.question.categoryID))
    guard asked.count > 1 else { return nil }
    return scores.min { $0.right * $1.total < $1.right * $0.total }?.categoryID
  }

  package func bindings(in world: Surroundings) -> [KeyBinding<Command>] {
    let words = world.words
    let scrolling = ScrollKeys.bindings(
      words, total: reportRowCount(in: world),
      visible: ResultsLayout(size: world.size).report.rows, Command.scroll)
    return [
      KeyBinding(
        .left, .character("h"), .backTab, label: "←→", help: words(.keyChoose),
        command: .previous),
      .alias(.right, .character("l"), .tab, command: .next),
      KeyBinding(
        .enter, .character(" "), label: words(.labelEnter), help: words(.keyOpen),
        command: .choose),
      KeyBinding(.character("r"), label: "r", help: words(.keyAgain), command: .restart),
    ] + scrolling + [
      KeyBinding(
        .character("?"), .function(1), label: "?", help: words(.keyHelp), command: .help),
      KeyBinding(
        .escape, .character("q"), label: "esc", help: words(.keyBack), command: .back),
    ]
  }

  package mutating func update(
    _ command: Command, in world: Surroundings, at now: Duration
  ) -> [Action] {
    switch command {
    case .previous: focus = max(0, focus - 1)
    case .next: focus = min(ways.count - 1, focus + 1)
    case .choose:
      // What was meant for the last question does not choose here.
      guard now - shownAt >= QuestionCardScreen.guardTime else { return [] }
      return [action(for: ways[focus])]
    case .scroll(let step):
      scroll.move(
        by: step, total: reportRowCount(in: world),
        visible: ResultsLayout(size: world.size).report.rows)
    case .restart: return [.restart]
    case .help: return [.openHelp]
    case .back: return [.back]
    }
    return []
  }

  func report(in world: Surroundings) -> ResultsReport {
    let area = ResultsLayout(size: world.size).report
    return ResultsReport(
      session, words: world.words, width: area.columns - 1, visibleRows: area.rows,
      isNewHighScore: isNewHighScore, highScore: highScoreToBeat(in: world))
  }

  /// The points to beat where a game did not beat them.
  private func highScoreToBeat(in world: Surroundings) -> Int? {
    guard session.paper.mode == .game, !isNewHighScore else { return nil }
    return world.history.highScore(
      deckID: session.paper.outline.id, categoryID: session.paper.request.categoryID,
      questionCount: session.paper.entries.count)?.points
  }

  private func reportRowCount(in world: Surroundings) -> Int { report(in: world).rows.count }

  private func action(for way: Next) -> Action {
    switch way {
    case .practise(let id):
      .start(
        deckID: session.paper.outline.id,
        PaperRequest(
          mode: .practice, categoryID: id, regionID: session.paper.request.regionID,
          variantID: session.paper.request.variantID))
    case .reviewMistakes: .openReview(session, onlyMistakes: true)
    case .reviewAll: .openReview(session, onlyMistakes: false)
    case .again: .restart
    case .done: .goHome
    }
  }

  /// How long the confetti of a new high score falls.
  private static let confettiTime = Duration.milliseconds(1600)

  func showsConfetti(in world: Surroundings, at now: Duration) -> Bool {
    isNewHighScore && world.animates && now - shownAt < Self.confettiTime
  }

  package func nextTick(in world: Surroundings, at now: Duration) -> Duration? {
    showsConfetti(in: world, at: now) ? .milliseconds(80) : nil
  }
}
