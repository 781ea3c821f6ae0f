package import QuizEngine
package import TerminalKit

/// All questions of an exam by number: answered, unanswered, flagged.
package struct QuestionMapScreen: ScreenState {
  package internal(set) var session: QuizSession
  /// The place of the question in focus, from the first of those that can be answered.
  package var focus: Int
  /// Whether time has moved the paper on since a key was pressed.
  package private(set) var hasMovedOn = false

  /// Opens with the question that is shown in focus.
  package init(session: QuizSession) {
    self.session = session
    focus = session.position - session.openRange.lowerBound
  }

  package enum Command: Equatable, Sendable {
    case move(Picker.Move)
    case goTo, handIn, help, back
  }

  package func path(in world: Surroundings) -> [String] {
    ["Trivium", session.paper.outline.title, world.words(.mapTitle)]
  }

  package func bindings(in world: Surroundings) -> [KeyBinding<Command>] {
    let words = world.words
    let goTo = KeyBinding(
      .enter, .character(" "), label: words(.labelEnter), help: words(.keyGoTo),
      command: Command.goTo)
    return Picker.Move.bindings(words, count: session.openRange.count, Command.move) + [
      KeyBinding(.character("e"), label: "e", help: words(.keyHandIn), command: .handIn)
    ] + (leads(to: focusedQuestion) ? [goTo] : []) + [
      KeyBinding(
        .character("?"), .function(1), label: "?", help: words(.keyHelp), command: .help),
      KeyBinding(
        .escape, .character("q"), .character("m"), label: "esc", help: words(.keyBack),
        command: .back),
    ]
  }

  /// Shows how the paper stands now; the focus goes with the question where it was on it, or could
  /// not be gone to any more.
  mutating func follow(_ session: QuizSession) {
    let before = focusedQuestion
    let wasShown = before == self.session.position
    hasMovedOn = hasMovedOn || session.position != self.session.position
    self.session = session
    let target = wasShown || !leads(to: before) ? session.position : before
    focus = target - session.openRange.lowerBound
  }

  package mutating func update(
    _ command: Command, in world: Surroundings, at now: Duration
  ) -> [Action] {
    hasMovedOn = false
    switch command {
    case .move(let move):
      let count = session.openRange.count
      var picker = Picker(focus: focus)
      picker.move(
        move, count: count,
        columns: Self.columns(width: Page(size: world.size).body.columns))
      focus = picker.focus(among: count)
    case .goTo:
      return leads(to: focusedQuestion) ? [.goTo(question: focusedQuestion)] : []
    case .handIn: return [.ask(HandInDialog.dialog(for: session, in: world))]
    case .help: return [.openHelp]
    case .back: return [.back]
    }
    return []
  }

  private var focusedQuestion: Int { session.openRange.lowerBound + focus }

  /// Whether a question can be gone to, or is the one that is shown.
  private func leads(to question: Int) -> Bool {
    session.allowsMove(to: question) || question == session.position
  }

  static let cellWidth = 7

  static func columns(width: Int) -> Int { min(10, max(1, width / cellWidth)) }
}
