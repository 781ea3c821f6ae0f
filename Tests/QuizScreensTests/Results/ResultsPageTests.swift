import QuizEngine
import QuizScreens
import TerminalKit
import TestSupport
import Testing

/// What stands where on the page of the results.
struct ResultsPageTests {
  static let languages = ["en", "de", "it", "fr", "es", "pl"]

  static func page(
    _ session: QuizSession, _ size: (Int, Int) = (80, 24), language: String = "en"
  ) throws -> Canvas {
    let size = Size(columns: size.0, rows: size.1)
    var canvas = Canvas(size: size)
    let world = try TestWorld.surroundings(language: language, size: size)
    ResultsScreen(session: session, isNewHighScore: false, at: .zero)
      .draw(on: &canvas, in: world, at: .seconds(60))
    return canvas
  }

  /// The words of a page, with nothing but single blanks between them.
  static func text(_ canvas: Canvas) -> String {
    canvas.lines().flatMap { $0.split(separator: " ") }.joined(separator: " ")
  }

  static func words(_ text: String) -> String {
    text.split { $0 == " " || $0 == "\u{A0}" }.joined(separator: " ")
  }

  /// A sitting of a paper in which every so-manieth question is right.
  static func session(_ paper: Paper, rightEvery step: Int, elapsed: Duration = .seconds(100))
    -> QuizSession
  {
    var session = QuizSession(paper: paper)
    while !session.isFinished {
      for index in session.openRange {
        session.apply(.move(to: index))
        guard index % step == 0, let right = session.current?.question.rightAnswer else { continue }
        session.apply(.answer(index, GivenAnswer(right, taken: .seconds(1))))
      }
      session.apply(.endSection(elapsed: elapsed))
      session.apply(.beginSection(elapsed: elapsed))
    }
    return session
  }

  /// A made-up paper of a shipped exam, under its own rules.
  static func paper(_ id: String, variant: String? = nil) throws -> Paper {
    let deck = try #require(try ExamDecks.deck(id))
    let requests = ExamDecks.requests(for: deck.outline)
    let request = try #require(requests.first { variant == nil || $0.variantID == variant })
    return Paper(drawnFrom: deck, request: request, seed: 3)
  }

  /// One paper of each form of a shipped exam.
  static func papers(_ id: String) throws -> [Paper] {
    let outline = try #require(try ExamDecks.outline(id))
    return try (outline.variants.isEmpty ? [nil] : outline.variants.map { Optional($0.id) })
      .map { try paper(id, variant: $0) }
  }

  static let sizes = [(40, 12), (80, 24), (120, 40)]

