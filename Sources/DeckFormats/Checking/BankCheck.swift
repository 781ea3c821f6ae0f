internal import QuizEngine

/// Learns from the whole of a bank what no single question shows.
///
/// All of it is told as warnings: each may be as its author wants it.
struct BankCheck {
  /// The place of a question.
  struct Place {
    let file: String
    let line: Int
  }

  let deck: Deck
  /// Where each question stands, by its index.
  let places: [Place]
  /// The file that findings about the whole of the bank name.
  let file: String

  var findings: [Finding] {
    [longestAnswerFinding].compactMap(\.self) + positionFindings + repetitionFindings
      + missingTextFindings
  }

  func warning(_ problem: String, remedy: String) -> Finding {
    Finding(file: file, severity: .warning, problem: problem, remedy: remedy)
  }

  /// A part of a whole in per cent, with a decimal where there is one: "33.3 %".
  static func percent(_ part: Int, of whole: Int) -> String {
    let tenths = part * 1_000 / whole
    return "\(tenths / 10)" + (tenths % 10 == 0 ? "" : ".\(tenths % 10)") + " %"
  }
}
