import QuizEngine
import Testing

/// Going on with a paper that was kept.
struct ResumedPaperTests {
  /// A paper as it would be kept after some answers.
  private func kept(_ session: QuizSession) -> UnfinishedPaper {
    UnfinishedPaper(session, id: "a:1", spent: .zero, sinceAnswer: .zero, at: .zero)
  }

  private func drawn(
    _ deck: Deck, mode: Mode, count: Int, seed: UInt64 = 5, categoryID: String? = nil
  ) -> QuizSession {
    QuizSession(
      paper: Paper(
        drawnFrom: deck,
        request: PaperRequest(mode: mode, categoryID: categoryID, questionCount: count),
        seed: seed))
  }

  private func ids(_ session: QuizSession) -> [String] {
    session.paper.entries.map(\.question.id)
  }

  @Test(arguments: [Mode.exam, .practice, .review])
  func aPaperComesBackAsItWasKept(_ mode: Mode) throws {
    for seed in 0..<20 as Range<UInt64> {
      let deck = Sample.deck(
        [
          Sample.single("one"), Sample.multiple("some", correct: [0, 2]),
          Sample.trueFalse("truth", false), Sample.typed("text", ["Ant"]), Sample.single("last"),
        ], rules: ExamBlueprint(questionsPerSession: 5, passRules: [.minimumCorrect(1)]))
      var session = drawn(deck, mode: mode, count: 5, seed: seed)
      session.answer([true, false, true])
      session.apply(.flag(1, true))
      let resumed = try #require(ResumedPaper(kept(session), from: deck))
      #expect(resumed.session.paper.entries == session.paper.entries)
      #expect(resumed.session.given == session.given)
      #expect(resumed.session.isFlagged == session.isFlagged)
      #expect(resumed.session.position == 3)
      #expect(resumed.replacements.isEmpty)
    }
  }

