/// How often each position is the right one, in questions that have equally many positions.
///
/// A position is right evenly often where it is off the average by at most 5 percentage points of
/// the questions. Chance alone does worse in a small bank: below 400 questions it is enough to be
/// within three standard errors of the average, which a bank whose order was drawn by lot misses
/// once in 370 times for each position. That is 24 points at 40 true/false questions, 15 at 100 and
/// 7.5 at 399; with four options 20.5, 13 and 6.5.
struct PositionTally {
  let positionCount: Int
  /// How many questions were added.
  private(set) var count = 0
  /// How often each position is right.
  private(set) var rightCounts: [Int]
  /// The sum over the questions of the right positions times the wrong ones, which is the variance
  /// of each count times the square of the number of positions.
  private var spread = 0

  init(positionCount: Int) {
    self.positionCount = positionCount
    rightCounts = [Int](repeating: 0, count: positionCount)
  }

  mutating func add(_ right: [Int]) {
    count += 1
    for position in right { rightCounts[position] += 1 }
    spread += right.count * (positionCount - right.count)
  }

  /// All right positions of all questions.
  var total: Int { rightCounts.reduce(0, +) }

  /// Whether there are questions enough: 40, and ten for each position.
  var isTelling: Bool { count >= max(40, 10 * positionCount) }

  /// Whether a position may be right so often.
  func isEven(_ rightCount: Int) -> Bool {
    let distance = abs(rightCount * positionCount - total)
    return 20 * distance <= count * positionCount
      || count < 400 && distance * distance <= 9 * spread
  }

  /// How often a position may be right.
  var evenCounts: ClosedRange<Int> {
    let even = (0...count).filter(isEven)
    return (even.first ?? 0)...(even.last ?? count)
  }

  /// The position that is right too often or too seldom, by most; `nil` where all are even.
  var uneven: Int? {
    var worst: (position: Int, distance: Int)?
    for (position, rightCount) in rightCounts.enumerated() where !isEven(rightCount) {
      let distance = abs(rightCount * positionCount - total)
      if distance > worst?.distance ?? 0 { worst = (position, distance) }
    }
    return worst?.position
  }
}
