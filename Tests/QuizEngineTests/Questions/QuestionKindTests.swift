import QuizEngine
import Testing

struct QuestionKindTests {
  static let singles: [(Int, Int, Bool)] = [
    (2, 0, true), (2, 1, true), (26, 25, true), (4, 3, true),
    (1, 0, false), (0, 0, false), (27, 0, false), (4, 4, false), (4, -1, false),
  ]

  @Test(arguments: singles)
  func aChoiceHasTwoToTwentySixOptionsAndARightOne(count: Int, correct: Int, isUsable: Bool) {
    let options = (0..<count).map(String.init)
    #expect((SingleChoice(options: options, correct: correct) != nil) == isUsable)
    #expect((MultipleChoice(options: options, correct: [correct]) != nil) == isUsable)
  }

  @Test func aSetOfRightOptionsIsKeptInOrderAndOnce() throws {
    let choice = try #require(MultipleChoice(options: ["a", "b", "c"], correct: [2, 0, 2]))
    #expect(choice.correct == [0, 2])
    #expect(MultipleChoice(options: ["a", "b"], correct: []) == nil)
    #expect(MultipleChoice(options: ["a", "b"], correct: [0, 2]) == nil)
  }

  static let forms: [([String], [String]?)] = [
    (["Bonn"], ["Bonn"]), (["", "Bonn", " \t", "Bonn am Rhein"], ["Bonn", "Bonn am Rhein"]),
    ([" Bonn "], [" Bonn "]), (["\""], ["\""]),
    ([], nil), ([""], nil), ([" ", "\u{A0}", "\u{200B}"], nil),
  ]

  @Test(arguments: forms, [false, true])
  func blankFormsAreLeftOutAndOneMustRemain(
    given: ([String], [String]?), isExact: Bool
  ) {
    #expect(AcceptedText(forms: given.0, isExact: isExact)?.forms == given.1)
  }

  @Test func theWeightOfAQuestionIsAtLeastOne() {
    #expect(Sample.single("q", points: 0).points == 1)
    #expect(Sample.single("q", points: -3).points == 1)
    #expect(Sample.single("q", points: 5).points == 5)
  }

  @Test func aQuestionHasAsManyRowsAsOptionsOrTwoForTrueAndFalse() {
    #expect(Sample.single("q", options: 5).optionCount == 5)
    #expect(Sample.trueFalse("q", true).optionCount == 2)
    #expect(Sample.trueFalse("q", true).options.isEmpty)
    #expect(Sample.typed("q", ["a"]).optionCount == 0)
  }
}
