/// What is asked for when a paper is drawn.
public struct PaperRequest: Equatable, Sendable {
  public var mode: Mode
  /// Only questions of this category; `nil` for all.
  public var categoryID: String?
  /// Questions of this region besides those of none; `nil` where the deck has no regions.
  public var regionID: String?
  /// The form of the exam; `nil` for the first, or where there is but one.
  public var variantID: String?
  /// The sections that are not sat.
  public var absentSectionIDs: [String]
  /// A paper whose questions are named, in place of one that is drawn.
  public var fixedPaperID: String?
  /// How many questions, at least 1; `nil` for what the deck says.
  public var questionCount: Int?
  /// Only questions with these ids, such as those answered wrong; `nil` for all.
  public var pool: [String]?
  /// Which questions of a practice paper come before others, by their ids; no other mode looks at it.
  ///
  /// A lower rank comes first; those not named have 0.
  public var ranks: [String: Int]
  public var clock: ClockFactor

  /// Makes a request; what is left out restricts nothing.
  public init(
    mode: Mode, categoryID: String? = nil, regionID: String? = nil, variantID: String? = nil,
    absentSectionIDs: [String] = [], fixedPaperID: String? = nil, questionCount: Int? = nil,
    pool: [String]? = nil, ranks: [String: Int] = [:], clock: ClockFactor = .times1
  ) {
    self.mode = mode
    self.categoryID = categoryID
    self.regionID = regionID
    self.variantID = variantID
    self.absentSectionIDs = absentSectionIDs
    self.fixedPaperID = fixedPaperID
    self.questionCount = questionCount
    self.pool = pool
    self.ranks = ranks
    self.clock = clock
  }

  /// How many questions are asked for, at least 1.
  func count(usual: Int) -> Int { max(1, questionCount ?? usual) }
}
