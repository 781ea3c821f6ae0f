import QuizEngine
import Testing

struct ShareTests {
  static let needed: [(share: Double, total: Int, needed: Int)] = [
    (0.75, 24, 18), (0.94, 50, 47), (0.60, 33, 20), (0.75, 60, 45), (0.50, 33, 17), (0.9, 30, 27),
    (0.85, 40, 34), (0.7, 10, 7), (0.07, 100, 7), (0.29, 100, 29), (0.57, 100, 57),
    (0.58, 100, 58), (1.1 - 0.2, 30, 27), (0.1 + 0.2, 10, 3),
    // Thirds, written with more or fewer places.
    (1.0 / 3, 3, 1), (2.0 / 3, 3, 2), (1.0 / 3, 33, 11), (2.0 / 3, 33, 22), (2.0 / 3, 30, 20),
    (0.333, 3, 1), (0.334, 3, 2), (0.3333, 3, 1), (0.6667, 3, 3), (0.666666667, 3, 3),
    (1.0 / 7, 7, 1), (6.0 / 7, 7, 6), (5.0 / 6, 30, 25),
    // The ends.
    (0, 24, 0), (0, 0, 0), (1, 24, 24), (1, 0, 0), (0.5, 1, 1), (0.000000001, 24, 1),
    (0.999999999, 24, 24), (0.000000001, 1_000_000_000, 1), (0.75, 9_000_000_000, 6_750_000_000),
  ]

  @Test(arguments: needed)
  func theLeastNumberThatReachesAShareIsExact(
    example: (share: Double, total: Int, needed: Int)
  ) throws {
    #expect(try #require(Share(example.share)).needed(of: example.total) == example.needed)
  }

  @Test func everyWholePercentageOfEveryTotalIsExact() throws {
    for percent in 0...100 {
      let share = try #require(Share(Double(percent) / 100))
      #expect(share.percent == percent)
      for total in 0...200 {
        #expect(share.needed(of: total) == (percent * total + 99) / 100)
      }
    }
  }

  @Test func everyFractionOfASmallTotalIsExact() throws {
    for total in 1...60 {
      for part in 0...total {
        let share = try #require(Share(Double(part) / Double(total)))
        #expect(share.needed(of: total) == part)
      }
    }
  }

  @Test(arguments: [-0.01, 1.01, 75, .nan, .infinity, -.infinity])
  func whatIsNoShareCannotBeMade(value: Double) {
    #expect(Share(value) == nil)
  }

  static let percents: [(Double, Int)] = [
    (0, 0), (1, 100), (0.755, 75), (0.999999999, 99), (2.0 / 3, 66), (0.29, 29),
  ]

  @Test(arguments: percents)
  func aPercentageIsRoundedDown(value: Double, expected: Int) throws {
    #expect(try #require(Share(value)).percent == expected)
  }

  @Test func aShareReadBackIsTheSame() throws {
    for billionths in stride(from: 0, through: 1_000_000_000, by: 7_654_321) {
      let share = try #require(Share(Double(billionths) / 1_000_000_000))
      #expect(share.billionths == billionths)
    }
  }
}
