import DeckFormats
import QuizEngine
import TestSupport
import Testing

/// The rules of every exam as its `deck.json` tells them.
struct ExamBlueprintTests {
  /// The figures of an exam: questions, minutes (0 for none), and what passes.
  struct Figures: Sendable, CustomTestStringConvertible {
    let exam: String
    let variant: String?
    let questions: Int
    let minutes: Int
    let rules: [PassRule]

    init(_ exam: String, _ questions: Int, _ minutes: Int, _ rules: PassRule...) {
      self.init(exam, nil, questions, minutes, rules)
    }

    init(
      _ exam: String, _ variant: String, _ questions: Int, _ minutes: Int, _ rules: PassRule...
    ) {
      self.init(exam, variant, questions, minutes, rules)
    }

    private init(
      _ exam: String, _ variant: String?, _ questions: Int, _ minutes: Int, _ rules: [PassRule]
    ) {
      self.exam = exam
      self.variant = variant
      self.questions = questions
      self.minutes = minutes
      self.rules = rules
    }

    var testDescription: String { "\(exam) \(variant ?? "")" }
  }

  static let half = Share(0.5).map(PassRule.minimumSharePerCategory) ?? .minimumCorrect(0)
  static let share = Share(0.75).map(PassRule.minimumShare) ?? .minimumCorrect(0)
  static let figures: [Figures] = [
    Figures("ccse", 25, 45, .minimumCorrect(15)),
    Figures("cscs-operatives", 50, 45, .minimumCorrect(45)),
    Figures("cscs-operatives", "strict", 50, 45, .minimumCorrect(47)),
    Figures("einbuergerungstest", 33, 60, .minimumCorrect(17)),
    Figures(
      "fischerpruefung-laender", "bayern", 60, 60, .minimumCorrect(45), .minimumCountPerCategory(6)),
    Figures("fischerpruefung-laender", "baden-wuerttemberg", 60, 120, .minimumCorrect(45), half),
    Figures("fischerpruefung-laender", "rheinland-pfalz", 50, 120, .minimumCountPerCategory(7)),
    Figures("life-in-the-uk", 24, 45, share),
    Figures("fischerpruefung", 60, 60, .minimumCorrect(45), .minimumCountPerCategory(6)),
    Figures("fischerpruefung", "bayern", 60, 60, .minimumCorrect(45)),
    Figures("fischerpruefung", "baden-wuerttemberg", 60, 120, .minimumCorrect(45)),
    Figures("fischerpruefung", "rheinland-pfalz", 50, 120),
    Figures("patente-b", 30, 20, .maximumErrors(3)),
    Figures("patente-nautica", "entro-12", 30, 0),
    Figures("patente-nautica", "senza-limiti", 29, 0),
    Figures("examen-civique", "csp", 40, 45, .minimumCorrect(32)),
    Figures("examen-civique", "naturalisation", 40, 45, .minimumCorrect(32)),
    Figures("driving-uk", 50, 57, .minimumCorrect(43)),
    Figures("driving-es", 30, 30, .maximumErrors(3)),
    Figures(
      "driving-de", 30, 45, .maximumErrorPoints(10), .maximumWrongOfWeight(weight: 5, count: 1)),
    Figures("driving-fr", 40, 0, .minimumCorrect(35)),
    Figures("driving-pl", 32, 25, .minimumPoints(68)),
    Figures("driving-ch", 50, 45, .minimumPoints(135)),
    Figures("grundkenntnistest-zh", 50, 60, .minimumCorrect(30)),
  ]

  @Test(arguments: figures)
  func theFiguresAreThoseOfTheExam(figures: Figures) throws {
    let outline = try #require(try ExamDecks.outline(figures.exam))
    let blueprint = outline.resolved(variantID: figures.variant).blueprint
    #expect(blueprint.questionsPerSession == figures.questions)
    #expect(blueprint.timeLimit == (figures.minutes == 0 ? nil : .seconds(figures.minutes * 60)))
    #expect(blueprint.passRules == figures.rules)
    #expect(outline.isExam)
  }

  @Test(arguments: ExamDecks.all)
  func aBankThatFillsTheQuotasReadsWithoutAFinding(exam: String) throws {
    let reading = try ExamDecks.reading(exam)
    #expect(reading.findings.map(\.description) == [])
    #expect(reading.deck == (try ExamDecks.deck(exam)))
  }

  @Test func thePatenteNauticaHasAClockForEachSection() throws {
    let outline = try #require(try ExamDecks.outline("patente-nautica"))
    for (variant, minutes) in [("entro-12", [20, 30, 15]), ("senza-limiti", [60, 30, 15])] {
      let sections = outline.resolved(variantID: variant).blueprint.sections
      #expect(sections.map(\.timeLimit) == minutes.map { .seconds($0 * 60) })
      #expect(sections.map(\.isGate) == [true, false, false])
    }
  }

  @Test func fiftyAndThirtyFiveSecondsAreTheTimesOfAPolishQuestion() throws {
    let outline = try #require(try ExamDecks.outline("driving-pl"))
    #expect(outline.blueprint.sections.map(\.questionTimeLimit) == [.seconds(35), .seconds(50)])
    #expect(outline.blueprint.navigation == .forward)
    #expect(try ExamDecks.outline("driving-fr")?.blueprint.questionTimeLimit == .seconds(20))
  }

  @Test func theEinbuergerungstestHasSixteenLaender() throws {
    #expect(try ExamDecks.outline("einbuergerungstest")?.regions?.values.count == 16)
  }
}
