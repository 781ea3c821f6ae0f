import Foundation
import JSONText
import QuizEngine
import TestSupport
import Testing

@testable import QuizStorage

/// Answers to questions of every kind, recorded and read back.
@Suite struct KindAnswerTests: JournalSuite {
  let disk: TestDisk

  init() throws { disk = try TestDisk() }

  /// The paper of one question, as the journal tells it after an answer.
  private func told(_ question: Question, _ answer: Answer) throws -> UnfinishedPaper {
    let deck = Self.deck(question)
    clock.milliseconds += 1000
    var journal = self.journal()
    var session = QuizSession(
      paper: Paper(drawnFrom: deck, request: PaperRequest(mode: .practice), seed: 7))
    _ = journal.record(.started(session.paper, isScripted: false))
    session.apply(.answer(0, GivenAnswer(answer, taken: .seconds(1))))
    _ = journal.record(.answered(try #require(SessionEvent.AnsweredQuestion(in: session, at: 0))))
    let reading = self.reading
    #expect(reading.damagedCount == 0)
    return try #require(reading.unfinished.first)
  }

  private static func deck(_ question: Question) -> Deck {
    var outline = KindSamples.deck.outline
    outline.blueprint.shufflesOptions = true
    // A second question, so that the paper can be filled where the first is void.
    let other = Question(id: "zz-other", categoryID: "sea", stem: "Other?", kind: .trueFalse(true))
    return Deck(outline: outline, questions: [question, other])
  }

  /// What comes back with a bank in which the question is another.
  private func resumed(
    _ question: Question, _ answer: Answer, as changed: Question
  ) throws -> ResumedPaper? {
    ResumedPaper(try told(question, answer), from: Self.deck(changed))
  }

  static let answers: [(String, Answer)] = [
    ("speed", .text("5,2 kn")), ("speed", .text("7")), ("speed", .unanswered),
    ("lights", .statements([true, false, true])), ("lights", .statements([nil, false, nil])),
    ("lights", .statements([nil, nil, nil])), ("capitals", .pairs([0, 1])),
    ("capitals", .pairs([2, 2])), ("capitals", .pairs([nil, 0])), ("capitals", .pairs([nil, nil])),
    ("periods", .order([0, 1, 2])), ("periods", .order([2, 0])), ("periods", .order([])),
    ("card", .known(true)), ("card", .known(false)), ("lights", .unanswered),
  ]

  @Test(arguments: answers)
  func anAnswerComesBackAsItWasGiven(id: String, answer: Answer) throws {
    let question = try #require(KindSamples.deck.question(id: id))
    let paper = try told(question, answer)
    let resumed = try #require(ResumedPaper(paper, from: Self.deck(question)))
    #expect(resumed.replacements.isEmpty)
    #expect(resumed.session.given[0]?.answer == answer)
    #expect(resumed.session.results[0] == question.accepts(answer))
    #expect(paper.answeredCount == (answer.isEmpty ? 0 : 1))
  }

  static let contents: [(UnfinishedPaper.Kept.Content, String)] = [
    (.nothing, "null"), (.known(false), #"{"known":false}"#), (.text("5"), #"{"text":"5"}"#),
    (
      .statements([.init(digest: "a", isTrue: true), .init(digest: "b", isTrue: nil)]),
      #"{"statements":[{"of":"a","truth":true},{"of":"b","truth":null}]}"#
    ),
    (
      .pairs([.init(left: "a", right: "b"), .init(left: "c", right: nil)]),
      #"{"pairs":[["a","b"],["c",null]]}"#
    ),
    (.order(["b", "a"]), #"{"order":["b","a"]}"#),
  ]

  @Test(arguments: contents)
  func whatIsRecordedIsReadBack(content: UnfinishedPaper.Kept.Content, text: String) throws {
    #expect(content.record.text(.line) == text)
    #expect(UnfinishedPaper.Kept.Content(record: try JSONValue(parsing: text)) == content)
  }

  @Test(arguments: [#"{"new":1}"#, "5", #""text""#, "[]"])
  func anAnswerOfAnUnknownKindIsNotRead(text: String) throws {
    #expect(UnfinishedPaper.Kept.Content(record: try JSONValue(parsing: text)) == nil)
  }

  // MARK: A bank that has changed

  @Test func statementsKeepTheirMarksInAnotherOrder() throws {
    var changed = try #require(KindSamples.statements)
    changed.kind = .statements(
      try #require(
        StatementGroup([
          .init("White is astern.", isTrue: true), .init("Red is to port.", isTrue: true),
          .init("Green is to port.", isTrue: false),
        ])))
    let question = try #require(KindSamples.statements)
    for (given, expected): ([Bool?], [Bool?]) in [
      ([true, false, true], [true, true, false]), ([nil, false, true], [true, nil, false]),
    ] {
      let paper = try #require(try resumed(question, .statements(given), as: changed))
      #expect(paper.session.given[0]?.answer == .statements(expected))
    }
  }

  @Test func pairsKeepTheirPartnersInAnotherOrder() throws {
    var changed = try #require(KindSamples.matching)
    changed.kind = .matching(
      try #require(
        Matching(pairs: [("Italy", "Rome"), ("France", "Paris")], distractors: ["Lyon"])))
    let question = try #require(KindSamples.matching)
    for (given, expected): ([Int?], [Int?]) in [
      ([0, 1], [0, 1]), ([2, 1], [0, 2]), ([nil, 0], [1, nil]),
    ] {
      let paper = try #require(try resumed(question, .pairs(given), as: changed))
      #expect(paper.session.given[0]?.answer == .pairs(expected))
    }
  }

  @Test func anOrderIsGradedByTheOrderOfTheBank() throws {
    var changed = try #require(KindSamples.ordering)
    changed.kind = .ordering(try #require(Ordering(["Chalk", "Trias", "Jura"])))
    let question = try #require(KindSamples.ordering)
    let paper = try #require(try resumed(question, .order([2, 0, 1]), as: changed))
    #expect(paper.session.given[0]?.answer == .order([0, 1, 2]))
    #expect(paper.session.results[0] == true)
  }

  @Test func whatIsShownStandsAsItStood() throws {
    var changed = try #require(KindSamples.matching)
    changed.kind = .matching(
      try #require(
        Matching(pairs: [("Italy", "Rome"), ("France", "Paris")], distractors: ["Lyon"])))
    let question = try #require(KindSamples.matching)
    let before = Paper(
      drawnFrom: Self.deck(question), request: PaperRequest(mode: .practice), seed: 7)
    let paper = try #require(try resumed(question, .unanswered, as: changed)?.session.paper)
    let shown = { (paper: Paper) in
      paper.entries[0].optionOrder.map { paper.entries[0].question.options[$0] }
    }
    #expect(shown(paper) == shown(before))
  }

  static let gone: [(String, Question.Kind?)] = [
    (
      "lights",
      StatementGroup([
        .init("Red is to port.", isTrue: true), .init("Green is to port.", isTrue: false),
        .init("Blue is astern.", isTrue: true),
      ]).map(Question.Kind.statements)
    ),
    (
      "lights",
      StatementGroup([
        .init("Red is to port.", isTrue: true), .init("Green is to port.", isTrue: false),
      ]).map(Question.Kind.statements)
    ),
    (
      "capitals",
      Matching(pairs: [("France", "Paris"), ("Italy", "Rome")], distractors: ["Nice"])
        .map(Question.Kind.matching)
    ),
    (
      "capitals",
      Matching(pairs: [("France", "Paris"), ("Italy", "Rome")]).map(Question.Kind.matching)
    ),
    ("periods", Ordering(["Trias", "Jura", "Perm"]).map(Question.Kind.ordering)),
    ("periods", Ordering(["Trias", "Jura", "Chalk", "Perm"]).map(Question.Kind.ordering)),
    ("card", Ordering(["a", "b"]).map(Question.Kind.ordering)),
    ("lights", .card(back: "!")),
  ]

  /// In practice no question can take its place, since the bank has no other that was not drawn.
  @Test(arguments: gone)
  func aQuestionWhoseTextsAreOthersIsVoid(id: String, kind: Question.Kind?) throws {
    let question = try #require(KindSamples.deck.question(id: id))
    var changed = question
    changed.kind = try #require(kind)
    let paper = try told(question, question.rightAnswer)
    #expect(ResumedPaper(paper, from: Self.deck(changed)) == nil)
    var larger = Self.deck(changed)
    larger.questions.append(
      Question(id: "new", categoryID: "sea", stem: "New?", kind: .trueFalse(true)))
    let resumed = try #require(ResumedPaper(paper, from: larger))
    #expect(resumed.replacements.map(\.voidID) == [id])
    #expect(!resumed.session.given.contains { $0 != nil })
  }

  static let asked: [(String, Question.Kind?)] = [
    // What stands on the left is not part of what is shown in an order of its own.
    (
      "capitals",
      Matching(pairs: [("Spain", "Paris"), ("Italy", "Rome")], distractors: ["Lyon"])
        .map(Question.Kind.matching)
    ),
    (
      "capitals",
      Matching(
        pairs: [("France", "Paris"), ("Italy", "Rome"), ("Vatican", "Rome")],
        distractors: ["Lyon"]
      ).map(Question.Kind.matching)
    ),
    ("card", AcceptedText(forms: ["the cat"]).map(Question.Kind.text)),
    ("speed", .card(back: "5.2 kn")),
  ]

  @Test(arguments: asked)
  func anAnswerThatDoesNotFitAnyMoreIsAskedForAgain(id: String, kind: Question.Kind?) throws {
    let question = try #require(KindSamples.deck.question(id: id))
    var changed = question
    changed.kind = try #require(kind)
    let paper = try #require(try resumed(question, question.rightAnswer, as: changed))
    #expect(paper.replacements.isEmpty)
    #expect(paper.session.given[0] == nil)
    #expect(paper.session.position == 0)
  }
}
