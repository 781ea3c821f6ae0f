import QuizEngine
import Testing

/// Exams that are sat section by section.
struct SessionSectionTests {
  private func give(_ session: inout QuizSession, _ index: Int, right: Bool = true) {
    let question = session.paper.entries[index].question
    session.apply(
      .answer(
        index,
        GivenAnswer(right ? question.rightAnswer : question.wrongAnswer, taken: .seconds(1))))
  }

  /// Passes a section and begins the next one.
  private func pass(_ session: inout QuizSession, at time: Duration = .seconds(10)) {
    for index in session.openRange { give(&session, index) }
    session.apply(.endSection(elapsed: time))
    session.apply(.beginSection(elapsed: time))
  }

  @Test func thePaperHasItsSectionsOneAfterTheOther() {
    let session = SectionExam.session()
    #expect(session.paper.sections.map(\.id) == ["gate", "main", "rest"])
    #expect(session.paper.sections.map(\.range) == [0..<2, 2..<5, 5..<6])
    #expect(session.paper.entries[..<2].allSatisfy { $0.question.categoryID == "g" })
    #expect(session.paper.entries[2..<5].allSatisfy { $0.question.categoryID == "m" })
    #expect(session.paper.entries[2..<5].contains { $0.question.id == "m5" })
    #expect(session.openRange == 0..<2)
    #expect(session.paper.section(at: 4)?.id == "main")
    #expect(session.paper.section(at: 6) == nil)
  }

  @Test func onlyTheSectionThatIsSatIsOpen() {
    var session = SectionExam.session()
    #expect((0..<6).map(session.allowsAnswer) == [true, true, false, false, false, false])
    #expect((0..<6).map(session.allowsMove) == [true, true, false, false, false, false])
    session.apply(.move(to: 1))
    #expect(session.isAtEnd)
    let before = session
    give(&session, 3)
    session.apply(.move(to: 2))
    session.apply(.beginSection(elapsed: .seconds(1)))
    #expect(session == before)
  }

  @Test func betweenSectionsNothingIsOpen() {
    var session = SectionExam.session()
    give(&session, 0)
    session.apply(.endSection(elapsed: .seconds(5)))
    #expect(session.isBetweenSections && !session.isFinished)
    #expect(session.nextSection?.id == "main")
    #expect(!(0..<6).contains { session.allowsAnswer(at: $0) || session.allowsMove(to: $0) })
    let before = session
    session.apply(.endSection(elapsed: .seconds(6)))
    give(&session, 0, right: false)
    #expect(session == before)
  }

  @Test func thereIsNoWayBack() {
    var session = SectionExam.session()
    pass(&session)
    #expect(session.position == 2)
    #expect(session.openRange == 2..<5)
    let before = session
    session.apply(.move(to: 1))
    give(&session, 1, right: false)
    #expect(session == before)
    #expect(session.results[1] == true)
    #expect(session.openUnansweredCount == 3)
    #expect(session.openAnsweredCount == 0)
  }

  @Test func theLastSectionEndsTheExam() {
    var session = SectionExam.session()
    pass(&session)
    pass(&session)
    #expect(session.isInLastSection && session.nextSection == nil)
    give(&session, 5)
    session.apply(.endSection(elapsed: .seconds(40)))
    #expect(session.elapsed == .seconds(40))
    #expect(session.verdict?.isPassed == true)
    #expect(!session.isStoppedAtGate)
    #expect(session.verdict?.conditions.map(\.sectionID) == ["gate", "main"])
  }

  @Test(arguments: [false, true])
  func aGateThatIsFailedEndsTheExam(leavesOpen: Bool) {
    var session = SectionExam.session()
    if !leavesOpen { for index in 0..<2 { give(&session, index, right: false) } }
    session.apply(.endSection(elapsed: .seconds(9)))
    #expect(session.isFinished && session.isStoppedAtGate)
    #expect(session.elapsed == .seconds(9))
    #expect(session.verdict?.isPassed == false)
    #expect(session.missedIDs == session.paper.entries[..<2].map(\.question.id))
    #expect(session.categoryScores.map(\.categoryID) == ["g"])
    let before = session
    session.apply(.beginSection(elapsed: .seconds(10)))
    #expect(session == before)
  }

  @Test func aSectionThatIsNoGateMayBeFailedAndTheExamGoesOn() {
    var session = SectionExam.session()
    pass(&session)
    session.apply(.endSection(elapsed: .seconds(20)))
    #expect(session.isBetweenSections && !session.isFinished)
    session.apply(.beginSection(elapsed: .seconds(20)))
    give(&session, 5)
    session.apply(.endSection(elapsed: .seconds(21)))
    #expect(session.verdict?.conditions.map(\.isMet) == [true, false])
    #expect(session.verdict?.conditions.last?.got == 3)
    #expect(session.verdict?.isPassed == false)
    #expect(!session.isStoppedAtGate)
  }

