import QuizEngine

/// What is to be played, and how.
struct PlayOptions: Equatable, Sendable {
  /// The id of a deck, or a file.
  var deck: String
  /// `nil` for what the deck is: a game or an exam.
  var mode: Mode?
  var categoryID: String?
  var regionID: String?
  var variantID: String?
  /// What the candidate says of themselves, by the ids of the deck's questions.
  var profile: [String: Bool] = [:]
  /// A paper whose questions are named.
  var fixedPaperID: String?
  /// How many questions; `nil` for the setting or the deck's own number.
  var questionCount: Int?
  var way = Way.screen

  /// Where the answers come from, and where the questions go.
  enum Way: Equatable, Sendable {
    /// The full screen, or lines where the terminal has none.
    case screen
    /// Line by line.
    case plain
    /// Answers from a file (`-` for standard input), without a terminal.
    case script(path: String, isJSON: Bool)
  }
}
