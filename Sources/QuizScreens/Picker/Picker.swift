package import TerminalKit

/// A grid of cards, one in focus, narrowed by what is typed after `/`.
package struct Picker: Equatable, Sendable {
  /// The index of the card in focus, among those that are shown.
  package private(set) var focus = 0
  /// What was typed to narrow the cards; `nil` where no filter is open.
  package private(set) var filter: String?

  package init(focus: Int = 0) { self.focus = focus }

  /// What the keys of a picker do.
  package enum Move: Equatable, Sendable {
    case left, right, up, down, first, last, pageUp, pageDown
  }

  package var isFiltering: Bool { filter != nil }

  package mutating func openFilter() { filter = filter ?? "" }

  package mutating func closeFilter() {
    filter = nil
    focus = 0
  }

  /// Takes a key into the filter; `false` where it is not text.
  package mutating func type(_ key: Key) -> Bool {
    guard let typed = filter else { return false }
    switch key {
    case .character(let character):
      if character == " ", typed.isEmpty { return false }
      filter = typed + String(character)
    case .backspace: filter = typed.isEmpty ? nil : String(typed.dropLast())
    case .control("u"): filter = ""
    default: return false
    }
    focus = 0
    return true
  }

  /// The indices of the titles that have what is typed, and in which case and accents do not count.
  package func shown(_ titles: [String], folded: (String) -> String) -> [Int] {
    guard let filter, !filter.isEmpty else { return Array(titles.indices) }
    let wanted = Array(folded(filter))
    return titles.indices.filter { Self.contains(Array(folded(titles[$0])), wanted) }
  }

  private static func contains(_ text: [Character], _ part: [Character]) -> Bool {
    guard !part.isEmpty else { return true }
    guard text.count >= part.count else { return false }
    return (0...(text.count - part.count)).contains { start in
      text[start..<start + part.count].elementsEqual(part)
    }
  }

  /// Moves the focus among so many cards in so many columns; it stops at the edges, and from a row
  /// above a shorter last one it goes to the last card.
  package mutating func move(_ move: Move, count: Int, columns: Int) {
    guard count > 0 else { return focus = 0 }
    let lastRow = (count - 1) / columns
    let row = focus / columns
    switch move {
    case .left: focus -= focus > 0 ? 1 : 0
    case .right: focus += focus < count - 1 ? 1 : 0
    case .up: focus -= row > 0 ? columns : 0
    case .down: if row < lastRow { focus += columns }
    case .first: focus = 0
    case .last: focus = count - 1
    case .pageUp: focus -= min(row, 3) * columns
    case .pageDown: focus += min(lastRow - row, 3) * columns
    }
    focus = min(max(0, focus), count - 1)
  }
}

extension Picker.Move {
  /// The bindings of a grid: arrows and letters, first and last.
  package static func bindings<Command>(
    _ words: Words, _ command: (Picker.Move) -> Command
  ) -> [KeyBinding<Command>] {
    [
      KeyBinding(
        .left, .character("h"), label: "←↑↓→", help: words(.keyChoose), command: command(.left)),
      .alias(.right, .character("l"), command: command(.right)),
      .alias(.up, .character("k"), command: command(.up)),
      .alias(.down, .character("j"), command: command(.down)),
      .alias(.home, .character("g"), command: command(.first)),
      .alias(.end, .character("G"), command: command(.last)),
      .alias(.pageUp, command: command(.pageUp)),
      .alias(.pageDown, command: command(.pageDown)),
    ]
  }
}
