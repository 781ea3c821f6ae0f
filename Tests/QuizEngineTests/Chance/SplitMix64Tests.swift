import QuizEngine
import Testing

struct SplitMix64Tests {
  /// Known values of the algorithm as published.
  static let published: [(UInt64, [UInt64])] = [
    (
      0,
      [
        0xE220_A839_7B1D_CDAF, 0x6E78_9E6A_A1B9_65F4, 0x06C4_5D18_8009_454F,
        0xF88B_B8A8_724C_81EC, 0x1B39_896A_51A8_749B,
      ]
    ),
    (
      1_234_567,
      [
        6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423,
        4_593_380_528_125_082_431, 16_408_922_859_458_223_821,
      ]
    ),
    (
      .max,
      [
        0xE4D9_7177_1B65_2C20, 0xE99F_F867_DBF6_82C9, 0x382F_F84C_B272_81E9,
        0x6D1D_B36C_CBA9_82D2, 0xB4A0_472E_5780_69AE,
      ]
    ),
  ]

  @Test(arguments: published)
  func aSeedGivesThePublishedNumbers(seed: UInt64, expected: [UInt64]) {
    var rng = SplitMix64(seed: seed)
    #expect(expected.map { _ in rng.next() } == expected)
  }

  @Test func aSeedForAFurtherPaperIsTheNextNumberInFiftyThreeBits() {
    var rng = SplitMix64(seed: 7)
    let seeds = (0..<3).map { _ in rng.nextSeed() }
    #expect(seeds == [3_511_274_219_185_729, 151_215_513_962_380, 8_113_330_931_062_309])
    #expect((0..<1000).allSatisfy { _ in rng.nextSeed() < 1 << 53 })
  }

  @Test func numbersBelowABoundAreTheSameForEver() {
    var rng = SplitMix64(seed: 7)
    #expect((0..<12).map { _ in rng.next(below: 10) } == [7, 4, 6, 3, 4, 5, 8, 2, 5, 5, 3, 6])
  }

  @Test(arguments: [1, 0, -1, .min])
  func aBoundThatLeavesNoChoiceGivesZeroAndDrawsNothing(bound: Int) {
    var rng = SplitMix64(seed: 7)
    #expect(rng.next(below: bound) == 0)
    #expect(rng == SplitMix64(seed: 7))
  }

  @Test(arguments: [2, 3, 5, 7, 10, 24, 26, 33, 310])
  func everyNumberBelowABoundIsEquallyLikely(bound: Int) {
    var counts = Array(repeating: 0, count: bound)
    for seed in UInt64(0)..<200 {
      var rng = SplitMix64(seed: seed)
      for _ in 0..<100 { counts[rng.next(below: bound)] += 1 }
    }
    #expect(ChiSquare.isFair(counts))
  }

  @Test(arguments: [2, 4, 10])
  func theFirstNumbersOfNeighbouringSeedsAreEquallyLikely(bound: Int) {
    var counts = Array(repeating: 0, count: bound)
    for seed in UInt64(0)..<5000 {
      var rng = SplitMix64(seed: seed)
      counts[rng.next(below: bound)] += 1
    }
    #expect(ChiSquare.isFair(counts))
  }

  /// A remainder alone would put 56 of 100 in the lower half of this bound.
  @Test func aBoundThatDoesNotDivideTheNumbersIsNotFavouredBelow() {
    let bound = 3 << 61
    var rng = SplitMix64(seed: 1)
    let numbers = (0..<4000).map { _ in rng.next(below: bound) }
    #expect(numbers.allSatisfy { (0..<bound).contains($0) })
    #expect((1880...2120).contains(numbers.count { $0 < bound / 2 }))
  }

  @Test func theLargestBoundIsKept() {
    var rng = SplitMix64(seed: 3)
    #expect((0..<200).allSatisfy { _ in (0..<Int.max).contains(rng.next(below: .max)) })
  }
}
