package import QuizEngine

/// Small decks with known questions.
package enum SampleDeck {
  /// A game of two categories with twelve questions of all kinds, in order.
  package static var game: Deck {
    let outline = DeckOutline(
      id: "sample", title: "Sample quiz", description: "A few questions to try things on.",
      icon: "◆", language: "en",
      categories: [
        .init(id: "sky", name: "Sky", icon: "☼"), .init(id: "sea", name: "Sea", icon: "≈"),
      ],
      blueprint: ExamBlueprint(shufflesQuestions: false, shufflesOptions: false))
    return Deck(outline: outline, questions: skyQuestions + seaQuestions)
  }

  private static var skyQuestions: [Question] {
    [
      single(
        "sky-jupiter", "sky", "Which planet of the solar system has the shortest day?",
        ["Mercury", "Jupiter", "Mars", "Neptune"], 1,
        "Jupiter turns once in about ten hours."),
      single(
        "sky-moon", "sky", "Which body raises the strongest tides on Earth?",
        ["The Moon", "The Sun", "Venus", "Jupiter"], 0,
        "The Moon is small but near; the Sun’s tides are less than half as strong."),
      Question(
        id: "sky-star", categoryID: "sky", stem: "The Sun is a star.", kind: .trueFalse(true),
        explanation: "It is the nearest one.", references: ["IAU"]),
    ].compactMap { $0 }
  }

  private static var seaQuestions: [Question] {
    [
      single(
        "sea-deep", "sea", "Which ocean is the deepest?",
        ["Atlantic", "Indian", "Arctic", "Pacific"], 3,
        "The Mariana Trench lies in the western Pacific."),
      multiple(
        "sea-mammals", "sea", "Which of these are mammals?", ["Whale", "Shark", "Seal"], [0, 2]),
      text(
        "sea-largest", "sea", "Which animal is the largest that has ever lived?",
        ["Blue whale", "The blue whale"]),
    ].compactMap { $0 }
  }

  /// An exam of eight questions in two topics, six to pass, with a clock of ten minutes.
  package static var exam: Deck {
    let outline = DeckOutline(
      id: "test-exam", title: "Harbour licence", description: "A made-up exam.", icon: "⚓",
      language: "en", edition: "2026", validFrom: "2026-01-01",
      references: ["Harbour Act, section 3"],
      categories: [
        .init(id: "signals", name: "Signals and lights", icon: "⚑"),
        .init(id: "rules", name: "Rules of the road", icon: "§"),
      ],
      blueprint: ExamBlueprint(
        questionsPerSession: 8, timeLimit: .seconds(600), questionTimeLimit: nil,
        passRules: Share(0.75).map { [.minimumShare($0)] } ?? [], shufflesQuestions: false,
        shufflesOptions: false, showsCategoryBreakdown: true))
    let questions = (1...8).compactMap { number -> Question? in
      single(
        "exam-\(number)", number <= 4 ? "signals" : "rules",
        "What is to be done in case number \(number)?",
        ["Turn to port", "Turn to starboard", "Stop the engine", "Keep the course"],
        (number - 1) % 4, "Case \(number) stands in rule \(number) of the code.")
    }
    return Deck(outline: outline, questions: questions)
  }

  /// A single-choice question; `nil` where its parts do not fit.
  package static func single(
    _ id: String, _ category: String, _ stem: String, _ options: [String], _ correct: Int,
    _ explanation: String = ""
  ) -> Question? {
    SingleChoice(options: options, correct: correct).map {
      Question(
        id: id, categoryID: category, stem: stem, kind: .single($0), explanation: explanation,
        references: ["A standard work"])
    }
  }

  package static func multiple(
    _ id: String, _ category: String, _ stem: String, _ options: [String], _ correct: [Int]
  ) -> Question? {
    MultipleChoice(options: options, correct: correct, statesCount: true).map {
      Question(id: id, categoryID: category, stem: stem, kind: .multiple($0))
    }
  }

  package static func text(
    _ id: String, _ category: String, _ stem: String, _ forms: [String]
  ) -> Question? {
    AcceptedText(forms: forms).map {
      Question(id: id, categoryID: category, stem: stem, kind: .text($0))
    }
  }
}
