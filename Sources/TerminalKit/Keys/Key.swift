/// A key as pressed.
package enum Key: Hashable, Sendable {
  /// A printable character, Space included.
  case character(Character)
  case enter, escape, tab, backTab, backspace, delete, insert
  case up, down, left, right, home, end, pageUp, pageDown
  /// F1 to F12.
  case function(Int)
  /// A letter with Control, in lower case; Tab, Enter and Escape are keys of their own.
  case control(Character)
}
