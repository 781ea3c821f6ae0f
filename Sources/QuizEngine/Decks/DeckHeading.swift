/// The least that is said of a deck: enough to offer it, not to open it.
public struct DeckHeading: Equatable, Sendable {
  public var id: String
  public var title: String
  /// Whether its papers are passed or failed; any other deck is a game.
  public var isExam: Bool
  public var questionCount: Int
  /// Whether there is anything to ask.
  public var isUsable: Bool

  /// Makes a heading.
  public init(id: String, title: String, isExam: Bool, questionCount: Int, isUsable: Bool) {
    self.id = id
    self.title = title
    self.isExam = isExam
    self.questionCount = questionCount
    self.isUsable = isUsable
  }
}

extension DeckSummary {
  /// What of the summary is needed to offer the deck.
  public var heading: DeckHeading {
    DeckHeading(
      id: id, title: outline.title, isExam: outline.isExam, questionCount: questionCount,
      isUsable: fault == nil && questionCount > 0)
  }
}
