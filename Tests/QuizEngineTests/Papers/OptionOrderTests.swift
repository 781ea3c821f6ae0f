import QuizEngine
import Testing

struct OptionOrderTests {
  private func orders(_ questions: [Question], shuffles: Bool = true, seed: UInt64) -> [[Int]] {
    let rules = ExamBlueprint(
      questionsPerSession: max(1, questions.count), shufflesQuestions: false,
      shufflesOptions: shuffles)
    let paper = Paper(
      drawnFrom: Sample.deck(questions, rules: rules), request: PaperRequest(mode: .game),
      seed: seed)
    return paper.entries.map(\.optionOrder)
  }

  @Test func anOrderHoldsEachOptionOnce() {
    let questions = [
      Sample.single("a", options: 26), Sample.multiple("b", options: 5, correct: [1, 2]),
      Sample.single("c", options: 2),
    ]
    for seed in UInt64(0)..<200 {
      let orders = orders(questions, seed: seed)
      #expect(orders.map { $0.sorted() } == [Array(0..<26), Array(0..<5), Array(0..<2)])
    }
  }

  @Test func aFixedOrderTrueAndFalseAndATypedAnswerAreNotShuffled() {
    let questions = [
      Sample.single("a", isFixed: true), Sample.trueFalse("b", false), Sample.typed("c", ["x"]),
    ]
    for seed in UInt64(0)..<200 {
      #expect(orders(questions, seed: seed) == [[0, 1, 2, 3], [0, 1], []])
    }
  }

  @Test func withoutShufflingTheOptionsKeepTheOrderOfTheBank() {
    for seed in UInt64(0)..<200 {
      #expect(
        orders(
          [Sample.single("a"), Sample.multiple("b", correct: [0])], shuffles: false, seed: seed)
          == [[0, 1, 2, 3], [0, 1, 2, 3]])
    }
  }

  /// 200 papers of 24 questions with four options: each place is expected 1200 times, and four
  /// standard deviations are 120.
  @Test func theRightOptionStandsAtEachPlaceEquallyOften() {
    let deck = Sample.deck(
      (0..<24).map { Sample.single("q\($0)", correct: $0 % 4) },
      rules: ExamBlueprint(questionsPerSession: 24))
    var counts = [0, 0, 0, 0]
    for seed in UInt64(0)..<200 {
      let paper = Paper(drawnFrom: deck, request: PaperRequest(mode: .exam), seed: seed)
      for entry in paper.entries {
        guard case .option(let index) = entry.question.rightAnswer,
          let place = entry.place(ofOption: index)
        else { continue }
        counts[place] += 1
      }
    }
    #expect(counts.reduce(0, +) == 4800)
    #expect(counts.allSatisfy { (1080...1320).contains($0) })
  }

  /// The same for one question, from seed to seed: 50 times each, and four deviations are 25.
  @Test func theRightOptionOfOneQuestionMovesFromSeedToSeed() {
    var counts = [0, 0, 0, 0]
    for seed in UInt64(0)..<200 {
      for order in orders([Sample.single("a")], seed: seed) {
        for (place, option) in order.enumerated() where option == 0 { counts[place] += 1 }
      }
    }
    #expect(counts.reduce(0, +) == 200)
    #expect(counts.allSatisfy { (25...75).contains($0) })
  }

  @Test func thePlaceOfAnOptionIsWhereItStands() {
    let entry = Paper.Entry(question: Sample.single("a"), optionOrder: [2, 0, 3, 1])
    #expect((0..<4).map { entry.place(ofOption: $0) } == [1, 3, 0, 2])
    #expect(entry.place(ofOption: 4) == nil)
  }
}
