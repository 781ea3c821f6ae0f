/// A quota of a paper: so many questions of one kind.
///
/// Quotas are filled in their order, and a question counts for one of them only: a narrow quota
/// stands before a wide one.
public struct Draw: Equatable, Sendable {
  /// At least 1.
  public var count: Int
  /// Only of this category; `nil` for any.
  public var categoryID: String?
  /// Only with this tag; `nil` for any.
  public var tag: String?
  /// Only of this weight; `nil` for any.
  public var points: Int?
  public var region: RegionScope

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
    count: Int, categoryID: String? = nil, tag: String? = nil, points: Int? = nil,
    region: RegionScope = .any
  ) {
    self.count = max(1, count)
    self.categoryID = categoryID
    self.tag = tag
    self.points = points
    self.region = region
  }

  /// Whether a question can fill the quota for a person of a region.
  public func takes(_ question: Question, regionID: String?) -> Bool {
    (categoryID ?? question.categoryID) == question.categoryID
      && (points ?? question.points) == question.points
      && tag.map(question.tags.contains) ?? true
      && takesRegion(of: question, regionID: regionID)
  }

  private func takesRegion(of question: Question, regionID: String?) -> Bool {
    switch region {
    case .any: question.regionID == nil || question.regionID == regionID
    case .none: question.regionID == nil
    case .chosen: question.regionID != nil && question.regionID == regionID
    }
  }
}
