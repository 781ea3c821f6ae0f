/// What the pickers show of a deck before it is loaded.
public struct DeckSummary: Equatable, Sendable {
  public var outline: DeckOutline
  /// How many questions each category of the outline has, in its order, whatever their region.
  public var categoryCounts: [Int]
  /// How many questions of each category belong to each region, by the orders of the outline;
  /// empty where the deck has no regions.
  public var regionCounts: [[Int]]
  public var questionCount: Int
  /// How many faults the checker finds.
  public var findingCount: Int
  /// Why the deck cannot be used, in one sentence; `nil` where it can.
  public var fault: String?

  /// Makes a summary.
  public init(
    outline: DeckOutline, categoryCounts: [Int], regionCounts: [[Int]] = [], questionCount: Int,
    findingCount: Int = 0, fault: String? = nil
  ) {
    self.outline = outline
    self.categoryCounts = categoryCounts
    self.regionCounts = regionCounts
    self.questionCount = questionCount
    self.findingCount = findingCount
    self.fault = fault
  }

  /// The summary of a deck that has been read.
  public init(_ deck: Deck, findingCount: Int = 0) {
    self.init(
      outline: deck.outline, categoryCounts: deck.categoryCounts,
      regionCounts: deck.regionCounts,
      questionCount: deck.questions.count, findingCount: findingCount)
  }

  public var id: String { outline.id }

  /// How many questions there are for a person of a region in a category, or in all for `nil`.
  public func count(categoryID: String?, regionID: String? = nil) -> Int {
    guard let categoryID else {
      return questionCount - outline.categories.indices.reduce(0) { $0 + elsewhere($1, regionID) }
    }
    guard let at = outline.categories.firstIndex(where: { $0.id == categoryID }),
      categoryCounts.indices.contains(at)
    else { return 0 }
    return categoryCounts[at] - elsewhere(at, regionID)
  }

  /// How many questions of a category belong to regions other than one.
  private func elsewhere(_ category: Int, _ regionID: String?) -> Int {
    guard regionCounts.indices.contains(category), let regions = outline.regions?.values else {
      return 0
    }
    return zip(regions, regionCounts[category]).reduce(0) {
      $0 + ($1.0.id == regionID ? 0 : $1.1)
    }
  }
}
