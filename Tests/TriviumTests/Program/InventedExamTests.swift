import Foundation
import Testing

/// An exam that nobody sits, written down as JSON and nothing else.
@Suite struct InventedExamTests {
  private let program: TriviumProgram
  private let decks: URL

  /// Three sections with a gate, weights and a region: 11 marks, of which 9 are needed.
  private static let deck = """
    { "examName": "Harbour master", "language": "en", "scoring": "weightWon",
      "categories": [ {"id": "lights", "name": "Lights"}, {"id": "rules", "name": "Rules"},
        {"id": "local", "name": "Local waters"} ],
      "regions": {"label": "Coast", "values": [ {"id": "north", "name": "North"},
        {"id": "south", "name": "South"} ]},
      "sections": [
        { "id": "lights", "name": "Lights", "draw": [{"count": 2, "category": "lights"}],
          "timeLimit": 60, "pass": [{"minimumCorrect": 2}], "gate": true },
        { "id": "rules", "name": "Rules", "questionTimeLimit": 20,
          "draw": [{"count": 2, "category": "rules", "points": 3},
            {"count": 1, "category": "rules", "points": 1}],
          "pass": [{"minimumPoints": 6}] },
        { "id": "local", "name": "Local waters", "draw": [{"count": 2, "region": "chosen"}] } ],
      "pass": [{"minimumPoints": 9}], "showCategoryBreakdown": true }
    """

  init() throws {
    program = try TriviumProgram()
    decks = program.folder.appendingPathComponent("decks")
    let folder = decks.appendingPathComponent("harbour")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    var questions: [[String: Any]] = []
    func add(_ count: Int, _ category: String, points: Int = 1, region: String? = nil) {
      for _ in 0..<count {
        let number = questions.count
        var question: [String: Any] = [
          "id": "q\(number)", "category": category, "question": "Question \(number)?",
          "options": ["Port \(number)", "Starboard \(number)", "Ahead \(number)"],
          "correct": number % 3, "points": points,
        ]
        question["region"] = region
        questions.append(question)
      }
    }
    add(4, "lights")
    add(4, "rules", points: 3)
    add(3, "rules")
    add(3, "local", region: "north")
    add(3, "local", region: "south")
    try Data(Self.deck.utf8).write(to: folder.appendingPathComponent("deck.json"))
    try JSONSerialization.data(withJSONObject: questions)
      .write(to: folder.appendingPathComponent("questions.json"))
  }

  private func play(
    _ lines: [String], region: String = "north", seed: Int = 7
  ) throws -> (lines: [[String: Any]], finish: [String: Any]) {
    let result = try program.run(
      [
        "play", "harbour", "--decks", decks.path, "--script", "-", "--json", "--region", region,
        "--seed", "\(seed)",
      ], input: lines.map { $0 + "\n" }.joined())
    #expect(result.code == 0, "\(result.errors)")
    let objects = try result.objects()
    let finish = try #require(objects.last?["finish"] as? [String: Any])
    return (objects.dropLast(), finish)
  }

