import DeckFormats
import QuizEngine
import TestSupport
import Testing

/// Many papers of every exam, over all its variants and regions.
struct ExamPaperTests {
  /// So many papers of each exam; fewer of those that are not shipped.
  static let counts: [(String, Int)] =
    ExamDecks.shipped.map { ($0, 1_000) } + ExamDecks.further.map { ($0, 300) }

  @Test(arguments: counts)
  func everyPaperMeetsTheQuotasAndEveryQuestionIsReached(exam: String, papers: Int) throws {
    let deck = try #require(try ExamDecks.deck(exam))
    let requests = ExamDecks.requests(for: deck.outline)
    let quotas = requests.map { request in
      GeneratedBank.quotas(of: deck.outline.resolved(variantID: request.variantID).blueprint)
    }
    var reached: Set<String> = []
    var places: [Int: [Int]] = [:]
    for seed in 0..<papers {
      let kind = seed % requests.count
      let paper = Paper(drawnFrom: deck, request: requests[kind], seed: UInt64(seed))
      let ids = Set(paper.entries.map(\.question.id))
      #expect(ids.count == paper.entries.count, "a question is asked twice with seed \(seed)")
      #expect(meets(quotas[kind], paper), "a quota is not met with seed \(seed)")
      reached.formUnion(ids)
      for entry in paper.entries { count(entry, in: &places) }
    }
    #expect(deck.questions.map(\.id).filter { !reached.contains($0) } == [])
    for (options, counts) in places.sorted(by: { $0.key < $1.key }) {
      #expect(isEven(counts), "of \(options) options the right one stood at \(counts)")
    }
  }

  @Test(arguments: ExamDecks.shipped)
  func theBankThatIsShippedFillsEveryPaper(exam: String) throws {
    let reading = try ExamDecks.shippedReading(exam)
    #expect(reading.findings.map(\.description) == [])
    let deck = try #require(reading.deck)
    for request in ExamDecks.requests(for: deck.outline) {
      let blueprint = deck.outline.resolved(variantID: request.variantID).blueprint
      let quotas = GeneratedBank.quotas(of: blueprint)
      for seed in UInt64(0)..<5 {
        let paper = Paper(drawnFrom: deck, request: request, seed: seed)
        #expect(meets(quotas, paper), "\(request) with seed \(seed)")
        #expect(Set(paper.entries.map(\.question.id)).count == paper.entries.count)
        #expect(paper.entries.count == blueprint.questionsPerSession)
      }
    }
  }

  /// Whether the questions of each quota stand one after the other, as many as it asks for; those
  /// of quotas that are mixed stand together.
  private func meets(_ quotas: [Draw], _ paper: Paper) -> Bool {
    let region = paper.request.regionID
    let isMixed = paper.outline.blueprint.mixesWeights
    var start = 0
    for run in runs(of: quotas, isMixed: isMixed) {
      let count = run.reduce(0) { $0 + $1.count }
      let places = start..<min(start + count, paper.entries.count)
      start = places.upperBound
      guard places.count == count else { return false }
      for quota in run {
        let fitting = { (draw: Draw) in
          places.count { draw.takes(paper.entries[$0].question, regionID: region) }
        }
        guard fitting(quota) == quota.count,
          quota.atLeast.allSatisfy({ fitting($0) >= $0.count })
        else { return false }
      }
    }
    return start == paper.entries.count
  }

  /// The quotas one by one, or those that differ only in weight together.
  private func runs(of quotas: [Draw], isMixed: Bool) -> [[Draw]] {
    quotas.reduce(into: []) { runs, quota in
      if isMixed, let last = runs.last?.last, last.tags == quota.tags,
        last.categoryID == quota.categoryID, last.region == quota.region,
        last.points != quota.points
      {
        runs[runs.count - 1].append(quota)
      } else {
        runs.append([quota])
      }
    }
  }

  /// Counts the place of the first right option.
  private func count(_ entry: Paper.Entry, in places: inout [Int: [Int]]) {
    let option: Int? =
      switch entry.question.kind {
      case .single(let choice): choice.correct
      case .multiple(let choice): choice.correct.first
      default: nil
      }
    guard let option, let place = entry.place(ofOption: option) else { return }
    let options = entry.optionOrder.count
    places[options, default: Array(repeating: 0, count: options)][place] += 1
  }

  /// Whether counts differ no more than once in ten thousand times a fair source's would.
  private func isEven(_ counts: [Int]) -> Bool {
    let expected = Double(counts.reduce(0, +)) / Double(counts.count)
    let statistic = counts.reduce(0.0) {
      $0 + (Double($1) - expected) * (Double($1) - expected) / expected
    }
    // The quantiles of chi-square for two and three degrees of freedom.
    return statistic < (counts.count == 3 ? 18.42 : 21.11)
  }
}
