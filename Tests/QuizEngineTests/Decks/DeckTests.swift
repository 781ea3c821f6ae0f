import QuizEngine
import Testing

struct DeckTests {
  static let deck = Sample.deck(
    [
      Sample.single("a1", category: "a"), Sample.single("b1", category: "b"),
      Sample.single("b2", category: "b", region: "north"), Sample.single("x", category: "other"),
    ], categories: ["b", "empty", "a"])

  @Test func categoriesAreCountedInTheOrderOfTheOutline() {
    #expect(Self.deck.counts().categories == [2, 0, 1])
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
    #expect(summary.counts.categories == [2, 0, 1])
    #expect(summary.questionCount == 4)
    #expect(summary.findingCount == 3)
    #expect(summary.fault == nil)
  }

  /// Of category a two everywhere, of b one everywhere, two in the north and one in the south, and
  /// one without a category.
  static let regional: DeckSummary = {
    var deck = Sample.deck(
      [
        Sample.single("1", category: "a"), Sample.single("2", category: "a"),
        Sample.single("3", category: "b"), Sample.single("4", category: "b", region: "north"),
        Sample.single("5", category: "b", region: "north"),
        Sample.single("6", category: "b", region: "south"), Sample.single("7"),
      ], categories: ["a", "b"])
    deck.outline.regions = DeckOutline.Regions(
      label: "Land",
      values: [
        DeckOutline.Region(id: "south", name: "South"),
        DeckOutline.Region(id: "north", name: "North"),
      ])
    return DeckSummary(deck)
  }()

  static let counts: [(category: String?, region: String?, count: Int)] = [
    (nil, nil, 4), (nil, "north", 6), (nil, "south", 5), (nil, "west", 4),
    ("a", nil, 2), ("a", "north", 2), ("b", nil, 1), ("b", "north", 3), ("b", "south", 2),
    ("c", nil, 0),
  ]

  @Test(arguments: counts)
  func onlyTheQuestionsOfOnesOwnRegionAreCounted(
    example: (category: String?, region: String?, count: Int)
  ) {
    let count = Self.regional.count(categoryID: example.category, regionID: example.region)
    #expect(count == example.count)
  }

  @Test func regionsAreCountedInTheOrdersOfTheOutline() {
    #expect(Self.regional.counts.regions == [[0, 0], [1, 2]])
    #expect(Self.deck.counts().regions == [])
  }

  @Test func onlyTheQuestionsOfOnesOwnVariantAreCounted() {
    var deck = Sample.deck(
      ["1", "2", "3"].map { Sample.single($0, category: "a") }, categories: ["a"])
    deck.questions[0].tags = ["sea"]
    deck.questions[1].tags = ["lake", "old"]
    for (id, excluded) in [("coast", ["lake"]), ("inland", ["sea", "old"]), ("all", [])] {
      var outline = deck.outline
      outline.blueprint.excludedTags = excluded
      outline.variants = []
      deck.outline.variants.append(DeckOutline.Variant(id: id, name: id, outline: outline))
    }
    let summary = DeckSummary(deck)
    let variants = ["coast", "inland", "all", "gone", nil]
    #expect(variants.map { summary.count(categoryID: "a", variantID: $0) } == [2, 1, 3, 3, 3])
    #expect(variants.map { summary.count(categoryID: nil, variantID: $0) } == [2, 1, 3, 3, 3])
    #expect(summary.questionCount == 3)
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
