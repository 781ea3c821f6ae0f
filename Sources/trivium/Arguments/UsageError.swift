/// Wrong usage, as a sentence that says what to do.
struct UsageError: Error, Equatable {
  let sentence: String

  init(_ sentence: String) { self.sentence = sentence }
}
