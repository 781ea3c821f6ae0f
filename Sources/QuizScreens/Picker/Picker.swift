package import TerminalKit

/// A grid of cards, one in focus, narrowed by what is typed after `/`.
package struct Picker: Equatable, Sendable {
  private var focus = 0
  /// What was typed to narrow the cards; `nil` where no filter is open.
  package private(set) var filter: String?

  package init(focus: Int = 0) { self.focus = focus }

  /// What the keys of a picker do.
  package enum Move: Equatable, Sendable {
    case left, right, up, down, first, last, pageUp, pageDown
  }

  /// The index of the card in focus among those that are shown; there may be fewer than before.
  package func focus(among count: Int) -> Int { min(focus, max(0, count - 1)) }

  /// Puts the focus on the card of an index.
  mutating func focus(on index: Int) { focus = index }

  package var isFiltering: Bool { filter != nil }

  /// What was typed with its sign, the end of it where it is longer than the room.
  package func filterLine(columns: Int) -> String {
    guard let filter else { return "" }
    var shown = Substring(filter)
    while displayWidth(of: String(shown)) > columns - 3, !shown.isEmpty { shown.removeFirst() }
    return "/ " + (shown.count < filter.count ? "…" : "") + shown
  }

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
    focus = focus(among: count)
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
  private static let keys: [(keys: [Key], letter: Character?, move: Picker.Move)] = [
    ([.left], "h", .left), ([.right], "l", .right), ([.up], "k", .up), ([.down], "j", .down),
    ([.home], "g", .first), ([.end], "G", .last), ([.pageUp], nil, .pageUp),
    ([.pageDown], nil, .pageDown),
  ]

  /// The bindings of a grid of so many cards: arrows, first and last, and their letters while
  /// letters are no text.
  package static func bindings<Command>(
    _ words: Words, count: Int, isTyping: Bool = false, _ command: (Picker.Move) -> Command
  ) -> [KeyBinding<Command>] {
    guard count > 1 else { return [] }
    var bindings = keys.map { entry in
      let letters = isTyping ? [] : entry.letter.map { [Key.character($0)] } ?? []
      return KeyBinding(
        keys: entry.keys + letters, label: "", help: "", command: command(entry.move))
    }
    bindings[0].label = "←↑↓→"
    bindings[0].help = words(.keyChoose)
    return bindings
  }
}
