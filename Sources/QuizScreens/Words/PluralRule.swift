/// Which plural form a number takes, by the categories of CLDR.
package enum PluralRule: String, Sendable {
  /// English, German, Italian, Spanish: 1 apart from all others.
  case oneOther = "one-other"
  /// French: 0 and 1 together.
  case zeroOneOther = "zero-one-other"
  /// Polish: 1; 2 to 4 but not 12 to 14; all others.
  case oneFewMany = "one-few-many"

  /// The category of a whole number.
  package func category(of count: Int) -> String {
    switch self {
    case .oneOther: return count == 1 ? "one" : "other"
    case .zeroOneOther: return count == 0 || count == 1 ? "one" : "other"
    case .oneFewMany:
      if count == 1 { return "one" }
      let isFew = (2...4).contains(count % 10) && !(12...14).contains(count % 100)
      return isFew ? "few" : "many"
    }
  }
}
