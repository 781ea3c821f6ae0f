internal import JSONText

/// A question as Open Trivia Database writes it.
struct OpenTriviaItem {
  var type: String
  var difficulty: String
  var category: String
  var question: String
  var correctAnswer: String
  var incorrectAnswers: [String]

  /// Takes the six keys of a result; reports those that are missing or of the wrong kind.
  init?(_ object: inout ObjectReader) {
    for key in ["type", "difficulty", "category", "question", "correct_answer"]
    where object.text(key) == nil && object.value(key) == nil {
      object.report(.error, "`\(key)` is missing", remedy: "Fetch the file again.")
    }
    guard let incorrect = object.value("incorrect_answers")?.strings else {
      object.report(
        .error, "`incorrect_answers` is not a list of texts", remedy: "Fetch the file again.")
      return nil
    }
    guard !object.hasError, let type = object.text("type"),
      let difficulty = object.text("difficulty"), let category = object.text("category"),
      let question = object.text("question"), let correct = object.text("correct_answer")
    else { return nil }
    self.type = type
    self.difficulty = difficulty
    self.category = category
    self.question = question
    correctAnswer = correct
    incorrectAnswers = incorrect
  }

  /// All texts; with base64 and both kinds of percent encoding each of them is encoded.
  var texts: [String] {
    [question, category, correctAnswer, type, difficulty] + incorrectAnswers
  }

  /// The item with each text passed through a decoder; `nil` where one cannot be decoded.
  func decoded(_ encoding: OpenTriviaEncoding) -> OpenTriviaItem? {
    var item = self
    let paths: [WritableKeyPath<OpenTriviaItem, String>] = [
      \.type, \.difficulty, \.category, \.question, \.correctAnswer,
    ]
    for path in paths {
      guard let text = encoding.decoded(self[keyPath: path]) else { return nil }
      item[keyPath: path] = text
    }
    item.incorrectAnswers = incorrectAnswers.compactMap(encoding.decoded)
    return item.incorrectAnswers.count == incorrectAnswers.count ? item : nil
  }
}
