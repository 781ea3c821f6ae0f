import Testing

/// Right options that are the longest.
@Suite struct LengthTests {
  /// Questions of which some have the longest option as the right one.
  private func bank(_ count: Int, longest: Int, options: Int = 4) -> [String] {
    (0..<count).map { number in
      let others = (1..<options).map { "\(number) wrong \($0)" }
      let right = number < longest ? "\(number) right it is" : "\(number) right"
      return CheckedBank.choice("q\(number)", nil, [right] + others, correct: "0")
    }
  }

  static let reported: [(Int, Int, String)] = [
    (20, 8, "8 of 20 single-choice questions with three options or more (40 %)|7"),
    (34, 12, "12 of 34 single-choice questions with three options or more (35.2 %)|11"),
    (20, 20, "20 of 20 single-choice questions with three options or more (100 %)|7"),
  ]

  @Test(arguments: reported)
  func aRightOptionThatIsMostlyTheLongestIsTold(count: Int, longest: Int, figures: String) {
    let parts = figures.split(separator: "|")
    #expect(
      CheckedBank.findings(bank(count, longest: longest)) == [
        "warning: deck.json: the right option is longer than every other in \(parts[0]), such as "
          + "`q0`. Lengthen wrong options or shorten right ones, until that is so in at most "
          + "\(parts[1])."
      ])
  }

  @Test(arguments: [(20, 7), (19, 19), (39, 13)])
  func upTo35PerCentAndBelow20QuestionsNothingIsTold(count: Int, longest: Int) {
    #expect(CheckedBank.findings(bank(count, longest: longest)) == [])
  }

  @Test func ofTwoOptionsOneIsAlwaysTheLonger() {
    #expect(CheckedBank.findings(bank(30, longest: 30, options: 2)) == [])
  }

  @Test func anOptionAsLongAsTheRightOneHidesIt() {
    let bank = (0..<30).map {
      CheckedBank.choice("q\($0)", nil, ["\($0) four", "\($0) five", "\($0) a"], correct: "0")
    }
    #expect(CheckedBank.findings(bank) == [])
  }
}
