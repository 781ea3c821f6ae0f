/// The escape sequences of a text, told apart as ECMA-48 does.
enum EscapeSequence {
  /// Removes the rest of a sequence, whose ESC is gone, from the start of a text.
  ///
  /// Gives the parameters of an SGR sequence, and `nil` for any other.
  static func skip(in text: inout Substring) -> [Int]? {
    switch text.first {
    case "[":
      text.removeFirst()
      return skipControlSequence(in: &text)
    case "]", "P", "X", "^", "_":
      skipString(in: &text)
    case let first? where isIntermediate(first):
      while let next = text.first, isIntermediate(next) { text.removeFirst() }
      dropFinal(of: &text)
    case .some:
      dropFinal(of: &text)
    case nil:
      break
    }
    return nil
  }

  private static func skipControlSequence(in text: inout Substring) -> [Int]? {
    var numbers = [0]
    var isPlain = true
    while let next = text.first, let value = next.unicodeScalars.first?.value {
      guard (0x20...0x7E).contains(value) else { return nil }
      text.removeFirst()
      switch value {
      case 0x40...: return value == 0x6D && isPlain ? numbers : nil
      // A number that no colour has stays one, however long it is.
      case 0x30...0x39:
        numbers[numbers.count - 1] = min(numbers[numbers.count - 1] * 10 + Int(value) - 0x30, 9999)
      case 0x3B where numbers.count < 64: numbers.append(0)
      // Anything but numbers: the whole sequence is left out.
      default: isPlain = false
      }
    }
    return nil
  }

  /// Drops a string up to BEL or ST, or the end of its line where neither comes.
  private static func skipString(in text: inout Substring) {
    while let next = text.first, !next.isNewline {
      text.removeFirst()
      if next == "\u{7}" || next == "\u{9C}" { return }
      if next == "\u{1B}" {
        if text.first == "\\" { text.removeFirst() }
        return
      }
    }
  }

  private static func dropFinal(of text: inout Substring) {
    guard let next = text.first, next.isASCII, !next.isNewline, next != "\u{1B}" else { return }
    text.removeFirst()
  }

  private static func isIntermediate(_ character: Character) -> Bool {
    character.asciiValue.map { (0x20...0x2F).contains($0) } ?? false
  }
}
