/// Things on the left, to each of which belongs one on the right.
public struct Matching: Equatable, Sendable {
  /// 2 to 9 texts, which keep their order.
  public let lefts: [String]
  /// 2 to 26 different texts: the partners, then the distractors, which belong to none.
  public let rights: [String]
  /// For each on the left the index of its partner; one partner may serve several.
  public let key: [Int]

  /// Makes the parts of pairs and distractors; `nil` where there are too few or too many, or a
  /// distractor is the partner of something.
  public init?(pairs: [(left: String, right: String)], distractors: [String] = []) {
    var rights: [String] = []
    key = pairs.map { pair in
      if let index = rights.firstIndex(of: pair.right) { return index }
      rights.append(pair.right)
      return rights.count - 1
    }
    guard (2...9).contains(pairs.count), !distractors.contains(where: rights.contains) else {
      return nil
    }
    rights += distractors
    guard (2...26).contains(rights.count) else { return nil }
    lefts = pairs.map(\.left)
    self.rights = rights
  }
}
