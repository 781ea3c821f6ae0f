/// A style that cannot be read.
package struct StyleError: Error, Equatable, CustomStringConvertible {
  /// A sentence for the author of the theme.
  package let description: String

  package init(description: String) {
    self.description = description
  }
}

extension Style {
  /// Reads a style as themes write it, such as `bold blue`, `dim` or `#ff8800 on default`.
  ///
  /// Colours are the eight of a terminal, `bright` before one of them, `grey`, `default` and
  /// `#rrggbb`; what follows `on` is the background.
  package init(words: String) throws(StyleError) {
    self = .plain
    var isBackground = false
    var isBright = false
    var hasForeground = false
    for word in words.split(whereSeparator: { $0 == " " || $0 == "\t" }).map(String.init) {
      if !isBright, !isBackground, apply(attribute: word) { continue }
      switch word {
      case "on" where !isBackground && !isBright: isBackground = true
      case "bright" where !isBright: isBright = true
      default:
        guard let colour = ThemeColour.named(word, isBright: isBright) else {
          throw StyleError(description: "unknown word `\(word)` in the style `\(words)`")
        }
        if isBackground {
          background = colour.value
        } else if hasForeground {
          throw StyleError(
            description: "two colours in the style `\(words)`: write the second after `on`")
        } else {
          foreground = colour.value
          hasForeground = true
        }
        (isBackground, isBright) = (false, false)
      }
    }
    if isBackground || isBright {
      throw StyleError(description: "the style `\(words)` ends before its colour")
    }
  }

  private mutating func apply(attribute: String) -> Bool {
    switch attribute {
    case "bold": isBold = true
    case "dim": isDim = true
    case "underline", "underlined": isUnderlined = true
    case "reverse", "reversed": isReversed = true
    case "plain": break
    default: return false
    }
    return true
  }
}

extension ThemeColour {
  /// The colour of a word; its value is `nil` for the terminal's own.
  fileprivate static func named(_ word: String, isBright: Bool) -> (value: ThemeColour?, Void)? {
    let names = ["black", "red", "green", "yellow", "blue", "magenta", "cyan", "white"]
    if let index = names.firstIndex(of: word) {
      return (.indexed(isBright ? index + 8 : index), ())
    }
    guard !isBright else { return nil }
    switch word {
    case "default": return (nil, ())
    case "grey", "gray": return (.indexed(8), ())
    default: return hexadecimal(word).map { (.rgb($0), ()) }
    }
  }

  private static func hexadecimal(_ word: String) -> RGB? {
    let digits = word.dropFirst()
    guard word.first == "#", digits.utf8.count == 6, digits.allSatisfy(\.isHexDigit),
      let value = UInt32(digits, radix: 16)
    else { return nil }
    return RGB(
      UInt8(value >> 16), UInt8(truncatingIfNeeded: value >> 8), UInt8(truncatingIfNeeded: value))
  }
}
