import QuizEngine
import TestSupport

/// Decks of a few known questions in order.
enum Decks {
  /// A game of single-choice questions whose right option is always the second of four.
  static func game(
    _ count: Int = 3, limit: Duration? = .seconds(20), explanations: Bool = true
  ) -> Deck {
    deck(
      (1...max(1, count)).compactMap { number in
        SampleDeck.single(
          "q\(number)", "", "Question number \(number)?",
          ["Alder \(number)", "Birch \(number)", "Cedar \(number)", "Dogwood \(number)"], 1,
          "Because of reason \(number).")
      }, limit: limit, explanations: explanations)
  }

  /// An exam of single-choice questions whose right option is always the first of two.
  static func exam(
    _ count: Int = 4, passing: [PassRule] = [.minimumCorrect(3)], limit: Duration? = .seconds(600),
    each: Duration? = nil, navigation: ExamBlueprint.Navigation = .free
  ) -> Deck {
    exam(
      (1...max(1, count)).compactMap { number in
        SampleDeck.single(
          "e\(number)", number % 2 == 0 ? "even" : "odd", "Case number \(number)?",
          ["Port \(number)", "Starboard \(number)"], 0, "Rule \(number) says so.")
      }, passing: passing, limit: limit, each: each, navigation: navigation)
  }

  /// An exam of these questions.
  static func exam(
    _ questions: [Question], passing: [PassRule] = [.minimumCorrect(1)],
    limit: Duration? = .seconds(600), each: Duration? = nil,
    navigation: ExamBlueprint.Navigation = .free
  ) -> Deck {
    Deck(
      outline: DeckOutline(
        id: "exam", title: "Small licence",
        categories: [.init(id: "odd", name: "Odd cases"), .init(id: "even", name: "Even cases")],
        blueprint: ExamBlueprint(
          questionsPerSession: max(1, questions.count), timeLimit: limit, questionTimeLimit: each,
          passRules: passing, shufflesQuestions: false, shufflesOptions: false,
          showsCategoryBreakdown: true, navigation: navigation)), questions: questions)
  }

  /// A game of these questions.
  static func deck(
    _ questions: [Question], limit: Duration? = .seconds(20), explanations: Bool = true
  ) -> Deck {
    Deck(
      outline: DeckOutline(
        id: "small", title: "Small quiz",
        blueprint: ExamBlueprint(
          questionsPerSession: max(1, questions.count), questionTimeLimit: limit,
          shufflesQuestions: false, shufflesOptions: false, showsExplanations: explanations)),
      questions: questions)
  }

  static func truth(_ id: String, _ stem: String, _ isTrue: Bool = true) -> Question {
    Question(id: id, stem: stem, kind: .trueFalse(isTrue), explanation: "It is known.")
  }

  /// A question of so many options, the last of which is right.
  static func wide(_ count: Int) -> [Question] {
    [
      SampleDeck.single(
        "wide", "", "Which one?", (1...count).map { "Option number \($0)" }, count - 1)
    ].compactMap { $0 }
  }

  static var mammals: [Question] {
    [
      SampleDeck.multiple(
        "mammals", "", "Which are mammals?", ["Whale", "Shark", "Seal", "Cod"], [0, 2])
    ].compactMap { $0 }
  }

  static var typed: [Question] {
    [
      SampleDeck.text("whale", "", "The largest animal?", ["Blue whale"]),
      SampleDeck.text("q-animal", "", "An animal with a q?", ["Quokka", "Quail"]),
    ].compactMap { $0 }
  }
}
