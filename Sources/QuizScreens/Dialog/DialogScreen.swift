package import QuizEngine
package import TerminalKit

/// A question over the screen that lies under it, with its answers in a row.
package struct DialogScreen: ScreenState {
  package var title: String
  package var message: String
  package var choices: [Choice]
  package var focus = 0
  /// Whether the time left on the clock of the paper is told, as it runs.
  package var tellsTime = false

  /// An answer: what it says and what it does; `nil` only closes the dialog.
  package struct Choice: Equatable, Sendable {
    package var label: String
    package var outcome: Outcome

    package init(_ label: String, _ outcome: Outcome) {
      self.label = label
      self.outcome = outcome
    }
  }

  /// What an answer does.
  package enum Outcome: Equatable, Sendable {
    case stay, restart, handIn, giveUp
    /// The paper is left as it is, to be gone on with later.
    case keep
    /// An unfinished paper is gone on with.
    case goOn(paperID: String)
    /// An unfinished paper is dropped for a new one of its deck.
    case drop(paperID: String, PaperRequest)
  }

  package init(title: String, message: String, choices: [Choice]) {
    self.title = title
    self.message = message
    self.choices = choices
  }

  package enum Command: Equatable, Sendable {
    case previous, next, choose, help, cancel
    case pick(Int)
  }

  package func path(in world: Surroundings) -> [String] { [title] }

  package func bindings(in world: Surroundings) -> [KeyBinding<Command>] {
    let words = world.words
    var bindings: [KeyBinding<Command>] = [
      KeyBinding(
        .left, .character("h"), .up, .character("k"), .backTab, label: "←→",
        help: words(.keyChoose), command: .previous),
      .alias(.right, .character("l"), .down, .character("j"), .tab, command: .next),
      KeyBinding(
        .enter, .character(" "), label: words(.labelEnter), help: words(.keySelect),
        command: .choose),
      KeyBinding(
        .character("?"), .function(1), label: "?", help: words(.keyHelp), command: .help),
      KeyBinding(
        .escape, .character("q"), label: "esc", help: words(.keyCancel), command: .cancel),
    ]
    for index in choices.indices {
      bindings.append(.alias(.character(Character("\(index + 1)")), command: .pick(index)))
    }
    return bindings
  }

  package mutating func update(
    _ command: Command, in world: Surroundings, at now: Duration
  ) -> [Action] {
    switch command {
    case .previous: focus = max(0, focus - 1)
    case .next: focus = min(choices.count - 1, focus + 1)
    case .choose: return [.answer(choices[focus])]
    case .pick(let index): focus = index
    case .help: return [.openHelp]
    case .cancel: return [.back]
    }
    return []
  }
}
