import QuizEngine
import Testing

struct PracticeOrderTests {
  static let seeds = UInt64(0)..<200
  static let ranks = ["q3": -1, "q8": -1, "q20": -1, "q0": 1, "q1": 1, "q29": 1]

  private func ids(
    _ mode: Mode = .practice, ranks: [String: Int] = ranks, count: Int = 30, seed: UInt64 = 7,
    rules: ExamBlueprint = ExamBlueprint()
  ) -> [String] {
    let request = PaperRequest(mode: mode, questionCount: count, ranks: ranks)
    return Paper(drawnFrom: Sample.deck(count: 30, rules: rules), request: request, seed: seed)
      .entries.map(\.question.id)
  }

  @Test func everySeedAsksTheGroupsOneAfterTheOther() {
    for seed in Self.seeds {
      let drawn = ids(seed: seed)
      #expect(Set(drawn).count == 30)
      #expect(Set(drawn.prefix(3)) == ["q3", "q8", "q20"])
      #expect(Set(drawn.suffix(3)) == ["q0", "q1", "q29"])
    }
  }

  @Test func aShortPaperTakesWhatComesFirst() {
    for seed in Self.seeds {
      #expect(Set(ids(count: 3, seed: seed)) == ["q3", "q8", "q20"])
      #expect(Set(ids(count: 10, seed: seed)).isDisjoint(with: ["q0", "q1", "q29"]))
    }
  }

  @Test func eachGroupIsShuffledFairly() {
    let orders = Set(Self.seeds.map { ids(seed: $0).prefix(3).joined(separator: " ") })
    #expect(orders.count == 6)
    let new = Set(Self.seeds.map { ids(seed: $0).dropFirst(3).dropLast(3).joined() })
    #expect(new.count == 200)
  }

  @Test func aBankThatKeepsItsOrderKeepsItWithinEachGroup() {
    let drawn = ids(rules: ExamBlueprint(shufflesQuestions: false))
    let rest = (0..<30).map { "q\($0)" }.filter { Self.ranks[$0] == nil }
    #expect(drawn == ["q3", "q8", "q20"] + rest + ["q0", "q1", "q29"])
  }

  @Test(arguments: [Mode.game, .exam, .review])
  func noOtherModeIsDrawnOtherwise(mode: Mode) {
    for seed in Self.seeds {
      #expect(ids(mode, count: 10, seed: seed) == ids(mode, ranks: [:], count: 10, seed: seed))
    }
  }

  @Test func practiceWithoutAPastIsDrawnAsAGameIs() {
    for seed in Self.seeds {
      #expect(ids(ranks: [:], count: 10, seed: seed) == ids(.game, count: 10, seed: seed))
    }
  }
}
