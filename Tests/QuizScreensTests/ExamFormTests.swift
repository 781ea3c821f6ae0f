import QuizEngine
import QuizScreens
import TerminalKit
import TestSupport
import Testing

/// Exams that have sections, several forms, and questions to the candidate.
struct ExamFormTests {
  static let right: [InputEvent] = FlowTests.keys(.character("1"), .right)
  static let wrong: [InputEvent] = FlowTests.keys(.character("2"), .right)
  static let handIn = FlowTests.keys(.character("m"), .character("e"), .enter) + [.timeout]

  /// Answers so many questions of a section right and then so many wrong, and hands it in; the last
  /// question is answered without going on.
  static func section(right: Int, wrong: Int = 0) -> [InputEvent] {
    let answers = (0..<right).flatMap { _ in Self.right } + (0..<wrong).flatMap { _ in Self.wrong }
    return answers.dropLast() + handIn
  }

  /// From Welcome to the first question: the second region, the second form, and an answer.
  static func toExam(sails: Bool) -> [InputEvent] {
    FlowTests.keys(.enter, .right, .enter, .right, .enter) + (sails ? [] : FlowTests.keys(.right))
      + FlowTests.keys(.enter, .enter)
  }

  static func started(_ outside: TestWorld) -> [Paper] {
    outside.effects.compactMap {
      if case .record(.started(let paper, _)) = $0 { paper } else { nil }
    }
  }

  // MARK: From end to end

  @Test(arguments: [(40, 12), (80, 24), (120, 40)])
  func anExamInThreePartsIsChosenSatAndPassed(_ columns: Int, _ rows: Int) throws {
    let begin = FlowTests.keys(.enter)
    let events =
      Self.toExam(sails: true) + Self.section(right: 2) + begin + Self.section(right: 4, wrong: 1)
      + begin + Self.section(right: 1, wrong: 1)
    let (_, terminal, outside, app) = try FlowTests.run(
      events, decks: [FormsDeck.boat], size: (columns, rows))
    let paper = try #require(Self.started(outside).first)
    #expect(paper.request.regionID == "south")
    #expect(paper.request.variantID == "offshore")
    #expect(paper.request.absentSectionIDs == [])
    #expect(paper.sections.map(\.id) == ["chart", "base", "sail"])
    #expect(paper.entries.map(\.question.id).contains("tides-south-2"))
    let result = try #require(FlowTests.finished(outside).first)
    #expect(result.isPassed == true)
    #expect((result.score, result.total) == (12, 14))
    #expect(result.variantID == "offshore")
    let shown = terminal.frames.map { FlowTests.text($0) }
    for text in [
      "North coast", "Offshore, without limits", "About you", "Chart work", "Base quiz",
      "Sailing quiz", "✓ PASSED", "12 of 14 marks",
    ] {
      #expect(shown.contains { $0.contains(text) }, "\(text)")
    }
    #expect(app.world.settings.regions == ["boat": "south"])
    #expect(app.world.settings.variants == ["boat": "offshore"])
    #expect(app.world.settings.profiles == ["boat": ["sail": true]])
    #expect(outside.effects.contains(.saveSettings(app.world.settings)))
  }

  @Test func whatTheCandidateSaysTakesASectionOut() throws {
    let (_, terminal, outside, _) = try FlowTests.run(
      Self.toExam(sails: false), decks: [FormsDeck.boat])
    let paper = try #require(Self.started(outside).first)
    #expect(paper.request.absentSectionIDs == ["sail"])
    #expect(paper.sections.map(\.id) == ["chart", "base"])
    let modes = terminal.frames.map { FlowTests.text($0) }.filter { $0.contains("Quick round") }
    #expect(modes.contains { $0.contains("7 questions, 50 min") })
    #expect(!modes.contains { $0.contains("Sailing quiz") })
  }

