#if FreeEdition
  /// How much of each deck the free edition has.
  public struct FreeTier: Equatable, Sendable {
    /// How many different questions of a deck can be answered before no paper of it begins.
    public static let questionsPerDeck = 50

    private let history: History

    /// Counts in what is known of the past.
    public init(_ history: History) { self.history = history }

    /// Whether no further paper of a deck begins; one that has begun is sat to its end.
    public func isUsedUp(deckID: String) -> Bool {
      history.outline(deckID: deckID).answeredCount >= Self.questionsPerDeck
    }
  }
#endif
