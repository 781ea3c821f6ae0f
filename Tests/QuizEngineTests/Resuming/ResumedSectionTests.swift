import QuizEngine
import Testing

/// Going on with an exam of sections.
struct ResumedSectionTests {
  private func kept(_ session: QuizSession, spent: Duration = .zero) -> UnfinishedPaper {
    UnfinishedPaper(session, id: "a:1", spent: spent, sinceAnswer: .zero, at: .zero)
  }

  private func resumed(_ session: QuizSession, from deck: Deck? = nil) throws -> ResumedPaper {
    try #require(ResumedPaper(kept(session), from: deck ?? SectionExam.deck()))
  }

  /// The session after the first section, and perhaps in the second one.
  private func sat(begins: Bool, answers: Int = 0) -> QuizSession {
    var session = SectionExam.session()
    session.answer(0, right: true)
    session.answer(1, right: false)
    session.apply(.endSection(elapsed: .seconds(25)))
    if begins { session.apply(.beginSection(elapsed: .seconds(27))) }
    for index in 0..<answers { session.answer(2 + index, right: true) }
    return session
  }

  @Test func inTheMiddleOfASectionItGoesOnThere() throws {
    for answers in 0..<3 {
      let session = sat(begins: true, answers: answers)
      let back = try resumed(session)
      #expect(back.replacements.isEmpty)
      #expect(back.session.paper == session.paper)
      #expect(back.session.given == session.given)
      #expect(back.session.sectionIndex == 1)
      #expect(back.session.sectionBegan == .seconds(27))
      #expect(!back.session.isBetweenSections)
      #expect(back.session.position == 2 + answers)
      #expect(!back.session.allowsAnswer(at: 0))
    }
  }

  @Test func betweenSectionsItGoesOnBetweenThem() throws {
    let session = sat(begins: false)
    var back = try resumed(session).session
    #expect(back.isBetweenSections && back.sectionIndex == 0)
    #expect(back == session)
    back.apply(.beginSection(elapsed: .seconds(90)))
    #expect(back.position == 2 && back.sectionBegan == .seconds(90))
  }

  @Test func aSectionWhoseQuestionsAllHaveAnswersIsNotHandedInByItself() throws {
    let back = try resumed(sat(begins: true, answers: 3)).session
    #expect(back.position == 4 && back.isAtEnd)
    #expect(!back.isFinished && back.openUnansweredCount == 0)
  }

  @Test func theRunningClockIsThatOfTheSection() {
    var paper = kept(sat(begins: true), spent: .seconds(30))
    #expect(paper.runningLimit == .seconds(57))
    #expect(paper.timeLeft(at: .seconds(10)) == .seconds(17))
    #expect(paper.elapsed(at: .seconds(999)) == .seconds(57))
    #expect(!paper.isOver(at: .seconds(999)))
    paper = kept(sat(begins: false), spent: .seconds(30))
    #expect(paper.runningLimit == nil)
    #expect(paper.elapsed(at: .seconds(999)) == .seconds(30))
    #expect(!paper.isOver(at: .seconds(999)))
    paper.timeLimit = .seconds(40)
    #expect(paper.elapsed(at: .seconds(999)) == .seconds(40))
    #expect(paper.isOver(at: .seconds(999)))
  }

  @Test func aSectionThatRanOutWhileItWasClosedIsHandedInAndTheNextOneCanBeSat() throws {
    let paper = kept(sat(begins: true, answers: 1), spent: .seconds(30))
    var session = try #require(ResumedPaper(paper, from: SectionExam.deck())?.session)
    let elapsed = paper.elapsed(at: .seconds(10_000))
    #expect(session.timeOut(elapsed: elapsed, shown: .zero) == .section)
    session.apply(.endSection(elapsed: elapsed))
    #expect(session.isBetweenSections)
    session.apply(.beginSection(elapsed: elapsed))
    #expect(session.position == 5)
  }

  @Test func aVoidQuestionIsReplacedByOneOfItsOwnSection() throws {
    for place in 2..<5 {
      let session = sat(begins: true)
      var deck = SectionExam.deck()
      let gone = session.paper.entries[place].question
      deck.questions.removeAll { $0.id == gone.id }
      // Another new one, so that one can be asked in any case.
      var new = Sample.single("m6", category: "m")
      new.tags = ["new"]
      deck.questions.append(new)
      let back = try resumed(session, from: deck)
      let entry = back.session.paper.entries[place]
      #expect(back.replacements.map(\.voidID) == [gone.id])
      #expect(entry.question.categoryID == "m")
      #expect(back.session.paper.sections == session.paper.sections)
      #expect(back.session.paper.entries[2..<5].contains { $0.question.tags == ["new"] })
      if gone.tags == ["new"] { #expect(entry.question.id == "m6") }
    }
  }

  @Test func aVoidQuestionOfAnEarlierQuotaDoesNotTakeThatOfALaterOne() throws {
    // Both quotas take what is new; the replacement stands where the void one stood.
    var bank = SectionExam.bank.filter { $0.categoryID == "m" }
    for index in bank.indices where index < 3 { bank[index].tags = ["new"] }
    let rules = ExamBlueprint(
      draws: [Draw(count: 2), Draw(count: 1, tags: ["new"])], passRules: [.minimumCorrect(1)])
    let deck = Sample.deck(bank, categories: ["m"], rules: rules)
    for seed in UInt64(0)..<20 {
      let session = QuizSession(
        paper: Paper(drawnFrom: deck, request: PaperRequest(mode: .exam), seed: seed))
      var other = deck
      other.questions.removeAll { $0.id == session.paper.entries[2].question.id }
      guard
        other.questions.contains(where: { question in
          question.tags == ["new"] && !session.paper.entries.contains { $0.question == question }
        })
      else { continue }
      let back = try resumed(session, from: other).session
      #expect(back.paper.entries[2].question.tags == ["new"])
      #expect(back.paper.entries[..<2] == session.paper.entries[..<2])
    }
  }

  @Test func aDeckThatLostASectionCannotGoOnWithThePaper() {
    let deck = SectionExam.deck(
      SectionExam.rules(sections: Array(SectionExam.sections.dropLast())))
    #expect(ResumedPaper(kept(SectionExam.session()), from: deck) == nil)
  }

  @Test func absentSectionsVariantsAndNamedPapersComeBack() throws {
    let rules = SectionExam.rules(
      papers: [FixedPaper(id: "p", name: "P", questionIDs: SessionSectionTests.named)])
    for paper in [nil, "p"] {
      let session = SectionExam.session(rules, absent: ["main"], paper: paper)
      let back = try resumed(session, from: SectionExam.deck(rules)).session
      #expect(back == session)
      #expect(back.paper.request == session.paper.request)
    }
  }
}
