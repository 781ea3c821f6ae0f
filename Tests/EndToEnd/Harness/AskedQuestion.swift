import Foundation

/// A question as a script was asked it, with the place of its right option.
struct AskedQuestion: Decodable, Equatable {
  var stem: String
  var options: [String]
  /// The number of the right option as shown, from 1.
  var given: Int

  var right: String { "\(given)" }
  var wrong: String { "\(given % options.count + 1)" }

  /// The questions of a paper, found by answering all of them rightly in a script.
  ///
  /// The script's records go to a folder of their own.
  static func paper(
    _ arguments: [String], count: Int, home: Home
  ) throws -> [AskedQuestion] {
    try home.write(String(repeating: "=\n", count: count), to: "all-right")
    let outcome = try Program.run(
      arguments + ["--script", home.path("all-right"), "--json", "--data", home.path("aside")],
      home: home)
    let questions = try outcome.output.split(separator: "\n").dropLast().map {
      try JSONDecoder().decode(AskedQuestion.self, from: Data($0.utf8))
    }
    guard outcome.end == .exit(0), questions.count == count else {
      throw NothingCame(
        "\(count) questions", instead: outcome.output + outcome.complaints)
    }
    return questions
  }
}
