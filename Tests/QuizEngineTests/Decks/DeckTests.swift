import QuizEngine
import Testing

struct DeckTests {
  static let deck = Sample.deck(
    [
      Sample.single("a1", category: "a"), Sample.single("b1", category: "b"),
      Sample.single("b2", category: "b", region: "north"), Sample.single("x", category: "other"),
    ], categories: ["b", "empty", "a"])

  @Test func categoriesAreCountedInTheOrderOfTheOutline() {
    #expect(Self.deck.categoryCounts == [2, 0, 1])
  }

  @Test func aQuestionAndACategoryAreFoundByTheirIDs() {
    #expect(Self.deck.question(id: "b2")?.regionID == "north")
    #expect(Self.deck.question(id: "gone") == nil)
    #expect(Self.deck.outline.category(id: "a")?.name == "A")
    #expect(Self.deck.outline.category(id: "gone") == nil)
  }

  @Test func aSummarySaysWhatTheDeckHas() {
    let summary = DeckSummary(Self.deck, findingCount: 3)
    #expect(summary.id == "sample")
    #expect(summary.outline == Self.deck.outline)
    #expect(summary.categoryCounts == [2, 0, 1])
    #expect(summary.questionCount == 4)
    #expect(summary.findingCount == 3)
    #expect(summary.fault == nil)
  }

  @Test func aDeckWithConditionsIsAnExamAndAnyOtherAGame() {
    var outline = Self.deck.outline
    #expect(!outline.isExam)
    outline.blueprint.passRules = [.minimumCorrect(17)]
    #expect(outline.isExam)
  }

  @Test func whatIsLeftOutIsAGameOfTenQuestionsWithTwentySecondsEach() {
    let rules = ExamBlueprint()
    #expect(rules.questionsPerSession == 10)
    #expect(rules.questionTimeLimit == .seconds(20))
    #expect(rules.timeLimit == nil)
    #expect(rules.passRules.isEmpty)
    #expect(rules.shufflesQuestions && rules.shufflesOptions && rules.showsExplanations)
    #expect(!rules.showsCategoryBreakdown)
    #expect(rules.navigation == .free)
  }

  @Test(arguments: [0, -5])
  func aPaperHasAtLeastOneQuestion(count: Int) {
    #expect(ExamBlueprint(questionsPerSession: count).questionsPerSession == 1)
  }
}
