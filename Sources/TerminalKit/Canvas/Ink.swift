/// What a cell means; a theme says how it looks.
package enum Role: UInt8, CaseIterable, Sendable {
  case text, title, aside, key, accent, focus, right, wrong, warning
  case bar, barLow, barCritical, track, border, badge
}

/// A colour of a picture, eight bits a channel.
package struct RGB: Hashable, Sendable {
  package var red: UInt8
  package var green: UInt8
  package var blue: UInt8

  package init(_ red: UInt8, _ green: UInt8, _ blue: UInt8) {
    self.red = red
    self.green = green
    self.blue = blue
  }
}

/// How a cell is to be inked: by meaning, or by colour inside a picture only.
///
/// A picture's `nil` is the terminal's own colour.
package enum Ink: Equatable, Sendable {
  case role(Role)
  case picture(foreground: RGB?, background: RGB?)
}
