/// A fault of a deck or of a file that is imported: where, what, and how it is mended.
package struct Finding: Equatable, Sendable, CustomStringConvertible {
  /// The name of the file.
  package var file: String
  /// The line, from 1; `nil` where the fault has none.
  package var line: Int?
  /// The id of the question; `nil` where the fault is in no question, or in one without an id.
  package var question: String?
  package var severity: Severity
  /// What is wrong, without a full stop.
  package var problem: String
  /// What to do, as a sentence.
  package var remedy: String

  /// Makes a finding.
  package init(
    file: String, line: Int? = nil, question: String? = nil, severity: Severity, problem: String,
    remedy: String
  ) {
    self.file = file
    self.line = line
    self.question = question
    self.severity = severity
    self.problem = problem
    self.remedy = remedy
  }

  /// The place and the problem in one sentence: "questions.json, line 4: question q1: …".
  package var description: String {
    var place = file
    if let line { place += ", line \(line)" }
    if let question { place += ": question \(question.quotedBriefly)" }
    return "\(place): \(problem)"
  }

  /// How much a fault spoils.
  package enum Severity: String, Sendable {
    /// A question is skipped, a rule does not hold, or nothing can be used.
    case error
    /// Everything is used, but somebody should look at it.
    case warning
  }
}

extension String {
  /// The text for a sentence: on one line and not longer than a name is.
  var quotedBriefly: String {
    let limit = 60
    let brief = String(prefix(limit + 1).map { $0.isNewline ? " " : $0 })
    return brief.count > limit ? brief.prefix(limit) + "…" : brief
  }
}
