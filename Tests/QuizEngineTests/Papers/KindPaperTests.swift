import QuizEngine
import Testing

/// How the kinds that are more than a choice are drawn.
struct KindPaperTests {
  private func paper(_ deck: Deck, _ mode: Mode, seed: UInt64) -> Paper {
    Paper(drawnFrom: deck, request: PaperRequest(mode: mode), seed: seed)
  }

  @Test(arguments: [2, 3, 9], [true, false])
  func whatIsToBeOrderedNeverStandsInTheRightOrder(count: Int, isShuffled: Bool) throws {
    var question = Sample.ordering("o", (0..<count).map(String.init))
    question.hasFixedOrder = !isShuffled
    let deck = Sample.deck([question], rules: ExamBlueprint(shufflesOptions: isShuffled))
    var orders: [[Int]] = []
    for seed in 0..<200 as Range<UInt64> {
      let entry = try #require(paper(deck, .practice, seed: seed).entries.first)
      #expect(entry.optionOrder.sorted() == Array(0..<count))
      #expect(entry.optionOrder != Array(0..<count))
      if !orders.contains(entry.optionOrder) { orders.append(entry.optionOrder) }
    }
    #expect(orders.count == (count == 2 ? 1 : count == 3 ? 5 : orders.count))
    #expect(count < 9 || orders.count > 150)
  }

  @Test(arguments: [Mode.game, .exam, .practice, .review])
  func aCardIsAskedInPracticeAndReviewOnly(mode: Mode) {
    let cards = (0..<5).map { Question(id: "c\($0)", stem: "?", kind: .card(back: "!")) }
    for rules in [
      ExamBlueprint(questionsPerSession: 10, passRules: [.minimumCorrect(1)]),
      ExamBlueprint(
        questionsPerSession: 10, draws: [Draw(count: 10)], passRules: [.minimumCorrect(1)]),
    ] {
      let deck = Sample.deck(cards + (0..<5).map { Sample.single("s\($0)") }, rules: rules)
      for seed in 0..<20 as Range<UInt64> {
        let asked = paper(deck, mode, seed: seed).entries.map(\.question)
        let isLearning = mode == .practice || mode == .review
        #expect(asked.count == (isLearning ? 10 : 5))
        #expect(asked.allSatisfy { $0.suits(mode) })
        #expect(asked.contains { $0.id.hasPrefix("c") } == isLearning)
      }
    }
  }

  @Test func aCardTakesThePlaceOfNoQuestionOfAGame() throws {
    let cards = (0..<5).map { Question(id: "c\($0)", stem: "?", kind: .card(back: "!")) }
    let deck = Sample.deck(
      cards + [Sample.single("one"), Sample.single("two")],
      rules: ExamBlueprint(questionsPerSession: 1, questionTimeLimit: .seconds(20)))
    for seed in 0..<20 as Range<UInt64> {
      let session = QuizSession(paper: paper(deck, .game, seed: seed))
      let other = try #require(session.replacement(from: deck))
      #expect(!other.question.id.hasPrefix("c"))
    }
  }

  @Test func theTwoAnswersToACardKeepTheirOrder() throws {
    let deck = Sample.deck([Question(id: "c", stem: "?", kind: .card(back: "!"))])
    for seed in 0..<50 as Range<UInt64> {
      #expect(paper(deck, .practice, seed: seed).entries.first?.optionOrder == [0, 1])
    }
  }

  @Test func partnersAndStatementsAreShuffledUnlessTheirOrderIsFixed() throws {
    let questions = [
      Sample.statements("s", [true, false, true, false]),
      Sample.matching("m", [("a", "w"), ("b", "x")], ["y", "z"]),
    ]
    for question in questions {
      let shuffled = Sample.deck([question])
      let orders = (0..<50 as Range<UInt64>).map {
        paper(shuffled, .game, seed: $0).entries[0].optionOrder
      }
      #expect(Set(orders).count > 10)
      var still = question
      still.hasFixedOrder = true
      let fixed = Sample.deck([still])
      #expect(
        (0..<50 as Range<UInt64>).allSatisfy {
          paper(fixed, .game, seed: $0).entries[0].optionOrder == [0, 1, 2, 3]
        })
    }
  }
}
