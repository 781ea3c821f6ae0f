import QuizEngine
import Testing

/// Grading of the kinds that are more than a choice.
struct KindGradingTests {
  static let speed = Sample.number("speed", 5.2, 0.1, unit: "kn")
  static let range = Sample.range("range", -3000, -3.234)
  static let mixed = Sample.statements("mixed", [true, false, true])
  static let none = Sample.statements("none", [false, false])
  static let capitals = Sample.matching(
    "capitals", [("France", "Paris"), ("Italy", "Rome"), ("Vatican", "Rome")], ["Lyon"])
  static let periods = Sample.ordering("periods", ["Trias", "Jura", "Chalk"])
  static let card = Question(id: "card", stem: "die Katze", kind: .card(back: "the cat"))
  static let all = [speed, range, mixed, none, capitals, periods, card]

  static let right: [(Question, Answer)] = [
    (speed, .text("5.2")), (speed, .text("5,3 kn")), (speed, .text(" 5.1 ")),
    (range, .text("-3.234")), (range, .text("-3000")),
    (mixed, .statements([true, false, true])), (none, .statements([false, false])),
    (capitals, .pairs([0, 1, 1])), (periods, .order([0, 1, 2])), (card, .known(true)),
  ]

  @Test(arguments: right)
  func aRightAnswerIsAccepted(question: Question, answer: Answer) {
    #expect(question.accepts(answer))
    #expect(question.isComplete(answer))
  }

  static let wrong: [(Question, Answer)] = [
    (speed, .text("5.4")), (speed, .text("-5.2")), (speed, .text("fast")), (range, .text("-3")),
    (mixed, .statements([true, true, true])), (mixed, .statements([false, true, false])),
    (none, .statements([true, true])), (none, .statements([true, false])),
    (capitals, .pairs([1, 0, 0])), (capitals, .pairs([0, 1, 2])), (capitals, .pairs([2, 2, 2])),
    (periods, .order([2, 1, 0])), (periods, .order([0, 2, 1])), (card, .known(false)),
  ]

  @Test(arguments: wrong)
  func oneMistakeMakesTheWholeWrong(question: Question, answer: Answer) {
    #expect(!question.accepts(answer))
    #expect(question.isComplete(answer))
  }

  static let partial: [(Question, Answer)] = [
    (mixed, .statements([true, false, nil])), (mixed, .statements([nil, nil, true])),
    (mixed, .statements([true, false])), (mixed, .statements([true, false, true, true])),
    (none, .statements([false, nil])), (capitals, .pairs([0, 1, nil])), (capitals, .pairs([0, 1])),
    (periods, .order([0, 1])), (periods, .order([0])),
  ]

  @Test(arguments: partial)
  func whatIsLeftOpenMakesAnAnswerIncompleteAndWrong(question: Question, answer: Answer) {
    #expect(!question.accepts(answer))
    #expect(!question.isComplete(answer))
    #expect(!answer.isEmpty)
  }

  static let empty: [Answer] = [
    .unanswered, .text(" "), .statements([nil, nil, nil]), .statements([]), .pairs([nil, nil]),
    .pairs([]), .order([]),
  ]

  @Test(arguments: all, empty)
  func anEmptyAnswerCountsAsWrongAndAsUnanswered(question: Question, answer: Answer) {
    #expect(answer.isEmpty)
    #expect(!question.accepts(answer))
    #expect(!question.isComplete(answer))
    #expect(question.optionScore(answer).right == 0)
  }

  static let ofAnyKind: [Answer] =
    all.map(\.rightAnswer) + [.option(0), .options([0]), .truth(true)]

  @Test(arguments: all + GradingTests.questions)
  func anAnswerOfAnotherKindIsWrong(question: Question) {
    for answer in Self.ofAnyKind where question.accepts(answer) {
      #expect(Self.kind(answer) == Self.kind(question.rightAnswer))
    }
  }

  private static func kind(_ answer: Answer) -> Int {
    switch answer {
    case .unanswered: 0
    case .option, .options: 1
    case .truth: 2
    case .text: 3
    case .statements: 4
    case .pairs: 5
    case .order: 6
    case .known: 7
    }
  }

  @Test(arguments: all + GradingTests.questions)
  func theRightAnswerIsRightAndTheWrongOneIsGivenAndWrong(question: Question) {
    #expect(question.accepts(question.rightAnswer))
    #expect(question.isComplete(question.rightAnswer))
    #expect(!question.accepts(question.wrongAnswer))
    #expect(!question.wrongAnswer.isEmpty)
  }

