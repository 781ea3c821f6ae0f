import QuizEngine
import Testing

/// Where a paper that was left goes on.
struct PlaceToGoOnTests {
  /// What was given in an exam of six questions, and where it goes on.
  struct Case: CustomTestStringConvertible, Sendable {
    var answered: Set<Int>
    /// The place that was shown last; `nil` where that is not known.
    var shown: Int?
    var navigation = ExamBlueprint.Navigation.free
    var place: Int
    var testDescription: String {
      "\(answered.sorted()), \(shown.map(String.init) ?? "unknown"), \(navigation)"
    }
  }

  @Test(arguments: [
    Case(answered: [], shown: nil, place: 0),
    Case(answered: [0, 1], shown: nil, place: 2),
    Case(answered: [1, 3], shown: nil, place: 0),
    // The one that was shown, where it is to be answered.
    Case(answered: [0, 1], shown: 4, place: 4),
    Case(answered: [], shown: 5, place: 5),
    // The one after it.
    Case(answered: [0, 3], shown: 3, place: 4),
    Case(answered: [3], shown: 3, place: 4),
    // The first that is to be answered.
    Case(answered: [0, 3, 4], shown: 3, place: 1),
    Case(answered: [0, 1, 5], shown: 5, place: 2),
    // The one that was shown, where all are answered.
    Case(answered: [0, 1, 2, 3, 4, 5], shown: 2, place: 2),
    Case(answered: [0, 1, 2, 3, 4, 5], shown: nil, place: 5),
    Case(answered: [0, 3], shown: 3, navigation: .skip, place: 4),
    Case(answered: [0, 3], shown: 0, navigation: .skip, place: 1),
    // Never back, where one only walks forward.
    Case(answered: [0, 3], shown: 3, navigation: .forward, place: 4),
    Case(answered: [0, 3], shown: 1, navigation: .forward, place: 4),
    Case(answered: [0], shown: 3, navigation: .forward, place: 3),
    Case(answered: [], shown: nil, navigation: .forward, place: 0),
    Case(answered: [5], shown: 5, navigation: .forward, place: 5),
  ])
  func aPaperGoesOnWhereACandidateExpectsIt(_ example: Case) throws {
    let questions = (0..<6).map { Sample.single("q\($0)") }
    let session = Sample.session(
      questions, mode: .exam, passRules: [.minimumCorrect(1)], navigation: example.navigation,
      limit: nil)
    var paper = UnfinishedPaper(
      session, id: "a:1", spent: .zero, sinceAnswer: .zero, at: .zero)
    for place in example.answered.sorted() {
      paper.take(
        .init(GivenAnswer(.option(0), taken: .seconds(1)), for: questions[place]))
    }
    paper.shownID = example.shown.map { "q\($0)" }
    let deck = Deck(outline: session.paper.outline, questions: questions)
    let resumed = try #require(ResumedPaper(paper, from: deck)?.session)
    #expect(resumed.position == example.place)
    #expect(paper.standing(in: deck.outline).number == example.place + 1)
    #expect(paper.standing(in: deck.outline).total == 6)
    #expect(paper.standing(in: deck.outline).section == nil)
  }

  @Test func whatIsAnsweredInPartOnlyIsStillToBeAnswered() throws {
    let group = try #require(
      StatementGroup([.init("one", isTrue: true), .init("two", isTrue: false)]))
    let questions = (0..<3).map { Question(id: "q\($0)", stem: "?", kind: .statements(group)) }
    let session = Sample.session(
      questions, mode: .exam, passRules: [.minimumCorrect(1)], navigation: .free, limit: nil)
    var paper = UnfinishedPaper(session, id: "a:1", spent: .zero, sinceAnswer: .zero, at: .zero)
    for (place, given) in [(0, [true, false]), (1, [true, nil])] as [(Int, [Bool?])] {
      paper.take(.init(GivenAnswer(.statements(given), taken: .zero), for: questions[place]))
      paper.shownID = "q\(place)"
      let deck = Deck(outline: session.paper.outline, questions: questions)
      #expect(ResumedPaper(paper, from: deck)?.session.position == 1)
      #expect(paper.standing(in: deck.outline).number == 2)
    }
  }
}
