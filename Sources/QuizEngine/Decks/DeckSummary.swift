/// What the pickers show of a deck before it is loaded.
public struct DeckSummary: Equatable, Sendable {
  public var outline: DeckOutline
  /// How many questions each category of the outline has, in its order.
  public var categoryCounts: [Int]
  public var questionCount: Int
  /// How many faults the checker finds.
  public var findingCount: Int
  /// Why the deck cannot be used, in one sentence; `nil` where it can.
  public var fault: String?

  /// Makes a summary.
  public init(
    outline: DeckOutline, categoryCounts: [Int], questionCount: Int, findingCount: Int = 0,
    fault: String? = nil
  ) {
    self.outline = outline
    self.categoryCounts = categoryCounts
    self.questionCount = questionCount
    self.findingCount = findingCount
    self.fault = fault
  }

  /// The summary of a deck that has been read.
  public init(_ deck: Deck, findingCount: Int = 0) {
    self.init(
      outline: deck.outline, categoryCounts: deck.categoryCounts,
      questionCount: deck.questions.count, findingCount: findingCount)
  }

  public var id: String { outline.id }
}
