import QuizEngine
import QuizScreens
import TerminalKit
import TestSupport
import Testing

/// How the results speak of each scoring.
struct ScoringTests {
  /// Sits an exam of a deck with these keys as its answers, and hands it in.
  static func sit(_ deck: Deck, _ answers: [String], size: (Int, Int) = (80, 24)) throws -> Play {
    var play = try Play.begin(.exam, of: deck, size: size)
    for (number, answer) in answers.enumerated() {
      if number > 0 { play(.key(.right), .wait(.milliseconds(400))) }
      play.type(answer)
    }
    play(.type("me"), .key(.enter), .wait(.milliseconds(400)))
    return play
  }

  @Test(arguments: [(40, 12), (80, 24), (120, 40)])
  func errorPointsAreToldWithTheirMaximum(_ columns: Int, _ rows: Int) throws {
    let play = try Self.sit(
      FormsDeck.lorry, ["2", "2", "1", "1", "1", "1"], size: (columns, rows))
    #expect(play.screen.contains("✗ FAILED"))
    #expect(play.screen.contains("10 error points, at most 6"))
    #expect(!play.screen.contains("%"))
    // In a narrow terminal the condition takes one row and what was reached the next.
    #expect(ReadableTests.words(play).contains("At most 1 mistake in 5-mark questions ✗ 2"))
    #expect(play.row(containing: "┆")?.hasSuffix("at most 6 error points ✗") == true)
  }

  @Test func aPassByErrorPointsIsTold() throws {
    let play = try Self.sit(FormsDeck.lorry, ["2", "1", "1", "1", "1", "1"])
    #expect(play.screen.contains("✓ PASSED"))
    #expect(play.screen.contains("5 error points, at most 6"))
    #expect(play.row(containing: "┆")?.hasSuffix("at most 6 error points ✓") == true)
  }

  @Test func optionsAreToldAsMarks() throws {
    let play = try Self.sit(FormsDeck.tractor, ["12", "13"])
    #expect(play.screen.contains("6 of 8 marks"))
    #expect(play.screen.contains("✗ FAILED"))
    #expect(play.row(containing: "┆")?.hasSuffix("pass mark 7 ✗") == true)
  }

  @Test func questionsAreToldWithoutAWord() throws {
    let play = try Self.sit(Decks.exam(), ["1", "1", "1", "2"])
    #expect(play.screen.contains("3 of 4"))
    #expect(!play.screen.contains("marks"))
  }

  @Test func practiceOfWeightedQuestionsIsMeasuredByTheirMarks() throws {
    var session = QuizSession(
      paper: Paper(
        drawnFrom: FormsDeck.lorry, request: PaperRequest(mode: .practice), seed: 1))
    for index in 0..<6 {
      session.apply(
        .answer(index, GivenAnswer(.option(index == 5 ? 1 : 0), taken: .seconds(1))))
      session.apply(.move(to: index + 1))
    }
    session.apply(.finish(elapsed: .seconds(10)))
    // 16 of 18 marks are 88 %, and 12 of 18 are needed: 66 %.
    let words = try TestWorld.surroundings().words
    #expect(
      AdviceText(session, words: words).text
        == words(.adviceAboveEase) + " " + words(.toneMildEase))
    #expect(ScoreText(session, words: words).score == "16 of 18 marks")
  }

  @Test func anUnscoredQuestionIsMarkedInTheReviewAndNotCounted() throws {
    var deck = Decks.exam(passing: [.minimumCorrect(1)])
    deck.questions[1].isUnscored = true
    var play = try Self.sit(deck, ["1", "2", "2", "1"])
    #expect(play.screen.contains("2 of 3"))
    #expect(play.screen.contains("Review the mistake "))
    play.press(.enter)
    #expect(play.top == "review")
    #expect(play.screen.contains("mistake 1 of 1"))
    #expect(!play.screen.contains("This question does not count."))
    play.press(.escape, .right, .right, .right, .enter)
    #expect(!play.screen.contains("This question does not count."))
    play.press(.right)
    #expect(play.screen.contains("This question does not count."))
    play.press(.right)
    #expect(!play.screen.contains("This question does not count."))
  }

  @Test func theRulesTellTheMarksWhereTheQuotasSayThem() throws {
    let words = try TestWorld.surroundings().words
    #expect(
      RulesText(FormsDeck.lorry.outline, words: words).figures
        == "6 questions, 10 min, at most 6 error points, at most 1 mistake in 5-mark questions")
    var weighted = FormsDeck.lorry.outline
    weighted.blueprint.scoring = .weightWon
    weighted.blueprint.passRules = [.minimumPoints(15)]
    #expect(
      RulesText(weighted, words: words).figures
        == "6 questions, 10 min, at least 15 of 18 marks")
    weighted.blueprint.passRules = Share(0.5).map { [.minimumShare($0)] } ?? []
    #expect(
      RulesText(weighted, words: words).figures == "6 questions, 10 min, at least 9 marks")
    #expect(
      RulesText(FormsDeck.boat.outline, words: words).figures
        == "9 questions, 65 min, every part to pass")
  }

  @Test(arguments: ["2026", "1 stycznia 2024 r."])
  func theSentenceOfAnEditionEndsWithOneFullStop(_ edition: String) throws {
    let words = try TestWorld.surroundings().words
    var outline = FormsDeck.lorry.outline
    outline.edition = edition
    let line = RulesText(outline, words: words).line
    #expect(line.hasSuffix(edition.hasSuffix(".") ? "r." : "2026."))
    #expect(!line.contains(".."))
  }
}