  @Test func aGateAtTheEndIsNoStop() {
    let gates = SectionExam.sections.map { section in
      var section = section
      section.isGate = section.id == "main"
      return section
    }
    var session = SectionExam.session(SectionExam.rules(sections: Array(gates[..<2])))
    pass(&session)
    session.apply(.endSection(elapsed: .seconds(20)))
    #expect(session.isFinished && !session.isStoppedAtGate)
    #expect(session.verdict?.isPassed == false)
  }

  @Test func handedInEarlyWhatWasNotSatIsUnanswered() {
    var session = SectionExam.session()
    give(&session, 0)
    session.apply(.finish(elapsed: .seconds(3)))
    #expect(session.verdict?.isPassed == false)
    #expect(session.verdict?.conditions.map(\.isMet) == [true, false])
    #expect(session.unansweredCount == 5)
  }

  @Test func withoutAWayBackInsideASectionItsFirstQuestionIsShownAtItsBeginning() {
    var session = SectionExam.session(SectionExam.rules(navigation: .forward))
    give(&session, 0)
    session.apply(.move(to: 1))
    #expect(!session.allowsMove(to: 2) && !session.allowsMove(to: 0))
    session.apply(.endSection(elapsed: .seconds(5)))
    session.apply(.beginSection(elapsed: .seconds(5)))
    #expect(session.position == 2)
    #expect(session.allowsMove(to: 3) && !session.allowsMove(to: 4))
  }

  @Test(arguments: [Mode.game, .practice, .review])
  func otherThanAnExamKnowsNoSections(mode: Mode) {
    let paper = Paper(
      drawnFrom: SectionExam.deck(), request: PaperRequest(mode: mode, questionCount: 4), seed: 1)
    #expect(paper.sections.isEmpty)
    #expect(QuizSession(paper: paper).openRange == 0..<4)
  }

  @Test func sectionsWithoutClockAndGateAreWalkedFreelyAndPassedApart() {
    let sections = SectionExam.sections.map { section in
      ExamSection(
        id: section.id, name: section.name, questionCount: section.questionCount,
        draws: section.draws, passRules: section.passRules)
    }
    var session = SectionExam.session(SectionExam.rules(sections: sections))
    #expect(session.openRange == 0..<6)
    session.apply(.move(to: 4))
    #expect(session.section?.id == "main")
    for index in 1..<6 { give(&session, index, right: index != 2) }
    session.apply(.endSection(elapsed: .seconds(5)))
    #expect(session.isFinished)
    #expect(session.verdict?.conditions.map(\.sectionID) == ["gate", "main"])
    #expect(session.verdict?.conditions.map(\.got) == [1, 1])
    #expect(session.verdict?.isPassed == true)
  }

  // MARK: Clocks

