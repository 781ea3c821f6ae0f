/// A colour as a theme names it; `nil` elsewhere means the terminal's own.
package enum ThemeColour: Equatable, Sendable {
  /// 0 to 7: black, red, green, yellow, blue, magenta, cyan, white; 8 to 15 the bright ones.
  case indexed(Int)
  case rgb(RGB)
}

/// How one role looks: colours and attributes; without colours the attributes alone.
package struct Style: Equatable, Sendable {
  package var foreground: ThemeColour?
  package var background: ThemeColour?
  package var isBold: Bool
  package var isDim: Bool
  package var isUnderlined: Bool
  package var isReversed: Bool

  package init(
    foreground: ThemeColour? = nil, background: ThemeColour? = nil, bold: Bool = false,
    dim: Bool = false, underlined: Bool = false, reversed: Bool = false
  ) {
    self.foreground = foreground
    self.background = background
    isBold = bold
    isDim = dim
    isUnderlined = underlined
    isReversed = reversed
  }

  package static let plain = Style()
}

/// The look of every role.
package struct Theme: Equatable, Sendable {
  package var name: String
  private var styles: [Style]

  /// A theme in which the roles not given are plain.
  package init(name: String, styles: KeyValuePairs<Role, Style>) {
    self.name = name
    self.styles = Array(repeating: .plain, count: Role.allCases.count)
    for (role, style) in styles { self[role] = style }
  }

  package internal(set) subscript(role: Role) -> Style {
    get { styles[Int(role.rawValue)] }
    set { styles[Int(role.rawValue)] = newValue }
  }
}
