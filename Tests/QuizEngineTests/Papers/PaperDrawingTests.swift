import QuizEngine
import Testing

struct PaperDrawingTests {
  static let seeds = UInt64(0)..<200

  private func ids(
    _ deck: Deck, _ request: PaperRequest = PaperRequest(mode: .game), seed: UInt64 = 7
  ) -> [String] {
    Paper(drawnFrom: deck, request: request, seed: seed).entries.map(\.question.id)
  }

  @Test func everySeedDrawsEachQuestionOnce() {
    let deck = Sample.deck(count: 30)
    let all = Set(deck.questions.map(\.id))
    for seed in Self.seeds {
      let drawn = ids(deck, PaperRequest(mode: .game, questionCount: 30), seed: seed)
      #expect(drawn.count == 30)
      #expect(Set(drawn) == all)
    }
  }

  @Test func everySeedDrawsSoManyDifferentQuestionsAsAreAskedFor() {
    let deck = Sample.deck(count: 30)
    for seed in Self.seeds {
      let drawn = ids(deck, PaperRequest(mode: .game, questionCount: 12), seed: seed)
      #expect(drawn.count == 12)
      #expect(Set(drawn).count == 12)
    }
  }

  static let counts: [(rules: Int, asked: Int?, drawn: Int)] = [
    (10, nil, 10), (10, 5, 5), (10, 20, 20), (10, 30, 30), (10, 31, 30), (10, .max, 30),
    (24, nil, 24), (40, nil, 30), (10, 0, 1), (10, -4, 1), (1, nil, 1),
  ]

  @Test(arguments: counts)
  func theNumberIsThatAskedForOrTheDecksAsFarAsTheBankGoes(
    example: (rules: Int, asked: Int?, drawn: Int)
  ) {
    let deck = Sample.deck(count: 30, rules: ExamBlueprint(questionsPerSession: example.rules))
    let drawn = ids(deck, PaperRequest(mode: .exam, questionCount: example.asked))
    #expect(drawn.count == example.drawn)
  }

  @Test func anEmptyBankGivesAnEmptyPaper() {
    #expect(ids(Sample.deck(count: 0)) == [])
  }

  @Test func theSameSeedDrawsTheSamePaper() {
    let deck = Sample.deck(count: 30)
    let request = PaperRequest(mode: .game)
    for seed in Self.seeds {
      let paper = Paper(drawnFrom: deck, request: request, seed: seed)
      #expect(paper == Paper(drawnFrom: deck, request: request, seed: seed))
      #expect(paper.seed == seed)
    }
  }

  @Test func seedsDrawDifferentPapers() {
    let deck = Sample.deck(count: 30)
    let papers = Set(Self.seeds.map { ids(deck, seed: $0).joined(separator: " ") })
    #expect(papers.count == 200)
  }

  @Test func everyQuestionIsDrawnEquallyOften() {
    let deck = Sample.deck(count: 20)
    var counts: [String: Int] = [:]
    for seed in UInt64(0)..<2000 {
      for id in ids(deck, PaperRequest(mode: .game, questionCount: 1), seed: seed) {
        counts[id, default: 0] += 1
      }
    }
    #expect(ChiSquare.isFair(deck.questions.map { counts[$0.id] ?? 0 }))
  }

  @Test func theModeAndTheClockDoNotChangeWhatIsDrawn() {
    let deck = Sample.deck(count: 30)
    let expected = Paper(drawnFrom: deck, request: PaperRequest(mode: .game), seed: 7).entries
    for mode in Mode.allCases {
      for clock in ClockFactor.allCases {
        let request = PaperRequest(mode: mode, clock: clock)
        #expect(Paper(drawnFrom: deck, request: request, seed: 7).entries == expected)
      }
    }
  }

  @Test func withoutShufflingTheQuestionsComeInTheOrderOfTheBank() {
    let deck = Sample.deck(count: 30, rules: ExamBlueprint(shufflesQuestions: false))
    for seed in Self.seeds { #expect(ids(deck, seed: seed) == (0..<10).map { "q\($0)" }) }
  }
}
