internal import QuizEngine

/// What a cache tells of the decks: how they are offered, and the entries of all files.
struct KnownDecks {
  let headings: [DeckHeading]
  /// In their order, in which they are mostly asked for.
  let entries: [SummaryCache.Entry]
  private var next = 0

  init(headings: [DeckHeading] = [], _ entries: [SummaryCache.Entry] = []) {
    self.headings = headings
    self.entries = entries
  }

  /// The entry of a deck; `nil` where there is none.
  mutating func entry(path: String) -> SummaryCache.Entry? {
    let index =
      entries.indices.contains(next) && entries[next].path == path
      ? next : entries.firstIndex { $0.path == path }
    guard let index else { return nil }
    next = index + 1
    return entries[index]
  }
}
