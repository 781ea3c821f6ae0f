import QuizEngine
import Testing

struct ShuffleTests {
  @Test func aSeedShufflesTheSameForEver() {
    var rng = SplitMix64(seed: 7)
    var elements = Array(0..<10)
    rng.shuffle(&elements)
    #expect(elements == [8, 1, 5, 9, 0, 4, 3, 2, 6, 7])
  }

  @Test(arguments: [0, 1])
  func whatHasNoOrderIsLeftAloneAndDrawsNothing(count: Int) {
    var rng = SplitMix64(seed: 7)
    var elements = Array(0..<count)
    rng.shuffle(&elements)
    #expect(elements == Array(0..<count))
    #expect(rng == SplitMix64(seed: 7))
  }

  @Test(arguments: [2, 3, 10, 100])
  func shufflingKeepsEveryElement(count: Int) {
    for seed in UInt64(0)..<50 {
      var rng = SplitMix64(seed: seed)
      var elements = Array(0..<count)
      rng.shuffle(&elements)
      #expect(elements.sorted() == Array(0..<count))
    }
  }

  @Test func everyOrderOfFourIsEquallyLikely() {
    var counts: [[Int]: Int] = [:]
    for seed in UInt64(0)..<4800 {
      var rng = SplitMix64(seed: seed)
      var elements = [0, 1, 2, 3]
      rng.shuffle(&elements)
      counts[elements, default: 0] += 1
    }
    #expect(counts.count == 24)
    #expect(ChiSquare.isFair(counts.values.sorted()))
  }

  @Test func everyElementStandsAtEveryPlaceEquallyOften() {
    var counts = Array(repeating: Array(repeating: 0, count: 6), count: 6)
    for seed in UInt64(0)..<3000 {
      var rng = SplitMix64(seed: seed)
      var elements = Array(0..<6)
      rng.shuffle(&elements)
      for (place, element) in elements.enumerated() { counts[element][place] += 1 }
    }
    #expect(counts.allSatisfy(ChiSquare.isFair))
  }
}
