import TerminalKit

extension Picker {
  /// The keys of a picker of so many cards besides those that are its screen's own: these stand
  /// between the choice and the way to search.
  func bindings(
    _ words: Words, count: Int, openHelp: Phrase, own: [KeyBinding<PickerCommand>]
  ) -> [KeyBinding<PickerCommand>] {
    var bindings = Move.bindings(
      words, count: count, isTyping: isFiltering, PickerCommand.move)
    if count > 0 {
      bindings.append(
        KeyBinding(
          keys: isFiltering ? [.enter] : [.enter, .character(" ")], label: words(.labelEnter),
          help: words(openHelp), command: .open))
    }
    if !isFiltering {
      if count > 0 { bindings += own }
      bindings.append(
        KeyBinding(.character("/"), label: "/", help: words(.keySearch), command: .filter))
    }
    return bindings + [
      KeyBinding(
        keys: isFiltering ? [.function(1)] : [.character("?"), .function(1)],
        label: isFiltering ? "F1" : "?", help: words(.keyHelp), command: .help),
      KeyBinding(
        keys: isFiltering ? [.escape] : [.escape, .character("q")], label: "esc",
        help: words(isFiltering ? .keyClear : .keyBack), command: .back),
    ]
  }
}
