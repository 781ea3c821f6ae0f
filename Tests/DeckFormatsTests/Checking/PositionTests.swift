import QuizEngine
import Testing

@testable import DeckFormats

/// How often each position is right.
@Suite struct PositionTests {
  /// Questions by how often each position is right.
  private func singles(_ counts: [Int], more: String = "") -> [String] {
    let positions = counts.indices.flatMap { Array(repeating: $0, count: counts[$0]) }
    return positions.enumerated().map { number, position in
      let options = counts.indices.map { "\(number) \(["a", "b", "c", "d", "e", "f"][$0])" }
      return CheckedBank.choice(
        "q\(counts.count)n\(number)", nil, options, correct: "\(position)", more: more)
    }
  }

  private func multiples(_ keys: [([Int], Int)], options: Int) -> [String] {
    keys.flatMap { Array(repeating: $0.0, count: $0.1) }.enumerated().map { number, key in
      let options = (0..<options).map { "\(number) \($0)" }
      return CheckedBank.choice("m\(number)", nil, options, correct: "\(key)")
    }
  }

  private func truths(_ trueCount: Int, of count: Int) -> [String] {
    (0..<count).map { CheckedBank.truth("t\($0)", nil, $0 < trueCount) }
  }

  @Test func aPositionThatIsRightTooOftenIsTold() {
    #expect(
      CheckedBank.findings(singles([19, 7, 7, 7])) == [
        "warning: deck.json: of 40 single-choice questions with 4 options, the option 1 is right in "
          + "19 (47.5 %), where 25 % is even. Reorder options, and `correct` with them, until it is "
          + "right in 2 to 18."
      ])
  }

  @Test func aPositionThatIsNeverRightIsToldForEachNumberOfOptions() {
    #expect(
      CheckedBank.findings(singles([50, 50, 0]) + singles([10, 10, 10, 10])) == [
        "warning: deck.json: of 100 single-choice questions with 3 options, the option 3 is right in "
          + "0 (0 %), where 33.3 % is even. Reorder options, and `correct` with them, until it is "
          + "right in 20 to 47."
      ])
  }

  @Test func aPositionOfMultipleChoiceIsComparedWithTheAverage() {
    #expect(
      CheckedBank.findings(multiples([([0, 1], 30), ([0, 2], 30)], options: 3)) == [
        "warning: deck.json: of 60 multiple-choice questions with 3 options, the option 1 is right "
          + "in 60 (100 %), where 66.6 % is even. Reorder options, and `correct` with them, until it "
          + "is right in 30 to 50."
      ])
    let even = multiples([([0, 1], 20), ([0, 2], 20), ([1, 2], 20)], options: 3)
    #expect(CheckedBank.findings(even) == [])
  }

  @Test func tooManyTrueStatementsAreTold() {
    #expect(
      CheckedBank.findings(truths(80, of: 120)) == [
        "warning: deck.json: of 120 true/false questions, 80 (66.6 %) are true, where 50 % is even. "
          + "Turn statements around, until 44 to 76 are true."
      ])
  }

  static let bounds: [(count: Int, even: ClosedRange<Int>)] = [
    (40, 11...29), (100, 35...65), (399, 170...229), (400, 180...220), (1_000, 450...550),
  ]

  @Test(arguments: bounds)
  func theBoundNarrowsTo5PointsFrom400QuestionsOn(count: Int, even: ClosedRange<Int>) {
    var tally = PositionTally(positionCount: 2)
    for number in 0..<count { tally.add([number % 2]) }
    #expect(tally.evenCounts == even)
  }

  @Test(arguments: [[39, 0], [0, 0, 0, 39], [9, 10, 10, 10], [0, 0, 0, 0, 0, 49]])
  func groupsTooSmallToTellAreLeftAlone(counts: [Int]) {
    #expect(CheckedBank.findings(singles(counts)) == [])
  }

  @Test func aFixedOrderIsNoFault() {
    #expect(CheckedBank.findings(singles([60, 0, 0], more: #","fixedOrder":true"#)) == [])
  }

  @Test(arguments: [[20, 20], [34, 33, 33], [25, 25, 25, 25], [10, 10, 10, 10, 10]])
  func aFairBankIsSilent(counts: [Int]) {
    #expect(CheckedBank.findings(singles(counts) + truths(30, of: 60)) == [])
  }

  @Test(arguments: [(2, 40), (2, 399), (3, 60), (4, 40), (4, 200), (5, 390)])
  func ofAThousandBanksInAnOrderDrawnByLotHardlyOneIsTold(positions: Int, count: Int) {
    let told = (0..<1_000).count { seed in
      var rng = SplitMix64(seed: UInt64(seed))
      var tally = PositionTally(positionCount: positions)
      for _ in 0..<count { tally.add([rng.next(below: positions)]) }
      return tally.uneven != nil
    }
    #expect(told <= 5 * positions)
  }
}
