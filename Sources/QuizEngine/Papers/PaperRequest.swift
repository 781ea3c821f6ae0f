/// What is asked for when a paper is drawn.
public struct PaperRequest: Equatable, Sendable {
  public var mode: Mode
  /// Only questions of this category; `nil` for all.
  public var categoryID: String?
  /// Questions of this region besides those of none; `nil` where the deck has no regions.
  public var regionID: String?
  /// How many questions, at least 1; `nil` for what the deck says.
  public var questionCount: Int?
  /// Only questions with these ids, such as those answered wrong; `nil` for all.
  public var pool: [String]?
  public var clock: ClockFactor

  /// Makes a request; what is left out restricts nothing.
  public init(
    mode: Mode, categoryID: String? = nil, regionID: String? = nil, questionCount: Int? = nil,
    pool: [String]? = nil, clock: ClockFactor = .times1
  ) {
    self.mode = mode
    self.categoryID = categoryID
    self.regionID = regionID
    self.questionCount = questionCount
    self.pool = pool
    self.clock = clock
  }
}
