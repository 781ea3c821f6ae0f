/// How many questions of a category were asked and right.
public struct CategoryScore: Equatable, Sendable {
  public let categoryID: String
  public let right: Int
  public let total: Int

  /// The scores of the categories that were asked, in the order given, others behind by first use.
  ///
  /// Unscored questions are left out.
  public static func scores(of outcomes: [Outcome], order: [String]) -> [CategoryScore] {
    var right: [String: Int] = [:]
    var total: [String: Int] = [:]
    var seen = order
    for outcome in outcomes where !outcome.question.isUnscored {
      let id = outcome.question.categoryID
      if total[id] == nil, !order.contains(id) { seen.append(id) }
      total[id, default: 0] += 1
      right[id, default: 0] += outcome.isRight ? 1 : 0
    }
    return seen.compactMap { id in
      total[id].map { CategoryScore(categoryID: id, right: right[id] ?? 0, total: $0) }
    }
  }
}
