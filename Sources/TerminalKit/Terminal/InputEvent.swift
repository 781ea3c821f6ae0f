/// What a terminal reports.
package enum InputEvent: Equatable, Sendable {
  case key(Key)
  /// Text between the marks of a bracketed paste, as it came.
  case paste(String)
  case resize(Size)
  /// The time asked for has passed and nothing happened.
  case timeout
  /// The program was stopped and goes on (SIGCONT): the clocks ran meanwhile.
  case resumed
  /// The terminal is gone, or a signal asks to leave: end with this exit code.
  case ended(code: Int32)
}
