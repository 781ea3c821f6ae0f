import QuizEngine
package import TerminalKit

/// What all screens have in common: keys in, actions out, and a drawing of their state.
package protocol ScreenState: Equatable, Sendable {
  associatedtype Command: Equatable & Sendable

  /// Where the screen is, from the outermost name to its own.
  func path(in world: Surroundings) -> [String]

  /// The keys that do something now, in the order of the footer.
  func bindings(in world: Surroundings) -> [KeyBinding<Command>]

  /// Carries out a command.
  mutating func update(
    _ command: Command, in world: Surroundings, at now: Duration
  ) -> [Action]

  /// Takes a key as text where the screen has a field; `nil` leaves it to the bindings.
  mutating func type(_ key: Key, in world: Surroundings, at now: Duration) -> [Action]?

  /// Takes pasted text; most screens have no use for it.
  mutating func paste(_ text: String, in world: Surroundings)

  /// Keeps what matters in sight after the terminal got another size.
  mutating func fit(to world: Surroundings)

  /// What time alone brings about.
  mutating func tick(in world: Surroundings, at now: Duration) -> [Action]

  /// How long until time alone changes something; `nil` while nothing moves.
  func nextTick(in world: Surroundings, at now: Duration) -> Duration?

  func draw(on canvas: inout Canvas, in world: Surroundings, at now: Duration)
}

extension ScreenState {
  package mutating func type(
    _ key: Key, in world: Surroundings, at now: Duration
  ) -> [Action]? { nil }

  package mutating func paste(_ text: String, in world: Surroundings) {}

  package mutating func fit(to world: Surroundings) {}

  package mutating func tick(in world: Surroundings, at now: Duration) -> [Action] { [] }

  package func nextTick(in world: Surroundings, at now: Duration) -> Duration? { nil }

  /// Takes a key: as text, or as the command that it is bound to.
  package mutating func press(
    _ key: Key, in world: Surroundings, at now: Duration
  ) -> [Action] {
    if let actions = type(key, in: world, at: now) { return actions }
    guard let command = bindings(in: world).command(for: key) else { return [] }
    return update(command, in: world, at: now)
  }

  /// The keys that the footer and the help list.
  package func keyHelp(in world: Surroundings) -> [KeyHelp] {
    bindings(in: world).filter { !$0.help.isEmpty }.map { KeyHelp($0) }
  }
}

/// A key as the footer and the help write it.
package struct KeyHelp: Equatable, Sendable {
  package var label: String
  package var help: String
  /// Whether what the key does is understood without words: Enter, arrows, and the way out.
  package var isPlain = false

  package init(label: String, help: String) {
    self.label = label
    self.help = help
  }

  /// Names the keys of a binding.
  package init<Command>(_ binding: KeyBinding<Command>) {
    self.init(label: binding.label, help: binding.help)
    isPlain =
      switch binding.keys.first {
      case .enter, .escape, .up, .down, .left, .right: true
      default: false
      }
  }
}
