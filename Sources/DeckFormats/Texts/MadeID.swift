internal import QuizEngine

/// The id of a question that has none of its own.
enum MadeID {
  /// Makes an id of the stem, the options in any order, and the picture.
  static func of(stem: String, options: [String], image: String?) -> String {
    var digest = StableDigest()
    digest.add(stem)
    for option in options.sorted(by: { $0.utf8.lexicographicallyPrecedes($1.utf8) }) {
      digest.add(option)
    }
    digest.add(image ?? "")
    return digest.hexadecimal
  }

  /// The id of the next exact repeat: with `-2`, or the first number that is free.
  static func next(after id: String, isTaken: (String) -> Bool) -> String {
    var number = 2
    while isTaken("\(id)-\(number)") { number += 1 }
    return "\(id)-\(number)"
  }
}
