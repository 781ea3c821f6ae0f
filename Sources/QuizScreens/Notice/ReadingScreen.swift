import QuizEngine
package import TerminalKit

/// What is shown while a deck is read, or why it could not be.
package struct ReadingScreen: ScreenState {
  package var deckTitle: String
  /// Why the deck could not be used; `nil` while it is read.
  package var problem: String?

  package init(deckTitle: String, problem: String? = nil) {
    self.deckTitle = deckTitle
    self.problem = problem
  }

  package enum Command: Equatable, Sendable { case back }

  package func path(in world: Surroundings) -> [String] { ["Trivium", deckTitle] }

  package func bindings(in world: Surroundings) -> [KeyBinding<Command>] {
    [
      KeyBinding(
        .escape, .character("q"), .enter, label: "esc", help: world.words(.keyBack),
        command: .back)
    ]
  }

  package mutating func update(
    _ command: Command, in world: Surroundings, at now: Duration
  ) -> [Action] { [.back] }

  package func draw(on canvas: inout Canvas, in world: Surroundings, at now: Duration) {
    let page = Page(size: canvas.size)
    canvas.writeHeader(path(in: world), on: page)
    if let problem {
      let rows = canvas.writeWrapped(
        world.words(.readingFailed), in: page.body, as: .warning)
      canvas.writeWrapped(problem, in: page.body.droppingTop(rows + 1), as: .text)
    } else {
      canvas.write(world.words(.readingDeck), at: page.body.origin, as: .text)
    }
    canvas.writeFooter(keyHelp(in: world), on: page)
  }
}