  @Test func eachSectionHasItsOwnClock() {
    var session = SectionExam.session()
    #expect(session.clock(elapsed: .seconds(20), shown: .seconds(1))?.left == .seconds(40))
    #expect(session.timeOut(elapsed: .milliseconds(59_999), shown: .seconds(90)) == nil)
    #expect(session.timeOut(elapsed: .seconds(60), shown: .zero) == .section)
    for index in 0..<2 { give(&session, index) }
    session.apply(.endSection(elapsed: .seconds(50)))
    #expect(session.timeOut(elapsed: .seconds(1_000), shown: .seconds(1_000)) == nil)
    #expect(session.clock(elapsed: .seconds(1_000), shown: .zero) == nil)
    session.apply(.beginSection(elapsed: .seconds(1_000)))
    // The clock that is shown is that of the question, but both run.
    #expect(session.clock(elapsed: .seconds(1_005), shown: .seconds(5))?.limit == .seconds(20))
    #expect(
      session.timeOut(elapsed: .seconds(1_020), shown: .seconds(20))
        == .question(limit: .seconds(20)))
    #expect(session.timeOut(elapsed: .seconds(1_029), shown: .seconds(9)) == nil)
    #expect(session.timeOut(elapsed: .seconds(1_030), shown: .seconds(10)) == .section)
    session.apply(.endSection(elapsed: .seconds(1_030)))
    session.apply(.beginSection(elapsed: .seconds(1_031)))
    #expect(session.timeOut(elapsed: .seconds(9_999), shown: .seconds(9_999)) == nil)
    #expect(session.clock(elapsed: .seconds(9_999), shown: .zero) == nil)
  }

  @Test func thePaperRunsOutBeforeItsSection() {
    var session = SectionExam.session(SectionExam.rules(timeLimit: .seconds(60)))
    #expect(session.timeOut(elapsed: .seconds(60), shown: .zero) == .paper)
    pass(&session, at: .seconds(40))
    #expect(session.timeOut(elapsed: .seconds(59), shown: .zero) == nil)
    #expect(session.timeOut(elapsed: .seconds(60), shown: .zero) == .paper)
    session.apply(.endSection(elapsed: .seconds(50)))
    #expect(session.timeOut(elapsed: .seconds(60), shown: .zero) == .paper)
    #expect(session.clock(elapsed: .seconds(50), shown: .zero)?.left == .seconds(10))
  }

  @Test func aChangedClockChangesThoseOfSections() {
    let slow = SectionExam.session(clock: .times200).paper
    #expect(slow.sections.map(\.timeLimit) == [.seconds(120), .seconds(60), nil])
    #expect(slow.sections.map(\.questionTimeLimit) == [nil, .seconds(40), nil])
    #expect(slow.hasPracticeConditions)
    let off = SectionExam.session(clock: .off)
    #expect(off.paper.sections.allSatisfy { $0.timeLimit == nil && $0.questionTimeLimit == nil })
    #expect(off.timeOut(elapsed: .seconds(99_999), shown: .seconds(99_999)) == nil)
  }

  @Test func aQuestionOutOfTimeInASectionIsLost() {
    var session = SectionExam.session()
    pass(&session)
    session.apply(.answer(2, GivenAnswer(.unanswered, taken: .seconds(20), isLate: true)))
    #expect(!session.allowsAnswer(at: 2))
    #expect(session.results[2] == false)
    let answered = SessionEvent.AnsweredQuestion(in: session, at: 2)
    #expect(answered?.limit == .seconds(20))
    #expect(SessionEvent.AnsweredQuestion(in: session, at: 0)?.limit == nil)
  }

  // MARK: Profiles and papers

  @Test func aSectionThatTheProfileRemovesIsNotSat() {
    let rules = SectionExam.rules()
    #expect(rules.removedSectionIDs(by: ["holder": true]) == ["main"])
    #expect(rules.removedSectionIDs(by: ["holder": false]) == [])
    #expect(rules.removedSectionIDs(by: ["other": true]) == [])
    var session = SectionExam.session(rules, absent: ["main"])
    #expect(session.paper.sections.map(\.id) == ["gate", "rest"])
    #expect(session.paper.outline.blueprint.questionsPerSession == 3)
    pass(&session)
    give(&session, 2)
    session.apply(.endSection(elapsed: .seconds(20)))
    #expect(session.verdict?.isPassed == true)
    #expect(session.verdict?.conditions.count == 1)
  }

  @Test func oneSectionAlwaysRemains() {
    let session = SectionExam.session(absent: ["gate", "main", "rest"])
    #expect(session.paper.sections.map(\.id) == ["gate", "main", "rest"])
  }

  static let named = ["g5", "g4", "m3", "m2", "m1", "g0"]

  @Test func aPaperThatNamesItsQuestionsHasTheSectionsToo() {
    let rules = SectionExam.rules(
      papers: [FixedPaper(id: "p", name: "P", questionIDs: Self.named)])
    let whole = SectionExam.session(rules, paper: "p")
    #expect(whole.paper.entries.map(\.question.id) == Self.named)
    #expect(whole.paper.sections.map(\.range) == [0..<2, 2..<5, 5..<6])
    #expect(whole.finished().verdict?.isPassed == false)
    let part = SectionExam.session(rules, absent: ["main"], paper: "p")
    #expect(part.paper.entries.map(\.question.id) == ["g5", "g4", "g0"])
    #expect(part.paper.sections.map(\.range) == [0..<2, 2..<3])
    let other = SectionExam.session(rules, paper: "q")
    #expect(other.paper == SectionExam.session(rules).paper || other.paper.entries.count == 6)
  }

  @Test func aPaperThatNamesItsQuestionsIsTheSameForEverySeed() {
    let rules = ExamBlueprint(
      questionsPerSession: 4, passRules: [.minimumCorrect(1)],
      papers: [FixedPaper(id: "p", name: "P", questionIDs: ["q7", "q2", "q5"])])
    let deck = Sample.deck(count: 9, rules: rules)
    for seed in UInt64(0)..<20 {
      let paper = Paper(
        drawnFrom: deck, request: PaperRequest(mode: .exam, fixedPaperID: "p"), seed: seed)
      #expect(paper.entries.map(\.question.id) == ["q7", "q2", "q5"])
      let practice = Paper(
        drawnFrom: deck, request: PaperRequest(mode: .practice, fixedPaperID: "p"), seed: seed)
      #expect(practice.entries.count == 4)
    }
  }

  @Test func unscoredQuestionsAreAskedAndCountNothing() {
    var questions = (0..<4).map { Sample.single("q\($0)", category: "a") }
    questions.append(Sample.single("u", category: "a", points: 3, isUnscored: true))
    for scoring in Scoring.allCases {
      let rules = ExamBlueprint(
        questionsPerSession: 5, passRules: [.minimumCorrect(4), .maximumErrors(0)],
        shufflesQuestions: false, scoring: scoring)
      let deck = Sample.deck(questions, categories: ["a"], rules: rules)
      var session = QuizSession(
        paper: Paper(drawnFrom: deck, request: PaperRequest(mode: .exam), seed: 1))
      for index in 0..<5 { give(&session, index, right: index < 4) }
      session.apply(.finish(elapsed: .seconds(1)))
      #expect(session.paper.entries.count == 5)
      #expect(session.score == session.total)
      #expect(session.total == (scoring == .option ? 16 : 4))
      #expect(session.verdict?.isPassed == true)
      #expect(session.categoryScores.map(\.total) == [4])
      #expect(session.missedIDs == [])
      #expect(session.outcomes.map(\.isMistake) == [false, false, false, false, false])
    }
  }
}
