import QuizEngine
import TestSupport
import Testing

/// Answers that just pass, and that just fail by one condition, in every exam.
struct ExamVerdictTests {
  /// A paper with mistakes, and the conditions that it fails by.
  struct Sitting: Sendable, CustomTestStringConvertible {
    let exam: String
    let variant: String?
    let mistakes: [Mistakes]
    let unmet: [String]

    init(_ exam: String, _ mistakes: [Mistakes], _ unmet: String...) {
      self.init(exam, nil, mistakes, unmet)
    }

    init(_ exam: String, _ variant: String, _ mistakes: [Mistakes], _ unmet: String...) {
      self.init(exam, variant, mistakes, unmet)
    }

    init(_ exam: String, _ variant: String?, _ mistakes: [Mistakes], _ unmet: [String]) {
      self.exam = exam
      self.variant = variant
      self.mistakes = mistakes
      self.unmet = unmet
    }

    var testDescription: String {
      "\(exam) \(variant ?? "") with \(mistakes.map(\.description)): \(unmet)"
    }
  }

  static let counted: [Sitting] = [
    Sitting("life-in-the-uk", [.spread(6)]),
    Sitting("life-in-the-uk", [.spread(7)], "minimumShare 17 of 18"),
    Sitting("ccse", [.spread(10)]),
    Sitting("ccse", [.spread(11)], "minimumCorrect 14 of 15"),
    Sitting("cscs-operatives", [.spread(5)]),
    Sitting("cscs-operatives", [.spread(6)], "minimumCorrect 44 of 45"),
    Sitting("cscs-operatives", "strict", [.spread(3)]),
    Sitting("cscs-operatives", "strict", [.spread(4)], "minimumCorrect 46 of 47"),
    Sitting("einbuergerungstest", [.spread(16)]),
    Sitting("einbuergerungstest", [.spread(17)], "minimumCorrect 16 of 17"),
    Sitting("patente-b", [.spread(3)]),
    Sitting("patente-b", [.spread(4)], "maximumErrors 4 of 3"),
    Sitting("examen-civique", "csp", [.spread(8)]),
    Sitting("examen-civique", "cr", [.spread(9)], "minimumCorrect 31 of 32"),
    Sitting("examen-civique", "naturalisation", [.spread(9)], "minimumCorrect 31 of 32"),
    Sitting("driving-uk", [.spread(7)]),
    Sitting("driving-uk", [.spread(8)], "minimumCorrect 42 of 43"),
    Sitting("driving-es", [.spread(3)]),
    Sitting("driving-es", [.spread(4)], "maximumErrors 4 of 3"),
    Sitting("driving-fr", [.spread(5)]),
    Sitting("driving-fr", [.spread(6)], "minimumCorrect 34 of 35"),
    Sitting("grundkenntnistest-zh", [.spread(20)]),
    Sitting("grundkenntnistest-zh", [.spread(21)], "minimumCorrect 29 of 30"),
    Sitting("naturalisation-ne", [.spread(6)]),
    Sitting("naturalisation-ne", [.spread(7)], "minimumCorrect 9 of 10"),
    Sitting("naturalisation-vd", [.spread(14)]),
    Sitting("naturalisation-vd", [.spread(15)], "minimumShare 33 of 34"),
  ]

  static let byCategory: [Sitting] = [
    Sitting("fischerpruefung", [.inEachCategory(2), .spread(3)]),
    Sitting("fischerpruefung", [.spread(16)], "minimumCorrect 44 of 45"),
    Sitting("fischerpruefung", [.inCategory(6, 4), .spread(11)]),
    Sitting("fischerpruefung", [.inCategory(6, 5), .spread(9)], "minimumPerCategory 5 of 6"),
    Sitting("fischerpruefung", [.inCategory(1, 5)], "minimumPerCategory 5 of 6"),
    Sitting(
      "fischerpruefung", [.inEachCategory(5)], "minimumCorrect 30 of 45",
      "minimumPerCategory 5 of 6", "minimumPerCategory 5 of 6", "minimumPerCategory 5 of 6",
      "minimumPerCategory 5 of 6", "minimumPerCategory 5 of 6", "minimumPerCategory 5 of 6"),
    Sitting("fischerpruefung-laender", "nordrhein-westfalen", [.spread(15)]),
    Sitting("fischerpruefung-laender", "bayern", [.inCategory(5, 6), .spread(9)]),
    Sitting(
      "fischerpruefung-laender", "bayern", [.inCategory(5, 7)], "minimumPerCategory 5 of 6"),
    Sitting("fischerpruefung-laender", "bayern", [.spread(16)], "minimumCorrect 44 of 45"),
    // Half of 15 is 7.5, and so 8 are needed.
    Sitting("fischerpruefung-laender", "baden-wuerttemberg", [.inCategory(1, 7), .spread(8)]),
    Sitting(
      "fischerpruefung-laender", "baden-wuerttemberg", [.inCategory(1, 8)],
      "minimumPerCategory 7 of 8"),
    Sitting("fischerpruefung-laender", "baden-wuerttemberg", [.inCategory(3, 5)]),
    Sitting(
      "fischerpruefung-laender", "baden-wuerttemberg", [.inCategory(3, 6)],
      "minimumPerCategory 4 of 5"),
    Sitting("fischerpruefung-laender", "rheinland-pfalz", [.inEachCategory(3)]),
    Sitting(
      "fischerpruefung-laender", "rheinland-pfalz", [.inCategory(2, 4)],
      "minimumPerCategory 6 of 7"),
  ]

