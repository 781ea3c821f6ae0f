import QuizEngine
package import TerminalKit

/// What is shown while a deck is read, or why it is not played.
package struct ReadingScreen: ScreenState {
  package var deckTitle: String
  /// What is said above the problem; `nil` says that the deck cannot be used.
  package var heading: String?
  /// Why the deck is not played; `nil` while it is read.
  package var problem: String?
  package var scroll = VerticalScroll()

  package init(deckTitle: String, heading: String? = nil, problem: String? = nil) {
    self.deckTitle = deckTitle
    self.heading = heading
    self.problem = problem
  }

  package enum Command: Equatable, Sendable {
    case scroll(Int)
    case help, back
  }

  package func path(in world: Surroundings) -> [String] { ["Trivium", deckTitle] }

  package func bindings(in world: Surroundings) -> [KeyBinding<Command>] {
    let words = world.words
    let page = Page(size: world.size)
    let scrolling = ScrollKeys.bindings(
      words, total: lines(in: world, page: page).count, visible: page.body.rows, Command.scroll)
    return scrolling + [
      KeyBinding(
        .character("?"), .function(1), label: "?", help: words(.keyHelp), command: .help),
      KeyBinding(
        .escape, .character("q"), .enter, label: "esc", help: words(.keyBack), command: .back),
    ]
  }

  package mutating func update(
    _ command: Command, in world: Surroundings, at now: Duration
  ) -> [Action] {
    switch command {
    case .scroll(let step):
      let page = Page(size: world.size)
      scroll.move(
        by: step, total: lines(in: world, page: page).count, visible: page.body.rows)
      return []
    case .help: return [.openHelp]
    case .back: return [.back]
    }
  }

  /// What is said, with the role of each line.
  private func lines(in world: Surroundings, page: Page) -> [(text: String, role: Role)] {
    guard let problem else { return [(world.words(.readingDeck), .text)] }
    // The last column is kept for the signs that there is more.
    let width = page.body.columns - 2
    let head = wrapped(heading ?? world.words(.readingFailed), width: width)
      .map { ($0, Role.warning) }
    return head + [("", .text)] + wrapped(problem, width: width).map { ($0, Role.text) }
  }

  package func draw(on canvas: inout Canvas, in world: Surroundings, at now: Duration) {
    let page = Page(size: canvas.size)
    canvas.writeHeader(path(in: world), on: page)
    let lines = lines(in: world, page: page)
    for (row, index) in scroll.shown(total: lines.count, visible: page.body.rows).enumerated() {
      canvas.write(
        lines[index].text, at: Position(row: page.body.row + row, column: page.body.column),
        as: lines[index].role)
    }
    scroll.drawSigns(total: lines.count, into: &canvas, area: page.body)
    canvas.writeFooter(keyHelp(in: world), on: page)
  }
}