  @Test func aFailedGateEndsTheExamAndTheResultsSayWhatWasNotSat() throws {
    let (_, terminal, outside, _) = try FlowTests.run(
      Self.toExam(sails: true) + Self.section(right: 0, wrong: 2), decks: [FormsDeck.boat])
    let result = try #require(FlowTests.finished(outside).first)
    #expect(result.isPassed == false)
    let lines = terminal.frames.last?.lines() ?? []
    for text in [
      "✗ FAILED", "0 of 6 marks      0 %", "The exam ended with “Chart work”",
      "Failed: Chart work · not sat: Base quiz, Sailing quiz", "0 of 2, min. 1 ✗",
    ] {
      #expect(lines.contains { $0.contains(text) }, "\(text)")
    }
    for name in ["Base quiz", "Sailing quiz"] {
      #expect(lines.contains { $0.contains(name) && $0.contains("– not sat") })
    }
    #expect(!lines.contains { $0.contains("at most 2 mistakes") })
    #expect(lines.contains { $0.contains("▸ Practise Chart") })
    #expect(lines.contains { $0.contains("Review the 2 mistakes") })
  }

  @Test func theWeakestTopicIsPractisedUnderTheSameForm() throws {
    let (_, _, outside, _) = try FlowTests.run(
      Self.toExam(sails: true) + Self.section(right: 0, wrong: 2) + FlowTests.keys(.enter),
      decks: [FormsDeck.boat])
    let practice = try #require(Self.started(outside).last)
    #expect(practice.mode == .practice)
    #expect(practice.request.categoryID == "chart")
    #expect(practice.request.variantID == "offshore")
    #expect(practice.entries.map(\.question.id) == ["chart-1", "chart-2"])
  }

  @Test func anotherTryIsTheSameExam() throws {
    let (_, _, outside, _) = try FlowTests.run(
      Self.toExam(sails: false) + Self.section(right: 0, wrong: 2)
        + FlowTests.keys(.character("r")),
      decks: [FormsDeck.boat])
    let papers = Self.started(outside)
    #expect(papers.count == 2)
    #expect(papers.first?.request == papers.last?.request)
    #expect(papers.last?.sections.map(\.id) == ["chart", "base"])
  }

  @Test func aSectionThatFailsIsNamedWithItsCondition() throws {
    let begin = FlowTests.keys(.enter)
    let (_, terminal, _, _) = try FlowTests.run(
      Self.toExam(sails: true) + Self.section(right: 2) + begin + Self.section(right: 5) + begin
        + Self.section(right: 0, wrong: 2),
      decks: [FormsDeck.boat], size: (80, 32))
    let lines = terminal.frames.last?.lines() ?? []
    func row(_ text: String) -> String { lines.first { $0.contains(text) } ?? "" }
    #expect(row("Failed: ").hasSuffix("Failed: Sailing quiz · passed: Chart work, Base quiz"))
    #expect(row("┆").hasSuffix("pass mark 10 ✓"))
    #expect(lines.contains { $0.contains("“Sailing quiz” was missed by one.") })
    // The section that failed stands at the top of its table.
    let table = lines.filter { $0.contains("┆") }.dropFirst()
    let ends = [
      ("Sailing quiz  ", "2 mistakes, at most 1 ✗"), ("Chart work  ", "2 of 2, min. 1 ✓"),
      ("Base quiz  ", "0 mistakes, at most 2 ✓"), ("Base quiz  ", "min. 5 ✓"),
    ]
    #expect(table.count == ends.count)
    for (line, (name, end)) in zip(table, ends) {
      #expect(line.hasPrefix(" " + name) && line.hasSuffix(end), "\(line)")
    }
  }

  // MARK: Choices

  @Test func aChoiceIsMadeOnceAndChangedFromTheModes() throws {
    var play = try Play(decks: [FormsDeck.boat])
    play.press(.enter, .enter, .enter, .enter)
    #expect(play.top == "modes")
    #expect(play.screen.contains("Inshore, up to twelve miles"))
    play.press(.escape, .enter)
    #expect(play.top == "modes")
    play.press(.end, .enter)
    #expect(play.top == "choices")
    #expect(play.lines.contains { $0.contains("┃▸Yes") })
    play.press(.right, .enter)
    #expect(play.top == "modes")
    #expect(play.app.world.settings.profiles == ["boat": ["sail": false]])
    play.press(.up, .enter, .right, .enter)
    #expect(play.app.world.settings.variants == ["boat": "offshore"])
    #expect(play.screen.contains("Edition: 2026, offshore."))
    #expect(play.app.stack.pushed.count == 1)
  }

