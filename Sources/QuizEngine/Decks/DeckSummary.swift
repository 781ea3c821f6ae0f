/// What the pickers show of a deck before it is loaded.
public struct DeckSummary: Equatable, Sendable {
  public var outline: DeckOutline
  /// Of all questions of the bank.
  public var counts: QuestionCounts
  /// Of the questions of each variant, in the order of the outline; empty where all variants ask
  /// the same ones.
  public var variantCounts: [QuestionCounts]
  /// How many faults the checker finds.
  public var findingCount: Int
  /// Why the deck cannot be used, in one sentence; `nil` where it can.
  public var fault: String?

  /// Makes a summary.
  public init(
    outline: DeckOutline, counts: QuestionCounts, variantCounts: [QuestionCounts] = [],
    findingCount: Int = 0, fault: String? = nil
  ) {
    self.outline = outline
    self.counts = counts
    self.variantCounts = variantCounts
    self.findingCount = findingCount
    self.fault = fault
  }

  /// The summary of a deck that has been read.
  public init(_ deck: Deck, findingCount: Int = 0) {
    let excluded = deck.outline.variants.map(\.outline.blueprint.excludedTags)
    self.init(
      outline: deck.outline, counts: deck.counts(),
      variantCounts: excluded.allSatisfy(\.isEmpty)
        ? [] : excluded.map { deck.counts(excludingTags: $0) },
      findingCount: findingCount)
  }

  public var id: String { outline.id }

  /// How many questions the bank has.
  public var questionCount: Int { counts.total }

  /// How many questions there are for a person of a region under a variant in a category, or in all
  /// for `nil`.
  public func count(
    categoryID: String?, regionID: String? = nil, variantID: String? = nil
  ) -> Int {
    let variant = outline.variants.firstIndex { $0.id == variantID }
    let counts = variant.flatMap { variantCounts.indices.contains($0) ? variantCounts[$0] : nil }
    let region = outline.regions?.values.firstIndex { $0.id == regionID }
    guard let categoryID else {
      return (counts ?? self.counts).count(category: nil, region: region)
    }
    guard let category = outline.categories.firstIndex(where: { $0.id == categoryID }),
      self.counts.categories.indices.contains(category)
    else { return 0 }
    return (counts ?? self.counts).count(category: category, region: region)
  }
}
