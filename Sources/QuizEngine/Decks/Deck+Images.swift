extension Deck {
  /// The names of all pictures that the deck needs, each once: its categories' art, then the
  /// pictures of its questions.
  public var imageNames: [String] {
    var seen: Set<String> = []
    let names = outline.categories.map(\.art) + questions.compactMap(\.image)
    return names.filter { !$0.isEmpty && seen.insert($0).inserted }
  }
}
