import QuizEngine
import TestSupport
import Testing

/// A thousand papers of every exam, over all its variants and regions.
struct ExamPaperTests {
  @Test(arguments: ExamDecks.all)
  func everyPaperMeetsTheQuotasAndEveryQuestionIsReached(exam: String) throws {
    let deck = try #require(try ExamDecks.deck(exam))
    let requests = requests(for: deck.outline)
    let quotas = requests.map { request in
      GeneratedBank.quotas(of: deck.outline.resolved(variantID: request.variantID).blueprint)
    }
    var reached: Set<String> = []
    var places: [Int: [Int]] = [:]
    for seed in 0..<1_000 {
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

  /// One request for each variant and region.
  private func requests(for outline: DeckOutline) -> [PaperRequest] {
    let variants = outline.variants.isEmpty ? [nil] : outline.variants.map { Optional($0.id) }
    let regions = outline.regions?.values.map { Optional($0.id) } ?? [nil]
    return variants.flatMap { variant in
      regions.map { PaperRequest(mode: .exam, regionID: $0, variantID: variant) }
    }
  }

  /// Whether the questions of each quota stand one after the other, as many as it asks for.
  private func meets(_ quotas: [Draw], _ paper: Paper) -> Bool {
    let region = paper.request.regionID
    var rest = paper.entries[...]
    for quota in quotas {
      let own = rest.prefix(quota.count).map(\.question)
      rest = rest.dropFirst(quota.count)
      guard own.count == quota.count, own.allSatisfy({ quota.takes($0, regionID: region) }),
        quota.atLeast.allSatisfy({ part in
          own.count { part.takes($0, regionID: region) } >= part.count
        })
      else { return false }
    }
    return rest.isEmpty
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
