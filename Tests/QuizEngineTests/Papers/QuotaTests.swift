import QuizEngine
import Testing

/// Papers that are drawn by quotas.
struct QuotaTests {
  /// 20 questions of a, 10 of b (those with an even number of weight 3), 5 of each region in b.
  static let bank: [Question] =
    (0..<20).map { Sample.single("a\($0)", category: "a") }
    + (0..<10).map { Sample.single("b\($0)", category: "b", points: $0 % 2 == 0 ? 3 : 1) }
    + ["north", "south"].flatMap { (region: String) in
      (0..<5).map { Sample.single("\(region)\($0)", category: "b", region: region) }
    }

  private func paper(
    _ draws: [Draw], mode: Mode = .exam, region: String? = nil, count: Int? = nil, seed: UInt64,
    shuffles: Bool = true, mixesWeights: Bool = false
  ) -> [Question] {
    let rules = ExamBlueprint(
      draws: draws, passRules: [.minimumCorrect(1)], shufflesQuestions: shuffles,
      mixesWeights: mixesWeights)
    let deck = Sample.deck(Self.bank, categories: ["a", "b"], rules: rules)
    let request = PaperRequest(mode: mode, regionID: region, questionCount: count)
    return Paper(drawnFrom: deck, request: request, seed: seed).entries.map(\.question)
  }

  @Test func everySeedMeetsTheQuotasInTheirOrderWithEachQuestionOnce() {
    let draws = [
      Draw(count: 2, categoryID: "b", points: 3), Draw(count: 3, region: .chosen),
      Draw(count: 6, categoryID: "a"), Draw(count: 4, categoryID: "b", region: .none),
    ]
    for seed in UInt64(0)..<200 {
      let questions = paper(draws, region: "north", seed: seed)
      #expect(questions.count == 15)
      #expect(Set(questions.map(\.id)).count == 15)
      #expect(questions.prefix(2).allSatisfy { $0.points == 3 })
      #expect(questions[2..<5].allSatisfy { $0.regionID == "north" })
      #expect(questions[5..<11].allSatisfy { $0.categoryID == "a" })
      #expect(questions[11...].allSatisfy { $0.categoryID == "b" && $0.regionID == nil })
    }
  }

  @Test func aPaperHasAsManyQuestionsAsItsQuotas() {
    let rules = ExamBlueprint(questionsPerSession: 99, draws: [Draw(count: 30), Draw(count: 3)])
    #expect(rules.questionsPerSession == 33)
    #expect(Draw(count: 0).count == 1)
  }

  @Test func quotasThatDifferOnlyInWeightAreMixedWhereTheRulesSaySo() {
    let draws = [
      Draw(count: 3, categoryID: "b", points: 3, region: .none),
      Draw(count: 3, categoryID: "b", points: 1, region: .none), Draw(count: 2, categoryID: "a"),
    ]
    var firstWeights: Set<Int> = []
    for seed in UInt64(0)..<50 {
      let questions = paper(draws, seed: seed, mixesWeights: true)
      #expect(questions.count == 8)
      #expect(questions.prefix(6).map(\.points).sorted() == [1, 1, 1, 3, 3, 3])
      #expect(questions[6...].allSatisfy { $0.categoryID == "a" })
      firstWeights.insert(questions[0].points)
    }
    #expect(firstWeights == [1, 3])
    #expect(
      paper(draws, seed: 7, shuffles: false, mixesWeights: true).map(\.id)
        == ["b0", "b1", "b2", "b3", "b4", "b5", "a0", "a1"])
    #expect(paper(draws, seed: 7).map(\.points) == [3, 3, 3, 1, 1, 1, 1, 1])
  }

  @Test func aQuotaThatTheBankCannotFillIsFilledAsFarAsItGoes() {
    let questions = paper(
      [Draw(count: 9, categoryID: "b", points: 3), Draw(count: 2, categoryID: "a")], seed: 7)
    #expect(questions.map(\.categoryID) == ["b", "b", "b", "b", "b", "a", "a"])
  }

  @Test func aQuestionFillsOneQuotaOnly() {
    let questions = paper(
      [Draw(count: 5, categoryID: "b", points: 3), Draw(count: 10, categoryID: "b")], seed: 7)
    #expect(questions.map(\.id).sorted() == (0..<10).map { "b\($0)" })
  }

  @Test(arguments: [Mode.game, .practice, .review])
  func otherThanAnExamKnowsNoQuotas(mode: Mode) {
    let questions = paper([Draw(count: 1, categoryID: "b")], mode: mode, count: 30, seed: 7)
    #expect(questions.count == 30)
  }

  @Test func withoutShufflingTheFirstThatFitAreTaken() {
    let draws = [Draw(count: 2, categoryID: "b"), Draw(count: 2, categoryID: "a")]
    for seed in UInt64(0)..<20 {
      #expect(paper(draws, seed: seed, shuffles: false).map(\.id) == ["b0", "b1", "a0", "a1"])
    }
  }

  @Test func seedSevenFillsTheSameQuotasForEver() {
    let draws = [Draw(count: 3, categoryID: "b"), Draw(count: 3, categoryID: "a")]
    #expect(paper(draws, seed: 7).map(\.id) == ["b5", "b0", "b1", "a1", "a4", "a7"])
  }

  /// A quota, the region one sits the exam in, and the regions whose questions it takes.
  static let scopes: [(Draw.RegionScope, String?, [String?])] = [
    (.any, nil, [nil]), (.any, "north", [nil, "north"]), (.none, nil, [nil]),
    (.none, "north", [nil]), (.chosen, nil, []), (.chosen, "north", ["north"]),
    (.chosen, "west", []),
  ]

  @Test(arguments: scopes)
  func aQuotaTakesTheRegionsOfItsScope(
    scope: Draw.RegionScope, chosen: String?, taken: [String?]
  ) {
    let draw = Draw(count: 1, region: scope)
    for region in [nil, "north", "south"] {
      let question = Sample.single("q", region: region)
      #expect(draw.takes(question, regionID: chosen) == taken.contains(region))
    }
  }

  @Test func aQuotaAsksForCategoryTagAndWeightTogether() {
    let draw = Draw(count: 1, categoryID: "a", tags: ["new"], points: 2)
    var question = Sample.single("q", category: "a", points: 2)
    #expect(!draw.takes(question, regionID: nil))
    question.tags = ["old", "new"]
    #expect(draw.takes(question, regionID: nil))
    question.points = 3
    #expect(!draw.takes(question, regionID: nil))
    question.points = 2
    question.categoryID = "b"
    #expect(!draw.takes(question, regionID: nil))
  }
}