  @Test func theOrderOfTheBankDoesNotMatter() throws {
    let deck = Sample.deck(count: 6)
    var session = drawn(deck, mode: .practice, count: 6)
    session.answer([true, false])
    var other = deck
    other.questions.reverse()
    other.questions = other.questions.map { question in
      var question = question
      guard let choice = SingleChoice(options: ["D", "C", "B", "A"], correct: 3) else {
        return question
      }
      question.kind = .single(choice)
      return question
    }
    let resumed = try #require(ResumedPaper(kept(session), from: other)?.session)
    #expect(ids(resumed) == ids(session))
    #expect(resumed.results == session.results)
    let shown = resumed.paper.entries.map { entry in
      entry.optionOrder.map { entry.question.options[$0] }
    }
    #expect(
      shown
        == session.paper.entries.map { entry in
          entry.optionOrder.map { entry.question.options[$0] }
        })
  }

  @Test func theQuestionOfAGameThatWasShownIsReplacedAndNeverComesBack() throws {
    let deck = Sample.deck(count: 8, rules: ExamBlueprint(questionTimeLimit: .seconds(20)))
    var session = drawn(deck, mode: .game, count: 3)
    session.answer([true])
    var seen = Set(ids(session))
    // Each time it is killed and gone on with, until the bank of 8 has no other question.
    for _ in 0..<5 {
      let resumed = try #require(ResumedPaper(kept(session), from: deck))
      let replacement = try #require(resumed.replacements.first)
      #expect(resumed.replacements.count == 1)
      #expect(replacement.voidID == session.paper.entries[1].question.id)
      #expect(resumed.session.paper.entries[1] == replacement.entry)
      #expect(seen.insert(replacement.entry.question.id).inserted)
      #expect(resumed.session.given[0] == session.given[0])
      #expect(resumed.session.position == 1)
      session = resumed.session
    }
    let last = try #require(ResumedPaper(kept(session), from: deck))
    #expect(last.replacements.isEmpty)
    #expect(last.lostPlace == 1)
    #expect(last.session.given[1]?.isLate == true)
    #expect(last.session.results[1] == false)
    #expect(last.session.position == 2)
  }

  @Test func aGameWithoutAClockKeepsItsQuestion() throws {
    let deck = Sample.deck(count: 8, rules: ExamBlueprint(questionTimeLimit: nil))
    let session = drawn(deck, mode: .game, count: 3)
    #expect(session.paper.questionTimeLimit == nil)
    let resumed = try #require(ResumedPaper(kept(session), from: deck))
    #expect(ids(resumed.session) == ids(session))
    #expect(!session.isVoidIfInterrupted)
  }

  @Test func aReplacementIsOfTheCategoryThatIsPlayed() throws {
    let questions = (0..<12).map {
      Sample.single("q\($0)", category: $0 % 2 == 0 ? "even" : "odd")
    }
    let deck = Sample.deck(
      questions, categories: ["even", "odd"],
      rules: ExamBlueprint(questionTimeLimit: .seconds(20)))
    for seed in 0..<20 as Range<UInt64> {
      let session = drawn(deck, mode: .game, count: 4, seed: seed, categoryID: "odd")
      let resumed = try #require(ResumedPaper(kept(session), from: deck))
      #expect(resumed.session.paper.entries.allSatisfy { $0.question.categoryID == "odd" })
      let other = try #require(session.replacement(from: deck))
      #expect(other.question.categoryID == "odd")
      #expect(!ids(session).contains(other.question.id))
    }
  }

  @Test func aQuestionThatIsGoneOrChangedGivesWayToOneOfItsQuota() throws {
    let questions = (0..<12).map {
      Sample.single("q\($0)", category: $0 % 2 == 0 ? "even" : "odd")
    }
    let rules = ExamBlueprint(
      questionsPerSession: 6,
      draws: [Draw(count: 4, categoryID: "odd"), Draw(count: 2, categoryID: "even")],
      passRules: [.minimumCorrect(3)])
    let deck = Sample.deck(questions, categories: ["even", "odd"], rules: rules)
    for seed in 0..<20 as Range<UInt64> {
      var session = QuizSession(
        paper: Paper(drawnFrom: deck, request: PaperRequest(mode: .exam), seed: seed))
      session.answer([true, true, true, true, true])
      var changed = deck
      let gone = session.paper.entries[0].question
      let edited = session.paper.entries[5].question.id
      changed.questions.removeAll { $0.id == gone.id }
      changed.questions = changed.questions.map {
        $0.id == edited ? Sample.single(edited, options: 3, category: $0.categoryID) : $0
      }
      let resumed = try #require(ResumedPaper(kept(session), from: changed))
      #expect(resumed.replacements.map(\.voidID) == [gone.id, edited])
      let odd = resumed.session.paper.entries.count { $0.question.categoryID == "odd" }
      #expect(odd == 4)
      #expect(Set(ids(resumed.session)).count == 6)
      #expect(resumed.session.given[0] == nil)
      #expect(resumed.session.given[1] == session.given[1])
      #expect(resumed.session.position == 5)
    }
  }

  @Test func aPaperThatTheBankCannotFillIsNotGoneOnWith() {
    let deck = Sample.deck(count: 4)
    let session = drawn(deck, mode: .practice, count: 4)
    var smaller = deck
    smaller.questions.removeLast()
    #expect(ResumedPaper(kept(session), from: smaller) == nil)
    var other = deck
    other.outline.id = "another"
    #expect(ResumedPaper(kept(session), from: other) == nil)
  }

  @Test func aReviewGoesOnWithoutAQuestionThatIsGone() throws {
    let deck = Sample.deck(count: 4)
    var session = QuizSession(
      paper: Paper(
        drawnFrom: deck, request: PaperRequest(mode: .review, pool: ["q0", "q1", "q2"]), seed: 3))
    session.answer([true])
    let gone = session.paper.entries[1].question.id
    var smaller = deck
    smaller.questions.removeAll { $0.id == gone }
    let resumed = try #require(ResumedPaper(kept(session), from: smaller)?.session)
    #expect(ids(resumed) == [ids(session)[0], ids(session)[2]])
    #expect(resumed.position == 1)
  }

  @Test(
    arguments: [
      (ExamBlueprint.Navigation.free, 3), (.skip, 3), (.forward, 3),
    ])
  func anExamGoesOnWhereItsRulesAllow(_ navigation: ExamBlueprint.Navigation, _ next: Int) throws {
    let questions = (0..<5).map { Sample.single("q\($0)") }
    var session = Sample.session(
      questions, mode: .exam, passRules: [.minimumCorrect(1)], navigation: navigation, limit: nil)
    session.answer(0, right: true)
    session.apply(.move(to: 2))
    session.answer(2, right: true)
    let deck = Deck(outline: session.paper.outline, questions: questions)
    let resumed = try #require(ResumedPaper(kept(session), from: deck)?.session)
    #expect(resumed.position == next)
    #expect(resumed.allowsAnswer(at: 0) == (navigation == .free))
  }

  @Test func timeGoesOnForAPaperWithAClockOnly() {
    var paper = UnfinishedPaper(
      id: "a:1", deckID: "d", mode: .exam, timeLimit: .seconds(100), questions: [],
      spent: .seconds(30), seenAt: .seconds(1000))
    #expect(paper.timeLeft(at: .seconds(1000)) == .seconds(70))
    #expect(paper.timeLeft(at: .seconds(1069)) == .seconds(1))
    #expect(!paper.isOver(at: .seconds(1069)))
    #expect(paper.isOver(at: .seconds(1070)))
    #expect(paper.timeLeft(at: .seconds(5000)) == .zero)
    #expect(paper.timeLeft(at: .zero) == .seconds(70))
    paper.timeLimit = nil
    #expect(paper.elapsed(at: .seconds(5000)) == .seconds(30))
    #expect(!paper.isOver(at: .seconds(5000)))
  }
}