  /// Whole ranges of keys, among them those whose digits can be read in two ways.
  @Test(arguments: [NumberKey.Form.decimal, .time, .latitude, .longitude])
  func everyNumberHasARightAndAWrongAnswer(form: NumberKey.Form) throws {
    var rng = SplitMix64(seed: 9)
    let units = form == .decimal ? ["", "kn", "m²", "%"] : [""]
    for _ in 0..<2000 {
      let scale = [1, 1000, 1_000_000, 100_000_000][rng.next(below: 4)]
      let middle = ExactNumber(millionths: (rng.next(below: 10_800) - 5_400) * scale)
      let tolerance = ExactNumber(millionths: rng.next(below: 5_000) * scale)
      guard form == .decimal || middle.millionths.magnitude <= 5_400_000_000,
        let key = NumberKey(
          value: middle, tolerance: tolerance, unit: units[rng.next(below: units.count)],
          form: form)
      else { continue }
      let question = Question(id: "n", stem: "?", kind: .number(key))
      #expect(question.accepts(question.rightAnswer), "\(key)")
      #expect(!question.accepts(question.wrongAnswer), "\(key)")
      #expect(question.wrongAnswer != .unanswered)
    }
  }

  static let scores: [(Question, Answer, Int, Int)] = [
    (GradingTests.single, .option(2), 4, 4), (GradingTests.single, .option(0), 2, 4),
    (GradingTests.single, .unanswered, 0, 4),
    (GradingTests.two, .options([1, 3]), 4, 4), (GradingTests.two, .options([1]), 3, 4),
    (GradingTests.two, .options([0, 1]), 2, 4), (GradingTests.two, .options([0, 2]), 0, 4),
    (GradingTests.two, .options([0, 1, 2, 3]), 2, 4), (GradingTests.two, .options([]), 0, 4),
    (GradingTests.two, .option(1), 3, 4),
    (GradingTests.two, .options([1, 3, 9, 10, 11, 12]), 4, 4),
    (GradingTests.one, .option(1), 4, 4),
    (mixed, .statements([true, false, true]), 3, 3),
    (mixed, .statements([true, true, true]), 2, 3),
    (mixed, .statements([true, nil, nil]), 1, 3), (mixed, .statements([false, true, false]), 0, 3),
    (mixed, .unanswered, 0, 3), (none, .statements([false, nil]), 1, 2),
    (GradingTests.yes, .truth(true), 1, 1), (GradingTests.yes, .truth(false), 0, 1),
    (GradingTests.typed, .text("Bonn"), 1, 1), (speed, .text("5.2"), 1, 1),
    (speed, .text("9"), 0, 1), (capitals, .pairs([0, 1, 1]), 1, 1),
    (capitals, .pairs([0, 1, 2]), 0, 1), (periods, .order([0, 1, 2]), 1, 1),
    (periods, .order([2, 1, 0]), 0, 1), (card, .known(true), 1, 1),
  ]

  @Test(arguments: scores)
  func anOptionThatIsTreatedRightlyIsAPoint(
    question: Question, answer: Answer, right: Int, total: Int
  ) {
    let score = question.optionScore(answer)
    #expect(score.right == right)
    #expect(score.of == total)
  }

  static let keys: [(Question, [Bool])] = [
    (mixed, [true, false, true]), (none, [false, false]), (capitals, [true, true, false]),
    (periods, [false, false, false]), (card, [true, false]), (speed, []),
  ]

  @Test(arguments: keys)
  func theOptionsOfTheKeyAreTheRightOnes(question: Question, expected: [Bool]) {
    #expect((0..<question.optionCount).map(question.isRightOption) == expected)
  }

  // MARK: Parts

  @Test(arguments: [(1, false), (2, true), (6, true), (7, false)])
  func aGroupHasTwoToSixStatements(count: Int, isUsable: Bool) {
    let statements = (0..<count).map { StatementGroup.Statement("\($0)", isTrue: false) }
    #expect((StatementGroup(statements) != nil) == isUsable)
  }

  @Test(arguments: [(1, false), (2, true), (9, true), (10, false)])
  func anOrderingHasTwoToNineItemsAndAMatchingAsManyPairs(count: Int, isUsable: Bool) {
    #expect((Ordering((0..<count).map(String.init)) != nil) == isUsable)
    #expect((Matching(pairs: (0..<count).map { ("l\($0)", "r\($0)") }) != nil) == isUsable)
  }

  @Test func aPartnerThatServesSeveralStandsOnce() throws {
    let matching = try #require(
      Matching(pairs: [("a", "x"), ("b", "y"), ("c", "x")], distractors: ["z"]))
    #expect(matching.rights == ["x", "y", "z"])
    #expect(matching.key == [0, 1, 0])
    #expect(matching.lefts == ["a", "b", "c"])
  }

  @Test func aMatchingNeedsSomethingToChooseAndItsDistractorsBelongToNothing() {
    #expect(Matching(pairs: [("a", "x"), ("b", "x")]) == nil)
    #expect(Matching(pairs: [("a", "x"), ("b", "x")], distractors: ["y"]) != nil)
    #expect(Matching(pairs: [("a", "x"), ("b", "y")], distractors: ["x"]) == nil)
    let many = (0..<25).map { "d\($0)" }
    #expect(Matching(pairs: [("a", "x"), ("b", "y")], distractors: many) == nil)
    #expect(Matching(pairs: [("a", "x"), ("b", "y")], distractors: many.dropLast()) != nil)
  }
}
