import QuizEngine
import Testing

/// An exam of three sections: a gate of two questions, three with a clock of their own, and one.
enum SectionExam {
  static let sections = [
    ExamSection(
      id: "gate", name: "Gate", draws: [Draw(count: 2, categoryID: "g")],
      timeLimit: .seconds(60), passRules: [.minimumCorrect(1)], isGate: true),
    ExamSection(
      id: "main", name: "Main",
      draws: [Draw(count: 3, categoryID: "m", atLeast: [Draw(count: 1, tags: ["new"])])],
      timeLimit: .seconds(30), questionTimeLimit: .seconds(20), passRules: [.maximumErrors(1)]),
    ExamSection(id: "rest", name: "Rest", questionCount: 1),
  ]

  /// Six questions of each category; the last of m is new.
  static let bank: [Question] =
    (0..<6).map { Sample.single("g\($0)", category: "g") }
    + (0..<6).map { number in
      var question = Sample.single("m\(number)", category: "m")
      if number == 5 { question.tags = ["new"] }
      return question
    }

  static func rules(
    timeLimit: Duration? = nil, navigation: ExamBlueprint.Navigation = .free,
    sections: [ExamSection] = sections, papers: [FixedPaper] = [], shuffles: Bool = true
  ) -> ExamBlueprint {
    ExamBlueprint(
      timeLimit: timeLimit, questionTimeLimit: nil, shufflesQuestions: shuffles,
      navigation: navigation, sections: sections,
      profile: [
        ProfileQuestion(
          id: "holder", text: "Holder?", removedSectionIDs: ["main"], removingAnswer: true)
      ], papers: papers)
  }

  static func deck(_ rules: ExamBlueprint = rules()) -> Deck {
    Sample.deck(bank, categories: ["g", "m"], rules: rules)
  }

  static func session(
    _ rules: ExamBlueprint = rules(), clock: ClockFactor = .times1, absent: [String] = [],
    paper: String? = nil
  ) -> QuizSession {
    let request = PaperRequest(
      mode: .exam, absentSectionIDs: absent, fixedPaperID: paper, clock: clock)
    return QuizSession(paper: Paper(drawnFrom: deck(rules), request: request, seed: 3))
  }
}
