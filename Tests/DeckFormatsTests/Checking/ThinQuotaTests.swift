import DeckFormats
import Testing

/// Quotas with few more questions than are drawn.
@Suite struct ThinQuotaTests {
  private func bank(_ parts: [(Int, String)]) -> [String] {
    parts.enumerated().flatMap { part, group in
      (0..<group.0).map { CheckedBank.truth("p\(part)n\($0)", nil, true, more: group.1) }
    }
  }

  private func exam(_ more: String) -> String {
    #"{"examName":"E","passingPercentage":0.5,\#(more)}"#
  }

  private static func sentence(_ problem: String, missing: String) -> String {
    "warning: deck.json: \(problem) times as many. Add \(missing), or draw fewer: papers differ "
      + "where there are 1.5 times as many."
  }

  @Test(arguments: [
    (10, 14, "the bank has 14 questions, 10 are drawn: there are only 1.4", "1 question"),
    (10, 10, "the bank has 10 questions, 10 are drawn: there are only 1.0", "5 questions"),
    (3, 4, "the bank has 4 questions, 3 are drawn: there are only 1.3", "1 question"),
    (1, 1, "the bank has 1 question, 1 is drawn: there are only 1.0", "1 question"),
  ])
  func aQuotaIsToldWithItsFigures(drawn: Int, available: Int, problem: String, missing: String) {
    let expected = [Self.sentence(problem, missing: missing)]
    let bank = bank([(available, "")])
    #expect(
      CheckedBank.findings(bank, deck: exam(#""draw":[{"count":\#(drawn)}]"#)) == expected)
    #expect(
      CheckedBank.findings(bank, deck: exam(#""questionsPerSession":\#(drawn)"#)) == expected)
    let section = #""sections":[{"id":"s","name":"S","count":\#(drawn)}]"#
    #expect(CheckedBank.findings(bank, deck: exam(section)) == expected)
  }

  @Test(arguments: [(10, 15), (3, 5), (1, 2)])
  func oneAndAHalfTimesIsEnough(drawn: Int, available: Int) {
    let bank = bank([(available, "")])
    #expect(CheckedBank.findings(bank, deck: exam(#""draw":[{"count":\#(drawn)}]"#)) == [])
    #expect(CheckedBank.findings(bank, deck: exam(#""questionsPerSession":\#(drawn)"#)) == [])
  }

  @Test func aGameMayBeAsShortAsItsBank() {
    let deck = #"{"examName":"E","questionsPerSession":5}"#
    #expect(CheckedBank.findings(bank([(5, "")]), deck: deck) == [])
  }

  @Test func aQuotaThatCannotBeMetStaysAnError() {
    let findings = CheckedBank.findings(bank([(9, "")]), deck: exam(#""draw":[{"count":10}]"#))
    #expect(
      findings.filter { $0.contains("drawn") } == [
        "error: deck.json: the bank has 9 questions, 10 are drawn. Add questions, or draw fewer."
      ])
  }

  @Test func aQuotaThatSharesItsQuestionsHasWhatIsLeft() {
    let deck = exam(#""draw":[{"count":6},{"count":4,"tag":"t"}]"#)
    let bank = bank([(8, ""), (6, #","tags":["t"]"#)])
    #expect(
      CheckedBank.findings(bank, deck: deck) == [
        Self.sentence(
          "tag t has 6 questions, of which one and a half times the other quotas leaves 5, 4 are "
            + "drawn: there are only 1.2", missing: "1 question")
      ])
  }

  @Test(arguments: [
    (20, 4, "tag t has 4 questions, 3 are drawn: there are only 1.3", "1 question"),
    (5, 6, "the bank has 11 questions, 10 are drawn: there are only 1.1", "4 questions"),
  ])
  func aQuotaWithAPartIsToldByWhatIsThin(
    others: Int, tagged: Int, problem: String, missing: String
  ) {
    let deck = exam(#""draw":[{"count":10,"atLeast":[{"count":3,"tag":"t"}]}]"#)
    let bank = bank([(others, ""), (tagged, #","tags":["t"]"#)])
    #expect(
      CheckedBank.findings(bank, deck: deck) == [Self.sentence(problem, missing: missing)])
  }

  @Test func everyRegionVariantAndSectionIsLookedAtAndTheWorstIsTold() {
    let regions =
      #""regions":{"label":"R","values":[{"id":"x","name":"X"},{"id":"y","name":"Y"}]}"#
    let own = bank([(6, #","region":"x""#), (5, #","region":"y""#), (1, "")])
    #expect(
      CheckedBank.findings(
        own, deck: exam(regions + #","draw":[{"count":4,"region":"chosen"}]"#)) == [
          Self.sentence(
            "region Y has 5 questions, 4 are drawn: there are only 1.2", missing: "1 question")
        ])
    #expect(
      CheckedBank.findings(own, deck: exam(regions + #","draw":[{"count":5}]"#)) == [
        Self.sentence(
          "the bank has 6 questions, 5 are drawn: there are only 1.2", missing: "2 questions")
      ])
    let variants =
      #""variants":[{"id":"a","name":"A","questionsPerSession":2},"#
      + #"{"id":"b","name":"B","sections":[{"id":"s","name":"S","draw":[{"count":2}]},"#
      + #"{"id":"t","name":"T","draw":[{"count":4,"tag":"t"}]}]}]"#
    #expect(
      CheckedBank.findings(
        bank([(9, ""), (5, #","tags":["t"]"#)]), deck: exam(variants)) == [
          Self.sentence(
            "variant B, tag t has 5 questions, 4 are drawn: there are only 1.2",
            missing: "1 question")
        ])
  }

  @Test func questionsThatAVariantLeavesOutDoNotCount() {
    let deck = exam(
      #""questionsPerSession":4,"variants":[{"id":"a","name":"A"},"#
        + #"{"id":"b","name":"B","excludeTags":["t"]}]"#)
    #expect(
      CheckedBank.findings(bank([(5, ""), (5, #","tags":["t"]"#)]), deck: deck) == [
        Self.sentence(
          "variant B, the bank has 5 questions, 4 are drawn: there are only 1.2",
          missing: "1 question")
      ])
  }
}