  @Test(arguments: ExamDecks.shipped)
  func theAdviceStandsOnTheFirstPageOfEveryExam(_ id: String) throws {
    for paper in try Self.papers(id) {
      // All right, one half, hardly any, and what ran out of time.
      for (step, time) in [(1, 100), (2, 100), (1_000, 100), (3, 100_000)] {
        let session = Self.session(paper, rightEvery: step, elapsed: .seconds(time))
        for language in Self.languages {
          let words = try TestWorld.surroundings(language: language).words
          let advice = Self.words(AdviceText(session, words: words).text)
          for size in Self.sizes {
            let page = try Self.page(session, size, language: language)
            #expect(
              Self.words(Self.text(page)).contains(advice), "\(id) \(language) \(size) \(step)")
          }
        }
      }
    }
  }

  // MARK: Bars

  @Test(arguments: [
    (30, "0 mistakes, at most 3 ✓"), (27, "3 mistakes, at most 3 ✓"),
    (24, "6 mistakes, at most 3 ✗"), (0, "30 mistakes, at most 3 ✗"),
  ])
  func theBarOfAMaximumOfErrorsIsFilledByWhatIsRight(_ right: Int, _ label: String) throws {
    let deck = Decks.exam(30, passing: [.maximumErrors(3)])
    let page = try Self.page(ResultsToneTests.session(deck, right: right))
    let row = try #require(page.lines().first { $0.contains("┆") })
    #expect(row.hasSuffix(label))
    let bar = row.dropLast(label.count).filter { "█▏▎▍▌▋▊▉─┆".contains($0) }
    let mark = try #require(bar.firstIndex(of: "┆"))
    // The mark stands where 27 of 30 are.
    #expect(bar.distance(from: bar.startIndex, to: mark) == bar.count * 27 / 30)
    #expect(bar.prefix(upTo: mark).contains("─") == (right < 27))
    #expect(bar.suffix(from: mark).contains("█") == (right == 30))
  }

  @Test(arguments: ["ccse", "patente-b", "driving-es", "driving-de"])
  func longNamesAreShortenedSoThatTheBarsStay(_ id: String) throws {
    let session = Self.session(try Self.paper(id), rightEvery: 2)
    let names = session.paper.outline.categories.map(\.name)
    for size in [(80, 24), (120, 40)] {
      let rows = try Self.page(session, size).lines().filter { row in
        names.contains { row.contains($0.prefix(16)) } && row.contains(" of ")
      }
      #expect(rows.count > 2)
      for row in rows { #expect(row.contains("─") || row.contains("█"), "\(row)") }
    }
  }

  // MARK: Conditions and parts

  @Test(arguments: sizes)
  func whatIsMissedComesFirst(_ columns: Int, _ rows: Int) throws {
    let paper = try Self.paper("fischerpruefung", variant: "bayern")
    var session = QuizSession(paper: paper)
    // Two of the five parts are right, and one answer of the last one.
    let right = paper.sections[1].range.lowerBound..<paper.sections[2].range.upperBound
    for index in right.lowerBound...right.upperBound {
      session.apply(.move(to: index))
      let answer = try #require(session.current?.question.rightAnswer)
      session.apply(.answer(index, GivenAnswer(answer, taken: .seconds(1))))
    }
    session.apply(.finish(elapsed: .seconds(60)))
    let words = try TestWorld.surroundings().words
    let report = ResultsReport(session, words: words, width: columns - 3)
    let met = report.rows.compactMap { row -> Bool? in
      switch row {
      case .passBar(let bar, _): bar.isMet
      case .condition(let condition): condition.isMet
      case .topic(let topic): topic.isMet
      case .blank, .text: nil
      }
    }
    #expect(met == [false, false, false, false, true, true])
    let page = Self.text(try Self.page(session, (columns, rows)))
    #expect(page.contains("Failed: "))
    #expect(page.contains("pass mark 45 ✗"))
  }

  @Test func eachPartIsToldOnceAndItsBarStandsBesideItsName() throws {
    let session = Self.session(
      try Self.paper("fischerpruefung", variant: "bayern"), rightEvery: 2)
    let words = try TestWorld.surroundings().words
    let rows = ResultsReport(session, words: words, width: 85).rows
    let topics = rows.compactMap { row -> TopicRow? in
      if case .topic(let topic) = row, topic.mark != nil { topic } else { nil }
    }
    #expect(topics.map(\.name).sorted() == session.paper.sections.map(\.rules.name).sorted())
    #expect(topics.allSatisfy { $0.mark == 6 && $0.figures == "6 of 12, min. 6" })
    let conditions = rows.filter { if case .condition = $0 { true } else { false } }
    #expect(conditions.isEmpty)
  }

  @Test func aPassedExamOfPartsHasNoMarkForTheWhole() throws {
    let session = Self.session(try Self.paper("patente-nautica"), rightEvery: 1)
    let lines = try Self.page(session).lines()
    #expect(lines.contains { $0.contains("PASSED") })
    for line in lines where line.contains("┆") {
      #expect(session.paper.sections.contains { line.contains(" " + $0.rules.name) }, "\(line)")
    }
  }

  @Test(arguments: sizes)
  func theLineUnderTheVerdictNamesThePartThatFailed(_ columns: Int, _ rows: Int) throws {
    let paper = try Self.paper("patente-nautica")
    var session = Self.session(paper, rightEvery: 1)
    #expect(session.verdict?.isPassed == true)
    session = QuizSession(paper: paper)
    for section in paper.sections {
      if section.id != "vela" {
        for index in section.range {
          session.apply(.move(to: index))
          let answer = try #require(session.current?.question.rightAnswer)
          session.apply(.answer(index, GivenAnswer(answer, taken: .seconds(1))))
        }
      }
      session.apply(.endSection(elapsed: .seconds(60)))
      session.apply(.beginSection(elapsed: .seconds(60)))
    }
    let page = try Self.page(session, (columns, rows))
    let said =
      columns > 60
      ? "Failed: Quiz vela · passed: Carteggio, Quiz base" : "Failed: Quiz vela · passed: 2 of 3"
    #expect(page.lines().contains { $0.hasSuffix(said) })
  }

  @Test func afterAGateOnlyWhatWasSatIsCounted() throws {
    let session = Self.session(try Self.paper("patente-nautica"), rightEvery: 5)
    #expect(session.isStoppedAtGate)
    let page = Self.text(try Self.page(session))
    #expect(page.contains("1 of 5 20 %"))
    #expect(page.contains("Failed: Carteggio · not sat: Quiz base, Quiz vela"))
    // What is recorded counts the whole paper.
    #expect(session.total == session.paper.entries.count)
  }

  // MARK: Time

  @Test(arguments: sizes)
  func aPaperThatRanOutOfTimeSaysSo(_ columns: Int, _ rows: Int) throws {
    var play = try Play.begin(.exam, of: Decks.exam(limit: .seconds(60)), size: (columns, rows))
    play.type("1")
    play.wait(60_000)
    #expect(play.top == "results")
    #expect(play.session?.isOutOfTime == true)
    #expect(play.lines.contains { $0.hasPrefix(" ") && $0.hasSuffix("Time ran out.") })
  }

  @Test func aPaperThatIsHandedInInTimeDoesNot() throws {
    let play = try ScoringTests.sit(Decks.exam(), ["1", "1", "1", "2"])
    #expect(play.session?.isOutOfTime == false)
    #expect(!play.screen.contains("Time ran out"))
  }

  @Test(arguments: sizes)
  func aPartThatRanOutOfTimeSaysSo(_ columns: Int, _ rows: Int) throws {
    var play = try Play(decks: [FormsDeck.boat], size: (columns, rows))
    let golden = ExamFormGoldenTests.self
    play.perform(golden.toExam + golden.answers("11") + golden.handIn)
    #expect(!play.screen.contains("Time ran out"))
    play.press(.enter)
    play.wait(1_800_000)
    #expect(ReadableTests.words(play).contains("Time ran out: Base quiz is handed in."))
    play.press(.enter)
    play.pause()
    play.perform(golden.answers("11") + golden.handIn)
    #expect(play.session?.timedOutSectionIDs == ["base"])
    #expect(play.lines.contains { $0.hasSuffix("Time ran out: Base quiz") })
  }
}
