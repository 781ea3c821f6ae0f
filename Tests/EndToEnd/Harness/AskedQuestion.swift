import Foundation

/// A question as a script was asked it, with the place of its right option.
struct AskedQuestion: Decodable, Equatable {
  var stem: String
  var options: [String]
  /// The numbers of the right options as shown, from 1.
  var given: [Int]

  private enum CodingKeys: CodingKey { case stem, options, given }

  init(from decoder: any Decoder) throws {
    let members = try decoder.container(keyedBy: CodingKeys.self)
    stem = try members.decode(String.self, forKey: .stem)
    options = try members.decode([String].self, forKey: .options)
    let number = try? members.decode(Int.self, forKey: .given)
    given = try number.map { [$0] } ?? members.decode([Int].self, forKey: .given)
  }

  /// The key that answers a question with one right option rightly.
  var right: String { "\(given[0])" }
  /// The key that answers a question with one right option wrongly.
  var wrong: String { "\(given[0] % options.count + 1)" }

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