  static let weighted: [Sitting] = [
    Sitting("driving-de", [.ofWeight(5, 1), .ofWeight(3, 1), .ofWeight(2, 1)]),
    Sitting("driving-de", [.ofWeight(4, 1), .ofWeight(3, 2)]),
    Sitting("driving-de", [.ofWeight(5, 2)], "maximumWrongOfWeight 2 of 1"),
    Sitting("driving-de", [.ofWeight(4, 2), .ofWeight(3, 1)], "maximumErrorPoints 11 of 10"),
    Sitting(
      "driving-de", [.ofWeight(5, 2), .ofWeight(2, 1)], "maximumErrorPoints 12 of 10",
      "maximumWrongOfWeight 2 of 1"),
    Sitting("driving-pl", [.ofWeight(3, 2)]),
    Sitting("driving-pl", [.ofWeight(3, 2), .ofWeight(1, 1)], "minimumPoints 67 of 68"),
    Sitting("driving-pl", [.inSection(1, 2)]),
    Sitting("driving-pl", [.ofWeight(3, 3)], "minimumPoints 65 of 68"),
    Sitting("driving-be", [.ofWeight(5, 1), .ofWeight(1, 4)]),
    Sitting("driving-be", [.ofWeight(1, 9)]),
    Sitting("driving-be", [.ofWeight(1, 10)], "maximumErrorPoints 10 of 9"),
    Sitting("driving-be", [.ofWeight(5, 2)], "maximumErrorPoints 10 of 9"),
    Sitting("driving-cz", [.ofWeight(4, 1), .ofWeight(2, 1), .ofWeight(1, 1)]),
    Sitting("driving-cz", [.ofWeight(4, 2)], "minimumPoints 42 of 43"),
    Sitting("driving-hu", [.ofWeight(3, 3), .ofWeight(1, 1)]),
    Sitting("driving-hu", [.ofWeight(3, 3), .ofWeight(1, 2)], "minimumPoints 64 of 65"),
  ]

  static let inSections: [Sitting] = [
    Sitting("fischerpruefung", "bayern", [.inSection(5, 6), .inSection(1, 6), .inSection(2, 3)]),
    Sitting("fischerpruefung", "bayern", [.inSection(1, 7)], "section 1: minimumCorrect 5 of 6"),
    Sitting(
      "fischerpruefung", "bayern", [.inSection(2, 6), .inSection(3, 6), .inSection(4, 4)],
      "minimumCorrect 44 of 45"),
    Sitting("fischerpruefung", "baden-wuerttemberg", [.inSection(3, 6), .inSection(4, 6)]),
    Sitting(
      "fischerpruefung", "baden-wuerttemberg", [.inSection(3, 7)],
      "section 3: minimumShare 5 of 6"),
    Sitting("fischerpruefung", "rheinland-pfalz", [.inSection(1, 3), .inSection(5, 3)]),
    Sitting(
      "fischerpruefung", "rheinland-pfalz", [.inSection(5, 4)], "section 5: minimumCorrect 6 of 7"),
    Sitting("patente-nautica", "entro-12", [.inSection(1, 1), .inSection(2, 4), .inSection(3, 1)]),
    Sitting(
      "patente-nautica", "entro-12", [.inSection(2, 5)], "section 2: minimumCorrect 15 of 16"),
    Sitting("patente-nautica", "entro-12", [.inSection(3, 2)], "section 3: minimumCorrect 3 of 4"),
    Sitting(
      "patente-nautica", "senza-limiti", [.inSection(1, 1), .inSection(2, 4), .inSection(3, 1)]),
    Sitting(
      "patente-nautica", "senza-limiti", [.inSection(2, 5)], "section 2: minimumCorrect 15 of 16"),
    Sitting("driving-nl-2024", [.inSection(1, 12), .inSection(2, 2), .inSection(3, 3)]),
    Sitting("driving-nl-2024", [.inSection(1, 13)], "section 1: minimumCorrect 12 of 13"),
    Sitting("driving-nl-2024", [.inSection(2, 3)], "section 2: minimumCorrect 9 of 10"),
    Sitting("driving-nl-2024", [.inSection(3, 4)], "section 3: minimumCorrect 24 of 25"),
    Sitting("sportboot", [.inSection(1, 2), .inSection(2, 5), .inSection(4, 2)]),
    Sitting("sportboot", [.inSection(2, 6)], "section 2: minimumCorrect 17 of 18"),
    Sitting("sportboot", [.inSection(4, 3)], "section 4: minimumCorrect 6 of 7"),
  ]

