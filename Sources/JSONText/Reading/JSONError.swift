/// Why a text is not JSON, and where.
package struct JSONError: Error, Equatable, Sendable, CustomStringConvertible {
  /// From 1.
  package var line: Int
  /// In characters of Unicode, from 1.
  package var column: Int
  /// What is wrong, without a full stop.
  package var problem: String
  /// How it is mended, as a sentence.
  package var remedy: String

  /// Makes an error.
  package init(
    line: Int, column: Int, problem: String, remedy: String = "Correct the file at this place."
  ) {
    self.line = line
    self.column = column
    self.problem = problem
    self.remedy = remedy
  }

  package var description: String { "line \(line), column \(column): \(problem)" }
}
