import Testing

/// Explanations and references that a bank is meant to have.
@Suite struct MissingTextTests {
  private static let exam = #"{"examName":"E","passingPercentage":0.5,"questionsPerSession":2"#

  /// Questions of which the first few lack a text.
  private static func bank(_ count: Int, missing: Int, _ key: String, _ value: String) -> [String] {
    (0..<count).map { number in
      let text = number < missing ? "" : ",\"\(key)\":\(value)"
      return CheckedBank.choice(
        "q\(number)", nil, ["a\(number)", "b\(number)"], correct: "0", more: text)
    }
  }

  @Test func whatMostQuestionsHaveIsMissedInTheOthers() {
    #expect(
      CheckedBank.findings(Self.bank(24, missing: 12, "references", #"["R"]"#)) == [
        "warning: deck.json: 12 questions have no references, such as `q0`. Add `references` to each."
      ])
    #expect(
      CheckedBank.findings(Self.bank(5, missing: 1, "explanation", #""E""#)) == [
        "warning: deck.json: the question `q0` has no explanation. Add `explanation`."
      ])
  }

  @Test func whatFewQuestionsHaveIsNotMissed() {
    #expect(CheckedBank.findings(Self.bank(24, missing: 13, "references", #"["R"]"#)) == [])
    #expect(CheckedBank.findings(Self.bank(5, missing: 5, "explanation", #""E""#)) == [])
  }

  @Test func anExamThatNamesItsSourcesIsToldOfAll() {
    let bank = Self.bank(5, missing: 4, "explanation", #""E""#)
    #expect(
      CheckedBank.findings(bank, deck: Self.exam + #","references":["Law"]}"#) == [
        "warning: deck.json: 4 questions have no explanation, such as `q0`. Add `explanation` to "
          + "each.",
        "warning: deck.json: 5 questions have no references, such as `q0`. Add `references` to each.",
      ])
    #expect(CheckedBank.findings(bank, deck: Self.exam + "}") == [])
  }

  @Test func optionExplanationsAndTheBackOfACardExplain() {
    let bank =
      Self.bank(3, missing: 0, "optionExplanations", #"["A","B"]"#)
      + [#"{"id":"c","question":"Card","back":"B"}"#]
    #expect(CheckedBank.findings(bank) == [])
  }
}
