/// How far counts are from being all alike.
enum ChiSquare {
  /// The statistic of counts that should be equal.
  static func statistic(_ counts: [Int]) -> Double {
    let expected = Double(counts.reduce(0, +)) / Double(counts.count)
    return counts.reduce(0) { $0 + (Double($1) - expected) * (Double($1) - expected) / expected }
  }

  /// What a fair source exceeds once in ten thousand times, by Wilson and Hilferty.
  static func limit(categories: Int) -> Double {
    let freedom = Double(categories - 1)
    let part = 2 / (9 * freedom)
    let root = 1 - part + 3.719 * part.squareRoot()
    return freedom * root * root * root
  }

  static func isFair(_ counts: [Int]) -> Bool {
    statistic(counts) < limit(categories: counts.count)
  }
}
