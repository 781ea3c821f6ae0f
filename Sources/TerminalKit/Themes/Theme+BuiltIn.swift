extension Theme {
  /// A blue that is readable on black (contrast 5) and on white (4); the terminal's own often is
  /// not on black.
  private static let blue = ThemeColour.rgb(RGB(0, 135, 215))

  /// The theme where no file is found: the terminal's own colours, and accents that are readable
  /// on black and on white.
  package static let builtIn = Theme(
    name: "default",
    styles: [
      .title: Style(bold: true),
      .aside: Style(dim: true),
      .key: Style(bold: true),
      .accent: Style(foreground: blue),
      .focus: Style(foreground: blue, bold: true),
      .right: Style(foreground: .indexed(2)),
      .wrong: Style(foreground: .indexed(1)),
      .warning: Style(foreground: .indexed(3)),
      .bar: Style(foreground: blue),
      .barLow: Style(foreground: .indexed(3)),
      .barCritical: Style(foreground: .indexed(1)),
      .track: Style(dim: true),
      .border: Style(dim: true),
      .badge: Style(foreground: blue, reversed: true),
    ])

  /// A theme from styles in words by the names of their roles; roles left out look as built in.
  package init(name: String, words: [String: String]) throws(StyleError) {
    self = .builtIn
    self.name = name
    for word in words.keys.sorted() {
      guard let role = Role(name: word) else {
        throw StyleError(description: "unknown role `\(word)` in the theme `\(name)`")
      }
      self[role] = try Style(words: words[word] ?? "")
    }
  }

  /// The theme by attributes alone, in which what must be told apart still differs.
  package func withoutColours() -> Theme {
    var theme = self
    for role in Role.allCases {
      var style = self[role]
      style.foreground = nil
      style.background = nil
      switch role {
      case .title, .key, .right, .warning, .barCritical: style.isBold = true
      case .aside, .track: style.isDim = true
      case .focus: (style.isBold, style.isReversed) = (true, true)
      case .wrong: (style.isBold, style.isUnderlined) = (true, true)
      case .badge: style.isReversed = true
      case .text, .accent, .bar, .barLow, .border: break
      }
      theme[role] = style
    }
    return theme
  }
}

extension Role {
  /// The name of the role in a theme's file.
  package var name: String {
    switch self {
    case .text: "text"
    case .title: "title"
    case .aside: "aside"
    case .key: "key"
    case .accent: "accent"
    case .focus: "focus"
    case .right: "right"
    case .wrong: "wrong"
    case .warning: "warning"
    case .bar: "bar"
    case .barLow: "barLow"
    case .barCritical: "barCritical"
    case .track: "track"
    case .border: "border"
    case .badge: "badge"
    }
  }

  package init?(name: String) {
    guard let role = Self.allCases.first(where: { $0.name == name }) else { return nil }
    self = role
  }
}
