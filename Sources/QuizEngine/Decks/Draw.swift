/// A quota of a paper: so many questions of one kind.
///
/// A question counts for one quota only.
public struct Draw: Equatable, Sendable {
  /// At least 1.
  public var count: Int
  /// Only of this category; `nil` for any.
  public var categoryID: String?
  /// Only with all of these tags; empty for any.
  public var tags: [String]
  /// Only of this weight; `nil` for any.
  public var points: Int?
  public var region: RegionScope
  /// Only questions that are scored, or only those that are not; `nil` for any.
  public var isUnscored: Bool?
  /// What must be among the questions of the quota, as in "at least one of the canton".
  public var atLeast: [Draw]

  /// Which questions a quota takes by their region.
  public enum RegionScope: String, Sendable {
    /// Those of the chosen region and those of none.
    case any
    /// Those that belong to no region.
    case none
    /// Those of the chosen region alone.
    case chosen
  }

  /// Makes a quota; what is left out restricts nothing.
  public init(
    count: Int, categoryID: String? = nil, tags: [String] = [], points: Int? = nil,
    region: RegionScope = .any, isUnscored: Bool? = nil, atLeast: [Draw] = []
  ) {
    self.count = max(1, count)
    self.categoryID = categoryID
    self.tags = tags
    self.points = points
    self.region = region
    self.isUnscored = isUnscored
    self.atLeast = atLeast
  }

  /// Whether a question can fill the quota for a person of a region.
  public func takes(_ question: Question, regionID: String?) -> Bool {
    if let categoryID, categoryID != question.categoryID { return false }
    if let points, points != question.points { return false }
    if let isUnscored, isUnscored != question.isUnscored { return false }
    guard tags.isEmpty || tags.allSatisfy(question.tags.contains) else { return false }
    return takesRegion(of: question, regionID: regionID)
  }

  /// The quota as a part of another one: it asks for all that the whole asks for besides.
  public func within(_ whole: Draw) -> Draw {
    Draw(
      count: count, categoryID: categoryID ?? whole.categoryID,
      tags: tags + whole.tags.filter { !tags.contains($0) }, points: points ?? whole.points,
      region: region == .any ? whole.region : region,
      isUnscored: isUnscored ?? whole.isUnscored)
  }

  /// Whether two quotas ask for the same but for the weight and for how many.
  func differsOnlyInWeight(from other: Draw) -> Bool {
    var same = other
    (same.points, same.count) = (points, count)
    return points != other.points && self == same
  }

  private func takesRegion(of question: Question, regionID: String?) -> Bool {
    switch region {
    case .any: question.regionID == nil || question.regionID == regionID
    case .none: question.regionID == nil
    case .chosen: question.regionID != nil && question.regionID == regionID
    }
  }
}

extension [Draw] {
  /// How many questions the quotas come to.
  public var questionCount: Int { reduce(0) { $0 + $1.count } }
}
