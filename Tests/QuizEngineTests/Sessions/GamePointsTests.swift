import QuizEngine
import Testing

struct GamePointsTests {
  /// Times in milliseconds; `nil` for no clock.
  typealias Case = (taken: Int, limit: Int?, streak: Int, points: Int)

  static let table: [Case] = [
    // The time that is left adds up to 100.
    (0, 20_000, 1, 200), (1, 20_000, 1, 199), (200, 20_000, 1, 199), (201, 20_000, 1, 198),
    (5_000, 20_000, 1, 175), (10_000, 20_000, 1, 150), (19_800, 20_000, 1, 101),
    (19_801, 20_000, 1, 100), (20_000, 20_000, 1, 100),
    // Never more and never less than the clock can give.
    (25_000, 20_000, 1, 100), (-5_000, 20_000, 1, 200),
    // Other limits.
    (1, 3, 1, 166), (7_500, 30_000, 1, 175), (0, 1, 1, 200), (1, 1, 1, 100),
    (12_345, 40_000, 1, 169),
    // No clock, no bonus for time.
    (0, nil, 1, 100), (90_000, nil, 1, 100), (0, 0, 1, 100), (0, -5, 1, 100),
    // A tenth more for each right answer before.
    (0, nil, 2, 110), (0, nil, 3, 120), (0, nil, 10, 190),
    // At most ten tenths.
    (0, nil, 11, 200), (0, nil, 12, 200), (0, nil, 1_000, 200), (0, 20_000, 11, 400),
    (0, 20_000, 50, 400), (20_000, 20_000, 11, 200),
    // From left to right, each division cutting off.
    (7_000, 20_000, 4, 214), (7_655, 20_000, 4, 209), (1, 3, 2, 182), (19_801, 20_000, 4, 130),
    // A streak counts this answer, so that it is at least 1.
    (0, nil, 0, 100), (0, nil, -7, 100),
  ]

  @Test(arguments: table)
  func aRightAnswerBringsThePointsOfTheFormula(example: Case) {
    let points = GamePoints.points(
      taken: .milliseconds(example.taken), limit: example.limit.map { .milliseconds($0) },
      streak: example.streak)
    #expect(points == example.points)
  }

  @Test func fractionsOfAMillisecondAreCutOff() {
    let points = GamePoints.points(
      taken: .microseconds(999), limit: .milliseconds(20_000), streak: 1)
    #expect(points == 200)
    #expect(GamePoints.points(taken: .zero, limit: .microseconds(500), streak: 1) == 100)
  }

  static let bonuses = [
    (-1, 0), (0, 0), (1, 0), (2, 1), (5, 4), (10, 9), (11, 10), (12, 10), (99, 10),
  ]

  @Test(arguments: bonuses)
  func aStreakAddsItsTenths(streak: Int, tenths: Int) {
    #expect(GamePoints.bonus(streak: streak) == tenths)
  }

  static let roundings: [(Duration, Int, Int)] = [
    (.zero, 0, 0), (.milliseconds(1), 1, 1), (.milliseconds(999), 999, 1),
    (.milliseconds(1000), 1000, 1), (.milliseconds(1001), 1001, 2), (.seconds(59), 59_000, 59),
    (.microseconds(1999), 1, 1), (.seconds(5400), 5_400_000, 5400),
  ]

  @Test(arguments: roundings)
  func aTimeHasWholeMillisecondsAndSecondsAsAClockShowsThem(
    time: Duration, milliseconds: Int, seconds: Int
  ) {
    #expect(time.wholeMilliseconds == milliseconds)
    #expect(time.secondsRoundedUp == seconds)
  }
}
