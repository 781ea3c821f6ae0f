import CNcurses
import TerminalKit

/// How ncurses is told to ink a cell.
struct Look: Equatable {
  var attributes: attr_t
  var pair: Int32

  static let plain = Look(attributes: 0, pair: 0)
}

/// The look of every ink under one theme: the only place where a role becomes a colour.
struct InkTable {
  let palette: Palette
  private let hasDefaultColours: Bool
  private let known: attr_t
  private var roles: [Look] = []
  private var pairCount = 0
  /// What pictures asked for before: to look for the nearest of 240 colours takes its time.
  private var numbers: [RGB: Int32] = [:]

  init(palette: Palette, theme: Theme) {
    self.palette = palette
    hasDefaultColours = palette != .none && use_default_colors() == OK
    known = attr_t(termattrs())
    take(theme)
  }

  /// Looks every role up in a theme, with the colour pairs of the last one given back.
  mutating func take(_ theme: Theme) {
    if pairCount > 0 { reset_color_pairs() }
    pairCount = 0
    roles = []
    let theme = palette == .none ? theme.withoutColours() : theme
    for role in Role.allCases { roles.append(look(of: theme[role])) }
  }

  mutating func look(of ink: Ink) -> Look {
    switch ink {
    case .role(let role):
      return roles[Int(role.rawValue)]
    case .picture(let foreground, let background):
      guard palette != .none else { return .plain }
      let pair = pair(
        foreground.map { number(of: $0) }, background.map { number(of: $0) })
      return Look(attributes: 0, pair: pair)
    }
  }

  private mutating func look(of style: Style) -> Look {
    var attributes: attr_t = 0
    if style.isBold { attributes |= CURSES_BOLD }
    if style.isDim { attributes |= CURSES_DIM }
    if style.isUnderlined { attributes |= CURSES_UNDERLINE }
    if style.isReversed { attributes |= CURSES_REVERSE }
    var foreground = style.foreground.map { number(of: $0) }
    if palette == .eight, case .indexed(let index) = style.foreground, index >= 8 {
      // Bold brightens on old terminals, or is at least bold; grey as bold black can be invisible.
      attributes |= index == 8 ? CURSES_DIM : CURSES_BOLD
      if index == 8 { foreground = nil }
    }
    let pair = pair(foreground, style.background.map { number(of: $0) })
    return Look(attributes: attributes & known, pair: pair)
  }

  private mutating func number(of colour: ThemeColour) -> Int32 {
    switch colour {
    case .indexed(let index): palette.number(ofIndexed: index)
    case .rgb(let colour): number(of: colour)
    }
  }

  private mutating func number(of colour: RGB) -> Int32 {
    if let known = numbers[colour] { return known }
    // A photograph may bring very many colours.
    if numbers.count >= 4_096 { numbers = [:] }
    let number = palette.number(of: colour)
    numbers[colour] = number
    return number
  }

  /// The pair of two colours, `nil` being the terminal's own.
  ///
  /// Where all are taken the terminal's own pair serves: ncurses would recycle one on the screen.
  private mutating func pair(_ foreground: Int32?, _ background: Int32?) -> Int32 {
    guard palette != .none, foreground ?? -1 >= 0 || background ?? -1 >= 0 else { return 0 }
    let foreground = foreground ?? (hasDefaultColours ? -1 : COLOR_WHITE)
    let background = background ?? (hasDefaultColours ? -1 : COLOR_BLACK)
    let known = find_pair(foreground, background)
    if known >= 0 { return known }
    guard pairCount < Int(curses_colour_pairs()) - 2 else { return 0 }
    pairCount += 1
    return max(0, alloc_pair(foreground, background))
  }
}