  /// The conditions as "section rule got/needed", those not met with a mark before them.
  private func conditions(_ finish: [String: Any]) throws -> [String] {
    try #require(finish["conditions"] as? [[String: Any]]).map { condition in
      let section = condition["section"] as? String ?? "whole"
      let isMet = condition["met"] as? Bool ?? false
      let (got, needed) = (condition["got"] as? Int ?? -1, condition["needed"] as? Int ?? -1)
      return "\(isMet ? "" : "✗ ")\(section) \(condition["rule"] as? String ?? "") \(got)/\(needed)"
    }
  }

  @Test func itIsFoundWithoutAFaultAndListed() throws {
    let check = try program.run(["check", decks.appendingPathComponent("harbour").path, "--json"])
    #expect(check.code == 0)
    #expect(check.output.contains(#""findings":[]"#) || check.output.contains(#""findings": []"#))
    let list = try program.run(["decks", "--decks", decks.path, "--json"])
    #expect(list.output.contains("harbour") && list.output.contains("north"))
  }

  @Test(arguments: ["north", "south"])
  func allRightIsPassedSectionBySection(region: String) throws {
    let (lines, finish) = try play(Array(repeating: "=", count: 7), region: region)
    #expect(lines.count == 7)
    #expect(
      lines.map { $0["section"] as? String ?? "" }
        == ["lights", "lights", "rules", "rules", "rules", "local", "local"])
    #expect(lines.map { $0["n"] as? Int } == [1, 2, 3, 4, 5, 6, 7])
    #expect(lines.allSatisfy { $0["right"] as? Bool == true && $0["points"] as? Int == 0 })
    let local = lines.suffix(2).compactMap { $0["question"] as? String }
    let own = region == "north" ? ["q11", "q12", "q13"] : ["q14", "q15", "q16"]
    #expect(Set(local).count == 2 && Set(local).isSubset(of: own))
    // The clock is the section's, then the question's, then there is none.
    #expect(lines.prefix(3).map { $0["remaining"] as? Int } == [60, 60, 20])
    #expect(lines.last?["remaining"] is NSNull)
    #expect(finish["passed"] as? Bool == true)
    #expect(finish["score"] as? Int == 11 && finish["total"] as? Int == 11)
    #expect(finish["region"] as? String == region)
    #expect(
      try conditions(finish) == [
        "lights minimumCorrect 2/2", "rules minimumPoints 7/6", "whole minimumPoints 11/9",
      ])
  }

  @Test func failingTheGateEndsIt() throws {
    let (lines, finish) = try play(["=", "!", "=", "=", "=", "=", "="])
    #expect(lines.count == 7)
    #expect(lines.dropFirst(2).allSatisfy { $0["given"] is NSNull })
    #expect(finish["passed"] as? Bool == false)
    #expect(finish["score"] as? Int == 1)
    #expect((finish["missed"] as? [String])?.count == 1)
    #expect(try conditions(finish).first == "✗ lights minimumCorrect 1/2")
    #expect(try program.journal().count { $0.contains(#""kind":"answer""#) } == 2)
  }

  static let sittings: [([String], Int, [String])] = [
    (["=", "=", "=", "=", "!", "=", "!"], 9, []),
    (["=", "=", "=", "=", "!", "!", "!"], 8, ["✗ whole minimumPoints 8/9"]),
    (["=", "=", "=", "=", "=", "!", "!"], 9, []),
    (
      ["=", "=", "!", "=", "=", "=", "="], 8,
      ["✗ rules minimumPoints 4/6", "✗ whole minimumPoints 8/9"]
    ),
    (["=", "=", "=", "=", "-", "=", "-"], 9, []),
    (["=", "=", "=", "="], 8, ["✗ whole minimumPoints 8/9"]),
  ]

  @Test(arguments: sittings)
  func theWeightsDecide(script: [String], score: Int, unmet: [String]) throws {
    let (_, finish) = try play(script)
    #expect(finish["score"] as? Int == score)
    #expect(try conditions(finish).filter { $0.hasPrefix("✗") } == unmet)
    #expect(finish["passed"] as? Bool == unmet.isEmpty)
    let categories = try #require(finish["categories"] as? [[String: Any]])
    #expect(categories.map { $0["id"] as? String } == ["lights", "rules", "local"])
    #expect(categories.map { $0["total"] as? Int } == [2, 7, 2])
    #expect(categories.reduce(0) { $0 + ($1["score"] as? Int ?? 0) } == score)
  }

  @Test func theClockOfASectionHandsItIn() throws {
    let (lines, finish) = try play(["=", "+59", "=", "=", "=", "=", "=", "="])
    #expect(finish["passed"] as? Bool == true)
    #expect(lines[1]["remaining"] as? Int == 1)
    #expect(finish["seconds"] as? Int == 59)
    let late = try play(["=", "+60", "="])
    #expect(late.finish["passed"] as? Bool == false)
    #expect(late.finish["seconds"] as? Int == 60)
    #expect(try conditions(late.finish).first == "✗ lights minimumCorrect 1/2")
  }

  @Test func theClockOfAQuestionTakesItAndGoesOn() throws {
    // Two questions weigh 3 and one weighs 1: the last is the one that is lost.
    let (lines, finish) = try play(["=", "=", "=", "=", "+20", "=", "="])
    #expect(lines[4]["given"] is NSNull)
    #expect(lines[4]["section"] as? String == "rules")
    #expect(lines[5]["right"] as? Bool == true)
    #expect(finish["score"] as? Int == 10)
    #expect(finish["passed"] as? Bool == true)
  }

  @Test func theSameSeedIsTheSamePaperAndItIsOfItsRegion() throws {
    let script = Array(repeating: "=", count: 7)
    let ids = { (region: String, seed: Int) in
      try play(script, region: region, seed: seed).lines.map { $0["question"] as? String ?? "" }
    }
    #expect(try ids("north", 7) == ids("north", 7))
    #expect(try ids("north", 7) != ids("north", 8))
    #expect(try ids("south", 7).suffix(2).allSatisfy { ["q14", "q15", "q16"].contains($0) })
  }

  @Test func withoutARegionItIsNotBegun() throws {
    let result = try program.run(
      ["play", "harbour", "--decks", decks.path, "--script", "-"], input: "=\n")
    #expect(result.code == 2)
    #expect(result.errors.contains("north") && result.errors.contains("south"))
  }

  @Test func whatTheBankCannotFillIsSaidInFigures() throws {
    let file = decks.appendingPathComponent("harbour/questions.json")
    let kept = try #require(
      JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? [[String: Any]]
    ).filter { $0["region"] as? String != "south" }
    try JSONSerialization.data(withJSONObject: kept).write(to: file)
    let check = try program.run(["check", decks.appendingPathComponent("harbour").path])
    #expect(check.code == 1)
    #expect((check.output + check.errors).contains("region South has 0 questions, 2 are drawn"))
  }
}
