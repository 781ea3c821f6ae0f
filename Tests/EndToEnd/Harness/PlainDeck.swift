import Foundation

/// A game of questions with four options, made for a test.
struct PlainDeck {
  var id = "quiz"
  var title = "Test quiz"
  var count = 3
  var secondsEach = 20
  /// What each text begins with.
  var prefix = ""

  var outline: String {
    Self.json([
      "examName": title, "questionsPerSession": count, "questionTimeLimit": secondsEach,
      "categories": [["id": "only", "name": "Only topic", "icon": "◆"]],
    ])
  }

  var questions: String {
    Self.json(
      (1...count).map { number in
        [
          "id": "q\(number)", "category": "only", "question": "\(prefix)Stem number \(number)?",
          "options": ["alpha", "beta", "gamma", "delta"].map { "\(prefix)\($0) \(number)" },
          "correct": number % 4, "explanation": "\(prefix)Because of number \(number).",
        ] as [String: any Sendable]
      })
  }

  private static func json(_ value: Any) -> String {
    let options: JSONSerialization.WritingOptions = [.sortedKeys]
    let data = try? JSONSerialization.data(withJSONObject: value, options: options)
    return String(decoding: data ?? Data(), as: UTF8.self)
  }
}
