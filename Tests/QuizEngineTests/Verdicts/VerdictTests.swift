import QuizEngine
import Testing

struct VerdictTests {
  /// Questions of a paper in short: a letter for the category, a digit for the weight, and `+`, `-`
  /// or `.` for right, wrong, unanswered; `~` before it for one that does not count.
  static func outcomes(_ paper: String) -> [Outcome] {
    paper.split(separator: " ").enumerated().map { index, item in
      let signs = Array(item.drop { $0 == "~" })
      let question = Sample.single(
        "q\(index)", category: String(signs[0]), points: signs[1].wholeNumberValue ?? 0,
        isUnscored: item.hasPrefix("~"))
      let answer: Answer =
        switch signs[2] {
        case "+": question.rightAnswer
        case "-": question.wrongAnswer
        default: .unanswered
        }
      return Outcome(question: question, answer: answer)
    }
  }

  static func share(_ percent: Int) -> Share {
    Share(Double(percent) / 100) ?? Share.none
  }

  /// Five marks of eight won, three of four right, one unanswered in category b.
  static let paper = "a1+ a3. b2+ b2+"

  /// A rule, what it asks for, and what the paper has.
  typealias Case = (rule: PassRule, needed: Int, got: Int, isMet: Bool)

  static let cases: [Case] = [
    (.minimumShare(share(50)), 4, 5, true), (.minimumShare(share(62)), 5, 5, true),
    (.minimumShare(share(63)), 6, 5, false), (.minimumShare(share(0)), 0, 5, true),
    (.minimumShare(share(100)), 8, 5, false),
    (.minimumCorrect(3), 3, 3, true), (.minimumCorrect(4), 4, 3, false),
    (.maximumErrors(1), 1, 1, true), (.maximumErrors(0), 0, 1, false),
    (.minimumPoints(5), 5, 5, true), (.minimumPoints(6), 6, 5, false),
    (.maximumErrorPoints(3), 3, 3, true), (.maximumErrorPoints(2), 2, 3, false),
    (.maximumWrongOfWeight(weight: 3, count: 1), 1, 1, true),
    (.maximumWrongOfWeight(weight: 3, count: 0), 0, 1, false),
    (.maximumWrongOfWeight(weight: 2, count: 0), 0, 0, true),
    (.maximumWrongOfWeight(weight: 5, count: 0), 0, 0, true),
  ]

  @Test(arguments: cases)
  func aConditionCompliesWithItsRule(example: Case) {
    let verdict = Verdict(
      rules: [example.rule], outcomes: Self.outcomes(Self.paper), categoryOrder: ["a", "b"])
    #expect(
      verdict.conditions == [
        Verdict.Condition(
          rule: example.rule, needed: example.needed, got: example.got, isMet: example.isMet)
      ])
    #expect(verdict.isPassed == example.isMet)
  }

  @Test func aCountForEachCategoryIsAskedOfEachInTheOrderOfTheDeck() {
    let rule = PassRule.minimumCountPerCategory(2)
    let verdict = Verdict(
      rules: [rule], outcomes: Self.outcomes("a1+ b1+ b1- a1+ c1+ b1+ c1-"),
      categoryOrder: ["c", "b", "a", "never"])
    #expect(
      verdict.conditions == [
        Verdict.Condition(rule: rule, categoryID: "c", needed: 2, got: 1, isMet: false),
        Verdict.Condition(rule: rule, categoryID: "b", needed: 2, got: 2, isMet: true),
        Verdict.Condition(rule: rule, categoryID: "a", needed: 2, got: 2, isMet: true),
      ])
    #expect(!verdict.isPassed)
  }

  @Test func aShareForEachCategoryIsTakenOfItsQuestionsAndNotOfItsMarks() {
    let rule = PassRule.minimumSharePerCategory(Self.share(50))
    let verdict = Verdict(
      rules: [rule], outcomes: Self.outcomes("a5- a1+ a1+ b1+ b1- b1-"),
      categoryOrder: ["a", "b"])
    #expect(
      verdict.conditions == [
        Verdict.Condition(rule: rule, categoryID: "a", needed: 2, got: 2, isMet: true),
        Verdict.Condition(rule: rule, categoryID: "b", needed: 2, got: 1, isMet: false),
      ])
  }

  static let combined: [(String, Bool)] = [
    ("a1+ a1+ b1+ b1+", true), ("a1+ a1+ b1+ b1-", true), ("a1+ a1+ b1- b1-", false),
    ("a1+ a1- b1+ b1-", false), ("a1+ a1+ b1- b1.", false), ("a1. a1. b1. b1.", false),
  ]

  @Test(arguments: combined)
  func allConditionsMustHold(paper: String, isPassed: Bool) {
    let verdict = Verdict(
      rules: [.minimumShare(Self.share(75)), .minimumCountPerCategory(1)],
      outcomes: Self.outcomes(paper), categoryOrder: ["a", "b"])
    #expect(verdict.isPassed == isPassed)
    #expect(verdict.conditions.count == 3)
  }

  static let rules: [PassRule] = [
    .minimumShare(share(50)), .minimumCorrect(1), .maximumErrors(0), .minimumPoints(1),
    .maximumErrorPoints(0), .maximumWrongOfWeight(weight: 3, count: 0),
    .minimumCountPerCategory(1), .minimumSharePerCategory(share(100)),
  ]

  @Test(arguments: rules)
  func unscoredQuestionsChangeNoCondition(rule: PassRule) {
    let plain = Verdict(
      rules: [rule], outcomes: Self.outcomes("a1+ b2+"), categoryOrder: ["a", "b"])
    let mixed = Verdict(
      rules: [rule], outcomes: Self.outcomes("~a3- a1+ ~c3. b2+ ~b9+"), categoryOrder: ["a", "b"])
    #expect(mixed == plain)
  }

  /// The rules of real exams at their limits.
  static let exams: [(PassRule, right: Int, of: Int, isPassed: Bool)] = [
    (.minimumShare(share(75)), 18, 24, true), (.minimumShare(share(75)), 17, 24, false),
    (.minimumCorrect(17), 17, 33, true), (.minimumCorrect(17), 16, 33, false),
    (.minimumShare(share(60)), 20, 33, true), (.minimumShare(share(60)), 19, 33, false),
    (.minimumShare(share(80)), 32, 40, true), (.minimumShare(share(80)), 31, 40, false),
    (.maximumErrors(3), 27, 30, true), (.maximumErrors(3), 26, 30, false),
  ]

  @Test(arguments: exams)
  func anExamIsPassedFromItsMarkOn(rule: PassRule, right: Int, of total: Int, isPassed: Bool) {
    let verdicts = (0..<total).map { $0 < right ? "a1+" : "a1-" }
    let outcomes = Self.outcomes(verdicts.joined(separator: " "))
    #expect(
      Verdict(rules: [rule], outcomes: outcomes, categoryOrder: ["a"]).isPassed == isPassed)
  }

  @Test func aSessionIsJudgedByTheRulesOfItsDeck() throws {
    var session = Sample.session(
      [Sample.single("x", category: "b"), Sample.single("y", category: "a")], mode: .exam,
      passRules: [.minimumCorrect(2), .minimumCountPerCategory(1)], categories: ["a", "b"])
    session.answer([true, false])
    let verdict = try #require(session.verdict)
    #expect(verdict.conditions.map(\.categoryID) == [nil, "a", "b"])
    #expect(verdict.conditions.map(\.isMet) == [false, false, true])
  }
}

extension Share {
  /// Stands in where a test has a share that cannot be made.
  fileprivate static var none: Share {
    Issue.record("not a share")
    return VerdictTests.share(0)
  }
}
