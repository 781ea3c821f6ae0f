/// The codes the program ends with.
enum ExitCode {
  static let done: Int32 = 0
  /// The input could not be read, or nothing in it could be used.
  static let badInput: Int32 = 1
  /// Wrong usage, an unknown deck or category, or no terminal.
  static let usage: Int32 = 2
  /// The disk refused.
  static let disk: Int32 = 3
}