  @Test func aFormThatIsGoneIsAskedForAgain() throws {
    var settings = Settings()
    settings.regions = ["boat": "north"]
    settings.variants = ["boat": "river"]
    settings.profiles = ["boat": ["sail": true]]
    var play = try Play(decks: [FormsDeck.boat], settings: settings)
    play.press(.enter)
    #expect(play.top == "choices")
    #expect(play.screen.contains("Offshore"))
    play.press(.enter)
    #expect(play.top == "modes")
  }

  @Test func theChoicesOfOtherDecksAreKept() {
    var settings = Settings()
    settings.variants = ["plane": "glider"]
    settings.choose(.variant, optionID: "offshore", deckID: "boat")
    settings.choose(.profile("sail"), optionID: "no", deckID: "boat")
    settings.choose(.region, optionID: "south", deckID: "boat")
    #expect(settings.variants == ["plane": "glider", "boat": "offshore"])
    #expect(settings.profiles == ["boat": ["sail": false]])
    #expect(settings.regions == ["boat": "south"])
  }

  @Test func theRulesOfTheFormInFocusAreTold() throws {
    var play = try Play(decks: [FormsDeck.boat])
    play.press(.enter, .enter)
    #expect(!play.screen.contains("at least 10 marks"))
    play.press(.right)
    #expect(play.screen.contains("at least 10 marks"))
  }

  @Test func everythingOfTheModesCanBeReadInASmallTerminal() throws {
    var play = try Play(decks: [FormsDeck.boat], size: (40, 12))
    play.press(.enter, .enter, .enter, .enter)
    var seen = ReadableTests.words(play)
    for _ in 0..<6 {
      play.press(.pageDown)
      seen += " " + ReadableTests.words(play)
    }
    for text in ["2 questions, 20 min", "at most 1 mistake", "Boat Act, section 7"] {
      #expect(seen.contains(text), "\(text)")
    }
    for name in ["Chart work", "Base quiz", "Sailing quiz"] { #expect(seen.contains(name)) }
    var labels = ""
    for _ in 0..<8 {
      play.press(.down)
      labels += play.screen
    }
    #expect(labels.contains("▸ Do you want to sail with the wind"))
  }

  // MARK: Fixed papers

  @Test func aFixedPaperIsChosenByNameAndItsBestResultStandsWithIt() throws {
    var play = try Play(decks: [FormsDeck.boat])
    play.press(.enter, .enter, .enter, .enter, .down, .enter)
    #expect(play.top == "papers")
    #expect(play.screen.contains("Paper of May"))
    play.press(.right, .enter)
    play.pause()
    #expect(play.session?.paper.entries.first?.question.id == "chart-2")
    #expect(play.session?.paper.sections.map(\.range.count) == [2, 5, 2])
    #expect(play.lines[0].contains("Paper of June › Chart work"))
    for count in [2, 5, 2] {
      for _ in 0..<count { play(.type("1"), .key(.right), .wait(.milliseconds(400))) }
      play(.type("e"), .key(.enter), .wait(.milliseconds(400)))
      if play.top == "card" { play(.key(.enter), .wait(.milliseconds(400))) }
    }
    #expect(play.finished.last?.fixedPaperID == "june")
    #expect(play.screen.contains("14 of 14 marks"))
    play.press(.escape)
    #expect(play.top == "papers")
    #expect(play.screen.contains("14 of 14 marks"))
    #expect(play.lines.count { $0.contains("│ new ") } == 1)
  }

  @Test func anExamWithoutFixedPapersOffersNone() throws {
    var play = try Play(decks: [FormsDeck.lorry])
    play.press(.enter)
    #expect(!play.screen.contains("Fixed papers"))
  }

  @Test func practiceAndGamesAskForTheFormToo() throws {
    for keys in [[Key.up, .enter, .enter], [.down, .down, .enter, .enter]] {
      var play = try Play(decks: [FormsDeck.boat])
      play.press(.enter, .enter, .right, .enter, .enter)
      for key in keys { play.press(key) }
      #expect(play.session?.paper.request.variantID == "offshore")
    }
  }

  // MARK: Where one is

  @Test func theHeaderNamesTheRegionTheFormAndTheSection() throws {
    var play = try Play(decks: [FormsDeck.boat], size: (120, 40))
    play.press(.enter, .enter, .right, .enter, .enter, .enter)
    #expect(
      play.lines.contains { $0.contains("North coast › Offshore, without limits › Chart work") })
  }