  static let unscored: [Sitting] = [
    Sitting("driving-se", [.spread(13), .unscored(5)]),
    Sitting("driving-se", [.spread(14)], "minimumCorrect 51 of 52"),
  ]

  @Test(arguments: counted + byCategory + weighted + inSections + unscored)
  func itPassesOrFailsByTheConditionsNamed(sitting: Sitting) throws {
    let paper = try paper(of: sitting)
    let wrong = QuizSession(paper, mistakes: sitting.mistakes)
    #expect(wrong.unmet == sitting.unmet)
    #expect(wrong.verdict?.isPassed == sitting.unmet.isEmpty)
    #expect(wrong.verdict?.conditions.isEmpty == false)
    #expect(wrong.unansweredCount == 0)

    // What is left open is as wrong, and is told apart.
    let open = QuizSession(paper, mistakes: sitting.mistakes, leavesOpen: true)
    let count = sitting.mistakes.reduce(0) { $0 + $1.count(in: paper) }
    #expect(open.unmet == sitting.unmet)
    #expect(open.score == wrong.score)
    #expect(open.missedIDs == wrong.missedIDs)
    #expect(open.missedIDs.count == open.outcomes.count(where: \.isMistake))
    let unscored = open.outcomes.count { $0.question.isUnscored && !$0.isRight }
    #expect(open.missedIDs.count == count - unscored)
    #expect(open.unansweredCount == count)
    #expect(open.outcomes.count(where: \.isUnanswered) == count)
    #expect(wrong.outcomes.count(where: \.isUnanswered) == 0)
  }

  private func paper(of sitting: Sitting) throws -> Paper {
    let deck = try #require(try ExamDecks.deck(sitting.exam))
    let request = PaperRequest(
      mode: .exam, regionID: deck.outline.regions?.values.last?.id, variantID: sitting.variant)
    return Paper(drawnFrom: deck, request: request, seed: 7)
  }

  @Test func failingTheChartEndsThePatenteNautica() throws {
    for (variant, count) in [("entro-12", 2), ("senza-limiti", 2)] {
      let paper = try paper(of: Sitting("patente-nautica", variant, []))
      let session = QuizSession(paper, mistakes: [.inSection(1, count)])
      #expect(session.isStoppedAtGate)
      #expect(session.verdict?.isPassed == false)
      #expect(session.unmet.first?.hasPrefix("section 1: minimumCorrect") == true)
      #expect(session.satRange == paper.sections[0].range)
      #expect(session.missedIDs.count == count)
      let behind = paper.sections[1].range.lowerBound
      var later = session
      later.apply(.beginSection(elapsed: .seconds(61)))
      later.apply(.answer(behind, GivenAnswer(.option(0), taken: .zero)))
      #expect(later == session)
    }
  }

  @Test func switzerlandCountsEachOption() throws {
    let paper = try paper(of: Sitting("driving-ch", []))
    // A question that is left open loses its three points, and five of them all that may be lost.
    for (count, won) in [(0, 150), (5, 135), (6, 132)] {
      let session = QuizSession(paper, mistakes: [.spread(count)], leavesOpen: true)
      #expect(session.score == won)
      #expect(session.total == 150)
      #expect(session.verdict?.isPassed == (won >= 135))
    }
    // One tick too few or too many loses one point of the three.
    for (count, isPassed) in [(15, true), (16, false)] {
      var session = QuizSession(paper: paper)
      for (index, entry) in paper.entries.enumerated() {
        guard case .multiple(let choice) = entry.question.kind else { continue }
        let other = choice.options.indices.filter { !choice.correct.contains($0) }
        let given = index < count ? choice.correct + other.prefix(1) : choice.correct
        session.apply(.answer(index, GivenAnswer(.options(given), taken: .zero)))
      }
      session.apply(.finish(elapsed: .seconds(1)))
      #expect(session.score == 150 - count)
      #expect(session.verdict?.isPassed == isPassed)
      #expect(session.unmet == (isPassed ? [] : ["minimumPoints 134 of 135"]))
    }
  }

  @Test func aProfileTakesSectionsOutAndTheRestIsPassedWithoutThem() throws {
    let deck = try #require(try ExamDecks.deck("patente-nautica"))
    let sails = try #require(deck.outline.blueprint.profile.first)
    let absent = deck.outline.blueprint.removedSectionIDs(by: [sails.id: sails.removingAnswer])
    #expect(absent == sails.removedSectionIDs)
    #expect(deck.outline.blueprint.removedSectionIDs(by: [sails.id: !sails.removingAnswer]) == [])
    let paper = Paper(
      drawnFrom: deck, request: PaperRequest(mode: .exam, absentSectionIDs: absent), seed: 1)
    #expect(paper.entries.count == 25)
    #expect(paper.sections.count == 2)
    let session = QuizSession(paper, mistakes: [.inSection(1, 1), .inSection(2, 4)])
    #expect(session.verdict?.isPassed == true)
    #expect(session.verdict?.conditions.count == 2)
  }
}
