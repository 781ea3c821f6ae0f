/// The entries of a cache in their order, in which they are mostly asked for.
struct KnownDecks {
  private let entries: [SummaryCache.Entry]
  private var next = 0

  init(_ entries: [SummaryCache.Entry]) { self.entries = entries }

  var count: Int { entries.count }

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
