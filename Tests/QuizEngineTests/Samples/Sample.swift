import QuizEngine
import Testing

/// Questions, decks and sessions to test with.
enum Sample {
  /// A question with one right option, "A", "B" and so on.
  static func single(
    _ id: String, options: Int = 4, correct: Int = 0, category: String = "",
    region: String? = nil, isFixed: Bool = false, points: Int = 1, isUnscored: Bool = false
  ) -> Question {
    Question(
      id: id, categoryID: category, regionID: region, stem: id + "?",
      kind: usable(
        SingleChoice(options: letters(options), correct: correct).map(Question.Kind.single)),
      hasFixedOrder: isFixed, points: points, isUnscored: isUnscored)
  }

  /// A question with a set of right options.
  static func multiple(_ id: String, options: Int = 4, correct: [Int]) -> Question {
    Question(
      id: id, stem: id + "?",
      kind: usable(
        MultipleChoice(options: letters(options), correct: correct).map(Question.Kind.multiple)))
  }

  static func trueFalse(_ id: String, _ truth: Bool) -> Question {
    Question(id: id, stem: id + ".", kind: .trueFalse(truth))
  }

  static func typed(
    _ id: String, _ forms: [String], hasWildcard: Bool = false, isExact: Bool = false
  ) -> Question {
    Question(
      id: id, stem: id + "?",
      kind: usable(
        AcceptedText(forms: forms, hasWildcard: hasWildcard, isExact: isExact)
          .map(Question.Kind.text)))
  }

  /// A deck of so many questions with one right option, "q0" and so on.
  static func deck(count: Int, rules: ExamBlueprint = ExamBlueprint()) -> Deck {
    deck((0..<count).map { single("q\($0)") }, rules: rules)
  }

  static func deck(
    _ questions: [Question], categories: [String] = [], rules: ExamBlueprint = ExamBlueprint()
  ) -> Deck {
    Deck(
      outline: DeckOutline(
        id: "sample", title: "Sample",
        categories: categories.map { DeckOutline.Category(id: $0, name: $0.uppercased()) },
        blueprint: rules),
      questions: questions)
  }

  /// A session of a deck whose questions stay in their order.
  static func session(
    _ questions: [Question], mode: Mode = .game, passRules: [PassRule] = [],
    navigation: ExamBlueprint.Navigation = .free, limit: Duration? = .seconds(20),
    clock: ClockFactor = .times1, categories: [String] = []
  ) -> QuizSession {
    let rules = ExamBlueprint(
      questionsPerSession: max(1, questions.count), questionTimeLimit: limit,
      passRules: passRules, shufflesQuestions: false, shufflesOptions: false,
      navigation: navigation)
    let deck = deck(questions, categories: categories, rules: rules)
    return QuizSession(
      paper: Paper(drawnFrom: deck, request: PaperRequest(mode: mode, clock: clock), seed: 1))
  }

  // MARK: Kinds that are more than a choice

  static func number(
    _ id: String, _ value: Double, _ tolerance: Double = 0, unit: String = "",
    form: NumberKey.Form = .decimal
  ) -> Question {
    let key = ExactNumber(value).flatMap { value in
      ExactNumber(tolerance).flatMap {
        NumberKey(value: value, tolerance: $0, unit: unit, form: form)
      }
    }
    return Question(id: id, stem: id + "?", kind: usable(key.map(Question.Kind.number)))
  }

  static func range(_ id: String, _ lower: Double, _ upper: Double) -> Question {
    let key = ExactNumber(lower).flatMap { lower in
      ExactNumber(upper).flatMap { NumberKey(from: lower, to: $0) }
    }
    return Question(id: id, stem: id + "?", kind: usable(key.map(Question.Kind.number)))
  }

  /// Statements "s0", "s1" and so on.
  static func statements(_ id: String, _ truths: [Bool]) -> Question {
    let statements = truths.enumerated().map {
      StatementGroup.Statement("s\($0)", isTrue: $1)
    }
    return Question(
      id: id, stem: id + "?",
      kind: usable(StatementGroup(statements).map(Question.Kind.statements)))
  }

  static func matching(
    _ id: String, _ pairs: [(left: String, right: String)], _ distractors: [String] = []
  ) -> Question {
    Question(
      id: id, stem: id + "?",
      kind: usable(
        Matching(pairs: pairs, distractors: distractors).map(Question.Kind.matching)))
  }

  static func ordering(_ id: String, _ items: [String]) -> Question {
    Question(id: id, stem: id + "?", kind: usable(Ordering(items).map(Question.Kind.ordering)))
  }

  private static func letters(_ count: Int) -> [String] {
    (0..<count).map { String(UnicodeScalar(UInt8(ascii: "A") + UInt8($0))) }
  }

  private static func usable(_ kind: Question.Kind?) -> Question.Kind {
    if kind == nil { Issue.record("a sample question has no right answer") }
    return kind ?? .trueFalse(true)
  }
}

extension QuizSession {
  /// Answers right or wrong at an index, after a time, and goes on.
  mutating func answer(_ index: Int, right: Bool, after taken: Duration = .seconds(1)) {
    let question = paper.entries[index].question
    apply(
      .answer(
        index, GivenAnswer(right ? question.rightAnswer : question.wrongAnswer, taken: taken)))
    apply(.move(to: index + 1))
  }

  /// Answers as many questions as there are verdicts, from the first on.
  mutating func answer(_ verdicts: [Bool], after taken: Duration = .seconds(1)) {
    for (index, right) in verdicts.enumerated() { answer(index, right: right, after: taken) }
  }

  /// The session after its end.
  func finished(after time: Duration = .seconds(60)) -> QuizSession {
    var session = self
    session.apply(.finish(elapsed: time))
    return session
  }
}
