/// What a question may refer to in its deck.
struct NativeScope {
  /// Whether the deck says of itself what it has.
  var hasOutline = false
  /// Whether it says how many questions a paper has.
  var namesCount = false
  /// Empty where the deck names none; its questions then bring their own.
  var categoryIDs: [String] = []
  var regionIDs: Set<String> = []

  var categoryList: String { categoryIDs.map(\.quotedBriefly).joined(separator: ", ") }
}
