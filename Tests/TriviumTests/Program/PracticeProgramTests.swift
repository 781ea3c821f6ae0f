import Foundation
import Testing

/// Practice as the whole program gives it, with its journal.
@Suite struct PracticeProgramTests {
  private let program: TriviumProgram

  init() throws { program = try TriviumProgram() }

  /// The ids of the questions of a paper, in their order.
  private func ids(_ mode: String, seed: String, input: String = "") throws -> [String] {
    let result = try program.run(
      [
        "play", "life-in-the-uk", "--mode", mode, "--script", "-", "--json", "--seed", seed,
      ], input: input)
    return try result.objects().compactMap { $0["question"] as? String }
  }

  @Test func whatWasWrongIsAskedFirstAndWhatWasRightLast() throws {
    let first = try ids("practice", seed: "3", input: "=\n!\n=\n!\n!\n")
    let wrong = [first[1], first[3], first[4]]
    let right = [first[0], first[2]]
    let again = try ids("practice", seed: "3")
    #expect(Set(again.prefix(3)) == Set(wrong))
    #expect(Set(again).isDisjoint(with: right))
  }

  @Test func aMockExamIsTheSameWhateverWasPractised() throws {
    let before = try ids("exam", seed: "3")
    #expect(before.count == 24)
    _ = try ids("practice", seed: "3", input: String(repeating: "=\n!\n", count: 5))
    #expect(try ids("exam", seed: "3") == before)
  }

  @Test func lineByLineWhatWasWrongIsAskedFirstToo() throws {
    _ = try ids("practice", seed: "3", input: "!\n")
    let wrong = try #require(
      try program.run(
        ["play", "life-in-the-uk", "--mode", "review", "--script", "-", "--json"], input: "!\n"
      ).objects().first?["stem"] as? String)
    let plain = try program.run(
      ["play", "life-in-the-uk", "--mode", "practice", "--plain", "--seed", "9"], input: "q\n")
    let firstWords = wrong.split(separator: " ").prefix(4).joined(separator: " ")
    #expect(plain.output.contains(firstWords))
  }
}
