/// One value for a key's effect, its place in the footer and its line in the help.
package struct KeyBinding<Command> {
  package var keys: [Key]
  /// How the footer and help write the keys, such as `1–4` or `←→`.
  package var label: String
  /// What they do, in a word or two; a binding with an empty help is an alias and is not listed.
  package var help: String
  package var command: Command

  package init(_ keys: Key..., label: String, help: String, command: Command) {
    self.init(keys: keys, label: label, help: help, command: command)
  }

  package init(keys: [Key], label: String, help: String, command: Command) {
    self.keys = keys
    self.label = label
    self.help = help
    self.command = command
  }

  /// A second way to a command that another binding lists already.
  package static func alias(_ keys: Key..., command: Command) -> KeyBinding {
    KeyBinding(keys: keys, label: "", help: "", command: command)
  }
}

// Requirements of the struct itself would be looked up at every start.
extension KeyBinding: Equatable where Command: Equatable {}
extension KeyBinding: Sendable where Command: Sendable {}

extension Array {
  /// The command a key stands for in these bindings, the first that has it.
  package func command<Command>(for key: Key) -> Command?
  where Element == KeyBinding<Command> {
    first { $0.keys.contains(key) }?.command
  }
}
