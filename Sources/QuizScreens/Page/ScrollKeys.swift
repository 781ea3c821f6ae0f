package import TerminalKit

/// The keys that scroll a text by rows, pages and to its ends.
package enum ScrollKeys {
  /// The bindings for a text of so many rows; none where all of it can be seen.
  package static func bindings<Command>(
    _ words: Words, total: Int, visible: Int, hasEnds: Bool = true, _ command: (Int) -> Command
  ) -> [KeyBinding<Command>] {
    guard total > visible else { return [] }
    let page = max(1, visible - 1)
    let bindings: [KeyBinding<Command>] = [
      KeyBinding(
        .down, .character("j"), label: "↑↓", help: words(.keyScroll), command: command(1)),
      .alias(.up, .character("k"), command: command(-1)),
      .alias(.pageDown, command: command(page)),
      .alias(.pageUp, command: command(-page)),
    ]
    guard hasEnds else { return bindings }
    return bindings + [
      .alias(.home, .character("g"), command: command(-total)),
      .alias(.end, .character("G"), command: command(total)),
    ]
  }
}
