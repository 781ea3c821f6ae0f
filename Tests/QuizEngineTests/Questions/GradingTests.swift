import QuizEngine
import Testing

struct GradingTests {
  static let single = Sample.single("single", correct: 2)
  static let one = Sample.multiple("one", correct: [1])
  static let two = Sample.multiple("two", correct: [3, 1])
  static let yes = Sample.trueFalse("yes", true)
  static let no = Sample.trueFalse("no", false)
  static let typed = Sample.typed("typed", ["Bonn", "Bonn am Rhein"])

  static let right: [(Question, Answer)] = [
    (single, .option(2)),
    (one, .options([1])), (one, .option(1)),
    (two, .options([1, 3])), (two, .options([3, 1])), (two, .options([1, 3, 1])),
    (yes, .truth(true)), (no, .truth(false)),
    (typed, .text("Bonn")), (typed, .text(" bonn  AM rhein ")),
  ]

  @Test(arguments: right)
  func aRightAnswerIsAccepted(question: Question, answer: Answer) {
    #expect(question.accepts(answer))
    #expect(!answer.isEmpty)
  }

  static let wrong: [(Question, Answer)] = [
    (single, .option(0)), (single, .option(3)), (single, .option(4)), (single, .option(-1)),
    (two, .options([1])), (two, .options([3])), (two, .options([0, 1, 3])),
    (two, .options([0, 2])), (two, .options([1, 4])), (two, .option(1)),
    (one, .options([0])), (one, .options([0, 1])), (one, .option(0)),
    (yes, .truth(false)), (no, .truth(true)),
    (typed, .text("Berlin")), (typed, .text("Bonn am")), (typed, .text("?")),
  ]

  @Test(arguments: wrong)
  func aWrongAnswerIsNot(question: Question, answer: Answer) {
    #expect(!question.accepts(answer))
    #expect(!answer.isEmpty)
  }

  static let questions = [single, one, two, yes, no, typed]
  static let empty: [Answer] = [
    .unanswered, .options([]), .text(""), .text("  \t\u{A0}\n"), .text("\u{200B}"),
  ]

  @Test(arguments: questions, empty)
  func anEmptyAnswerCountsAsWrongAndAsUnanswered(question: Question, answer: Answer) {
    #expect(!question.accepts(answer))
    #expect(answer.isEmpty)
    #expect(Outcome(question: question, answer: answer).isUnanswered)
  }

  static let ofAnotherKind: [(Question, Answer)] = [
    (single, .options([2])), (single, .truth(true)), (single, .text("C")), (single, .text("2")),
    (two, .truth(true)), (two, .text("B, D")),
    (yes, .option(0)), (yes, .options([0])), (yes, .text("true")),
    (typed, .option(0)), (typed, .truth(true)),
  ]

  @Test(arguments: ofAnotherKind)
  func anAnswerOfAnotherKindIsWrong(question: Question, answer: Answer) {
    #expect(!question.accepts(answer))
  }

  @Test(arguments: questions)
  func theRightAnswerIsRightAndTheWrongOneIsGivenAndWrong(question: Question) {
    #expect(question.accepts(question.rightAnswer))
    #expect(!question.accepts(question.wrongAnswer))
    #expect(!question.wrongAnswer.isEmpty)
  }

  @Test func whereEveryAnswerIsRightThereIsNoWrongOne() {
    let anything = Sample.typed("anything", ["*"], hasWildcard: true)
    #expect(anything.wrongAnswer == .unanswered)
    #expect(!anything.accepts(anything.wrongAnswer))
  }

  static let keys: [(Question, [Bool])] = [
    (single, [false, false, true, false]), (two, [false, true, false, true]),
    (yes, [true, false]), (no, [false, true]), (typed, []),
  ]

  @Test(arguments: keys)
  func theOptionsOfTheKeyAreTheRightOnes(question: Question, expected: [Bool]) {
    #expect((0..<question.optionCount).map(question.isRightOption) == expected)
  }
}
