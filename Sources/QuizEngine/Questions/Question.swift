/// One item of a bank: a stem, what may be answered, and what is right.
///
/// A question without a right answer cannot be made: every kind checks its parts when it is built.
public struct Question: Equatable, Sendable {
  /// Unique in its deck and stable, so that an edited question keeps its history.
  public var id: String
  /// The id of a category of the deck; empty where the deck has none.
  public var categoryID: String
  /// The id of a region of the deck; `nil` where the question belongs to all of them.
  public var regionID: String?
  public var stem: String
  public var kind: Kind
  /// Why the right answer is right; empty where the bank has none.
  public var explanation: String
  /// Where the fact stands: an article, a chapter, a standard work.
  public var references: [String]
  /// Why each option is right or wrong, in the order of the options; empty where not given.
  public var optionExplanations: [String]
  /// Whether the options keep their order, as in "Picture 1" to "Picture 4".
  public var hasFixedOrder: Bool
  /// The name of a picture in the deck's folder.
  public var image: String?
  /// What the picture shows, for those who cannot see it.
  public var imageDescription: String?
  /// The weight of the question in marks, at least 1.
  public var points: Int
  /// 1 easy, 2 medium, 3 hard; `nil` where not graded.
  public var difficulty: Int?
  public var tags: [String]
  /// Whether the question is asked without counting.
  public var isUnscored: Bool

  /// Makes a question; what is left out is empty, and the weight is 1.
  public init(
    id: String, categoryID: String = "", regionID: String? = nil, stem: String, kind: Kind,
    explanation: String = "", references: [String] = [], optionExplanations: [String] = [],
    hasFixedOrder: Bool = false, image: String? = nil, imageDescription: String? = nil,
    points: Int = 1, difficulty: Int? = nil, tags: [String] = [], isUnscored: Bool = false
  ) {
    self.id = id
    self.categoryID = categoryID
    self.regionID = regionID
    self.stem = stem
    self.kind = kind
    self.explanation = explanation
    self.references = references
    self.optionExplanations = optionExplanations
    self.hasFixedOrder = hasFixedOrder
    self.image = image
    self.imageDescription = imageDescription
    self.points = max(1, points)
    self.difficulty = difficulty
    self.tags = tags
    self.isUnscored = isUnscored
  }
}