  @Test func welcomeAndTheHighScoresNameTheForm() throws {
    var play = try Play(decks: [FormsDeck.boat], size: (100, 30))
    play.press(.enter, .enter, .right, .enter, .enter, .enter)
    play.pause()
    play(.type("1"), .key(.escape), .key(.enter))
    #expect(
      play.row(containing: "Continue")?.contains("Boat licence · Offshore, without limits") == true)
    var history = History()
    history.addFinish(
      FinishedPaper(
        deckID: "boat", mode: .exam, variantID: "offshore", questionCount: 9, score: 12, total: 14,
        points: 0, bestStreak: 3, elapsed: .seconds(99), isPassed: true, day: "2026-11-30"))
    play = try Play(decks: [FormsDeck.boat], history: history)
    play.press(.end, .up, .enter)
    #expect(
      play.row(containing: "Offshore, without limits, 9 questions")?.contains("12 of 14 marks ✓")
        == true)
  }

  // MARK: What counts, and what is said

  @Test func whatIsNotScoredIsNoMistake() throws {
    var play = try Play(decks: [FormsDeck.boat])
    let golden = ExamFormGoldenTests.self
    let begin = [PlayStep.key(.enter), golden.pause]
    // The third question of the second part is not scored; it and two others are wrong.
    play.perform(golden.toExam + golden.answers("11") + golden.handIn + begin)
    play.perform(golden.answers("11222") + golden.handIn + begin)
    play.perform(golden.answers("11") + golden.handIn)
    let results = try #require(play.results)
    #expect(results.session.outcomes.count { !$0.isRight } == 3)
    #expect(results.session.missedIDs == ["tides-north-1", "tides-north-2"])
    #expect(results.ways.contains(.reviewMistakes(2)))
    let mistakes = ReviewScreen(session: results.session, onlyMistakes: true)
    #expect(mistakes.shown == [5, 6])
    let all = ReviewScreen(session: results.session, onlyMistakes: false)
    #expect(all.shown == Array(0..<9))
  }

  @Test(arguments: [true, false])
  func resultsNameThePartsThatWereNotSat(_ sails: Bool) throws {
    var play = try Play(decks: [FormsDeck.boat], size: (80, 32))
    let golden = ExamFormGoldenTests.self
    play.perform([.key(.enter), .key(.enter), .key(.enter)] + (sails ? [] : [.key(.right)]))
    play.perform([.key(.enter), .key(.enter), golden.pause])
    for (number, part) in ["11", "11111", "11"].prefix(sails ? 3 : 2).enumerated() {
      if number > 0 { play.perform([.key(.enter), golden.pause]) }
      play.perform(golden.answers(part) + golden.handIn)
    }
    let session = try #require(play.results?.session)
    for width in [38, 80] {
      let report = ResultsReport(session, words: play.app.world.words, width: width)
      let said = report.rows.compactMap { row -> String? in
        if case .text(let text, .aside) = row { text } else { nil }
      }
      let passed = width == 80 ? "Chart work, Base quiz" : "2 of 3"
      #expect(said == (sails ? [] : ["Not sat: Sailing quiz · passed: \(passed)"]))
    }
  }

  @Test(arguments: [(40, 12), (80, 24)])
  func bestResultsNameTheFormThatWasSat(_ columns: Int, _ rows: Int) throws {
    var history = History()
    for (mode, variantID) in [(Mode.exam, "offshore"), (.game, "inshore"), (.exam, "gone")] {
      history.addFinish(
        FinishedPaper(
          deckID: "boat", mode: mode, variantID: variantID, questionCount: 9, score: 7, total: 9,
          points: 700, bestStreak: 1, elapsed: .seconds(9), isPassed: mode == .exam ? true : nil,
          day: "2026-11-30"))
    }
    var play = try Play(decks: [FormsDeck.boat], size: (columns, rows), history: history)
    play.press(.end, .up, .enter)
    #expect(play.top == "scores")
    for name in ["Offsh", "Insho", "gone"] { #expect(play.screen.contains(name), "\(name)") }
  }
}
