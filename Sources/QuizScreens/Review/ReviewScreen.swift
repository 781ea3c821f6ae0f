package import QuizEngine
package import TerminalKit

/// The questions of a finished paper, one at a time, with what was given and what is right.
package struct ReviewScreen: ScreenState {
  package let session: QuizSession
  package let onlyMistakes: Bool
  /// The questions shown, as indices of the paper.
  package let shown: [Int]
  package var position = 0
  package var scroll = VerticalScroll()
  package var isFlagged: [Bool]

  package init(session: QuizSession, onlyMistakes: Bool) {
    self.session = session
    self.onlyMistakes = onlyMistakes
    isFlagged = session.isFlagged
    let outcomes = session.outcomes
    shown = session.satRange.filter { !onlyMistakes || outcomes[$0].isMistake }
  }

  package enum Command: Equatable, Sendable {
    case next, previous
    case scroll(Int)
    case flag, practise, help, back
  }

  package var index: Int? { shown.indices.contains(position) ? shown[position] : nil }

  package func path(in world: Surroundings) -> [String] {
    let words = world.words
    let count: KeyValuePairs<String, String> = [
      "number": words.number(position + 1), "total": words.number(shown.count),
    ]
    return [
      "Trivium", words(.reviewTitle),
      words(onlyMistakes ? .reviewMistakeOf : .questionOf, count),
    ]
  }

  package func bindings(in world: Surroundings) -> [KeyBinding<Command>] {
    let words = world.words
    let page = Page(size: world.size)
    let moving: [KeyBinding<Command>] = [
      KeyBinding(
        .right, .character("l"), .character("n"), .enter, .character(" "), label: "←→",
        help: words(.keyMove), command: .next),
      .alias(.left, .character("h"), command: .previous),
    ]
    let scrolling = ScrollKeys.bindings(
      words, total: text(in: world, page: page).lines.count, visible: page.body.rows,
      Command.scroll)
    return (shown.count > 1 ? moving : []) + scrolling + [
      KeyBinding(.character("f"), label: "f", help: words(.keyFlag), command: .flag),
      KeyBinding(
        .character("p"), label: "p", help: words(.keyPractiseThese), command: .practise),
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
    case .next: move(to: position + 1)
    case .previous: move(to: position - 1)
    case .scroll(let step):
      let page = Page(size: world.size)
      let lines = text(in: world, page: page).lines
      scroll.move(by: step, total: lines.count, visible: page.body.rows)
    case .flag: return flag()
    case .practise:
      let ids = shown.map { session.paper.entries[$0].question.id }
      return [
        .start(
          deckID: session.paper.outline.id,
          PaperRequest(
            mode: .review, regionID: session.paper.request.regionID,
            variantID: session.paper.request.variantID, questionCount: ids.count, pool: ids))
      ]
    case .help: return [.openHelp]
    case .back: return [.back]
    }
    return []
  }

  private mutating func move(to target: Int) {
    guard shown.indices.contains(target) else { return }
    position = target
    scroll = VerticalScroll()
  }

  private mutating func flag() -> [Action] {
    guard let index else { return [] }
    isFlagged[index].toggle()
    let id = session.paper.entries[index].question.id
    return [
      .record(
        .flagged(
          deckID: session.paper.outline.id, questionID: id, isFlagged: isFlagged[index]))
    ]
  }
}
