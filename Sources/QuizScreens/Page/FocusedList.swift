package import TerminalKit

/// A choice among rows: which has the focus, and how far the list is scrolled.
package struct FocusedList: Equatable, Sendable {
  private var focus: Int

  package init(focus: Int = 0) { self.focus = max(0, focus) }

  /// The row in focus among so many: a list may have grown shorter since.
  package func focus(among count: Int) -> Int { min(focus, max(0, count - 1)) }

  /// What the keys of a list do.
  package enum Move: Equatable, Sendable { case up, down, pageUp, pageDown, first, last }

  /// Moves the focus among so many rows; it stops at the ends.
  package mutating func move(_ move: Move, count: Int, page: Int = 8) {
    let focus = focus(among: count)
    let target =
      switch move {
      case .up: focus - 1
      case .down: focus + 1
      case .pageUp: focus - max(1, page)
      case .pageDown: focus + max(1, page)
      case .first: 0
      case .last: count - 1
      }
    self.focus = max(0, min(target, count - 1))
  }

  /// Puts the focus on a row.
  package mutating func select(_ index: Int) { focus = max(0, index) }

  /// The rows to show where only so many fit: the one in focus is among them, near the middle.
  package func window(count: Int, rows: Int) -> Range<Int> {
    guard count > rows, rows > 0 else { return 0..<max(0, count) }
    let start = min(max(0, focus(among: count) - rows / 2), count - rows)
    return start..<start + rows
  }
}

extension FocusedList.Move {
  /// The bindings of a list: arrows and letters, first and last.
  ///
  /// - Parameter hasPages: whether PgUp and PgDn go to the ends too, or have a use of their own.
  package static func bindings<Command>(
    _ words: Words, hasPages: Bool = true, _ command: (FocusedList.Move) -> Command
  ) -> [KeyBinding<Command>] {
    [
      KeyBinding(
        .up, .character("k"), label: "↑↓", help: words(.keyChoose), command: command(.up)),
      .alias(.down, .character("j"), command: command(.down)),
      KeyBinding(
        keys: [.home, .character("g")] + (hasPages ? [.pageUp] : []), label: "", help: "",
        command: command(.first)),
      KeyBinding(
        keys: [.end, .character("G")] + (hasPages ? [.pageDown] : []), label: "", help: "",
        command: command(.last)),
    ]
  }
}
