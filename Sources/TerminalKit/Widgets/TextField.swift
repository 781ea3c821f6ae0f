/// One line of text that can be edited, grapheme cluster by grapheme cluster.
package struct TextField: Equatable, Sendable {
  private var characters: [Character]
  /// The cluster that the caret stands before.
  package private(set) var caret: Int
  /// The most clusters it takes; more is left out.
  package let limit: Int

  package init(_ value: String = "", limit: Int = 1_000) {
    self.limit = limit
    characters = []
    caret = 0
    insert(value)
  }

  package var value: String { String(characters) }
  package var isEmpty: Bool { characters.isEmpty }

  /// Inserts a text at the caret as one line: a line break or a TAB is a blank, other control
  /// characters are left out.
  package mutating func insert(_ text: String) {
    var line = ""
    // A longer text is cut here, so that a paste of a megabyte costs nothing.
    for character in text.prefix(limit + 1) { line += TextField.typed(character) }
    let tail = characters[caret...]
    let head = String(characters[..<caret]) + line
    let room = max(caret, limit - tail.count)
    let kept = String(head.prefix(room))
    characters = Array(kept + String(tail))
    caret = min(kept.count, characters.count)
  }

  /// Inserts what was pasted, without the line breaks at its end.
  package mutating func paste(_ text: String) {
    var text = Substring(text.prefix(limit + 1))
    while text.last?.isNewline == true { text.removeLast() }
    insert(String(text))
  }

  /// Edits by a key; `false` where the key is none of the field's.
  package mutating func handle(_ key: Key) -> Bool {
    switch key {
    case .character(let character): insert(String(character))
    case .backspace: remove(max(0, caret - 1)..<caret)
    case .delete: remove(caret..<min(caret + 1, characters.count))
    case .left: caret = max(0, caret - 1)
    case .right: caret = min(characters.count, caret + 1)
    case .home, .control("a"): caret = 0
    case .end, .control("e"): caret = characters.count
    case .control("u"): remove(0..<caret)
    case .control("k"): remove(caret..<characters.count)
    case .control("w"): remove(startOfWord..<caret)
    default: return false
    }
    return true
  }

  private var startOfWord: Int {
    var start = caret
    while start > 0, characters[start - 1].isWhitespace { start -= 1 }
    while start > 0, !characters[start - 1].isWhitespace { start -= 1 }
    return start
  }

  private mutating func remove(_ range: Range<Int>) {
    let head = String(characters[..<range.lowerBound])
    // What comes together may join: a flag's letter with the next.
    characters = Array(head + String(characters[range.upperBound...]))
    caret = min(head.count, characters.count)
  }

  private static func typed(_ character: Character) -> String {
    if character.isNewline || character == "\t" { return " " }
    let scalars = character.unicodeScalars.filter { $0.properties.generalCategory != .control }
    return String(String.UnicodeScalarView(scalars))
  }
}
