import QuizEngine
import Testing

/// Quotas over banks in which one quota may need what another could do without.
struct QuotaFillingTests {
  /// A bank and quotas of categories, tags and weights made up at random, small enough to try all.
  private struct Case {
    var pool: [Question] = []
    var draws: [Draw] = []

    init(seed: UInt64) {
      var rng = SplitMix64(seed: seed)
      let categories = ["a", "b"]
      let tags = ["x", "y"]
      for number in 0..<2 + rng.next(below: 6) {
        var question = Sample.single(
          "q\(number)", category: categories[rng.next(below: 2)], points: 1 + rng.next(below: 2))
        question.tags = tags.filter { _ in rng.next(below: 2) == 0 }
        pool.append(question)
      }
      for _ in 0..<1 + rng.next(below: 4) {
        draws.append(
          Draw(
            count: 1 + rng.next(below: 2),
            categoryID: rng.next(below: 2) == 0 ? nil : categories[rng.next(below: 2)],
            tags: rng.next(below: 2) == 0 ? [] : [tags[rng.next(below: 2)]],
            points: rng.next(below: 3) == 0 ? 1 + rng.next(below: 2) : nil))
      }
    }

    /// Whether the questions can be dealt out so that every quota is met; all ways are tried.
    var isPossible: Bool {
      let places = draws.flatMap { Array(repeating: $0, count: $0.count) }
      return canFill(places[...], Array(repeating: false, count: pool.count))
    }

    private func canFill(_ places: ArraySlice<Draw>, _ isTaken: [Bool]) -> Bool {
      guard let first = places.first else { return true }
      return pool.indices.contains { index in
        guard !isTaken[index], first.takes(pool[index], regionID: nil) else { return false }
        var taken = isTaken
        taken[index] = true
        return canFill(places.dropFirst(), taken)
      }
    }

    /// What each quota gets where it takes the first that fit and nothing is given up again.
    var greedy: [[Int]] {
      var isTaken = Array(repeating: false, count: pool.count)
      return draws.map { draw in
        let own = pool.indices.filter { !isTaken[$0] && draw.takes(pool[$0], regionID: nil) }
          .prefix(draw.count)
        for index in own { isTaken[index] = true }
        return Array(own)
      }
    }
  }

  @Test func everyQuotaIsMetWhereverThatIsPossible() {
    var (possible, rescued) = (0, 0)
    for seed in UInt64(0)..<3_000 {
      let sample = Case(seed: seed)
      let filling = QuotaFilling(sample.draws, from: sample.pool, regionID: nil)
      let chosen = filling.chosen.joined()
      #expect(Set(chosen).count == chosen.count, "seed \(seed) takes a question twice")
      for (draw, own) in zip(sample.draws, filling.chosen) {
        #expect(own.allSatisfy { draw.takes(sample.pool[$0], regionID: nil) }, "seed \(seed)")
        #expect(own == own.sorted() && own.count <= draw.count, "seed \(seed)")
      }
      let isMet = zip(sample.draws, filling.chosen).allSatisfy { $0.count == $1.count }
      #expect(isMet == sample.isPossible, "seed \(seed)")
      #expect(isMet == filling.shortages.isEmpty, "seed \(seed)")
      let isGreedyEnough = zip(sample.draws, sample.greedy).allSatisfy { $0.count == $1.count }
      if isGreedyEnough { #expect(filling.chosen == sample.greedy, "seed \(seed)") }
      possible += isMet ? 1 : 0
      rescued += isMet && !isGreedyEnough ? 1 : 0
    }
    // The cases are of all sorts.
    #expect((500...2_500).contains(possible))
    #expect(rescued > 50)
  }

  @Test func aShortageSaysHowManyThereAre() {
    let pool = (0..<8).map { Sample.single("a\($0)", category: "a") }
    let draws = [Draw(count: 3), Draw(count: 10, categoryID: "a"), Draw(count: 2, categoryID: "b")]
    let shortages = QuotaFilling(draws, from: pool, regionID: nil).shortages
    #expect(shortages.map(\.index) == [1, 2])
    #expect(shortages.map(\.available) == [5, 0])
    #expect(shortages.map(\.draw) == Array(draws[1...]))
  }

  @Test func aQuotaGivesUpWhatOnlyALaterOneCanUse() {
    var pool = (0..<3).map { Sample.single("q\($0)") }
    pool[0].tags = ["x"]
    let filling = QuotaFilling(
      [Draw(count: 2), Draw(count: 1, tags: ["x"])], from: pool, regionID: nil)
    #expect(filling.chosen == [[1, 2], [0]])
    #expect(filling.shortages.isEmpty)
  }

  @Test func aChainOfQuotasGivesWayOneAfterTheOther() {
    let tags = [["x"], ["x", "y"], ["y", "z"], ["z"]]
    let pool = tags.enumerated().map { index, tags in
      var question = Sample.single("q\(index)")
      question.tags = tags
      return question
    }
    let draws = [
      Draw(count: 1, tags: ["y"]), Draw(count: 1, tags: ["z"]), Draw(count: 2, tags: ["x"]),
    ]
    let filling = QuotaFilling(draws, from: pool, regionID: nil)
    #expect(filling.chosen == [[2], [3], [0, 1]])
  }

  /// What must be among the questions of a quota, and what is drawn from a bank of ten of which
  /// the last two are of the canton.
  static let parts: [(Draw, [Int])] = [
    (Draw(count: 4), [0, 1, 2, 3]),
    (Draw(count: 4, atLeast: [Draw(count: 1, tags: ["canton"])]), [0, 1, 2, 8]),
    (Draw(count: 4, atLeast: [Draw(count: 2, tags: ["canton"])]), [0, 1, 8, 9]),
    (
      Draw(
        count: 4, atLeast: [Draw(count: 1, tags: ["canton"]), Draw(count: 1, points: 2)]),
      [0, 1, 5, 8]
    ),
    (Draw(count: 1, atLeast: [Draw(count: 1, tags: ["canton"])]), [8]),
  ]

  @Test(arguments: parts)
  func atLeastSoManyAreAmongThem(draw: Draw, chosen: [Int]) {
    let pool = (0..<10).map { number in
      var question = Sample.single("q\(number)", points: number == 5 ? 2 : 1)
      if number >= 8 { question.tags = ["canton"] }
      return question
    }
    let filling = QuotaFilling([draw], from: pool, regionID: nil)
    #expect(filling.chosen == [chosen])
    #expect(filling.shortages.isEmpty)
  }

  @Test func partsNeverMakeAQuotaLarger() {
    let pool = (0..<10).map { number in
      var question = Sample.single("q\(number)")
      question.tags = [number % 2 == 0 ? "x" : "y"]
      return question
    }
    let draw = Draw(
      count: 4, atLeast: [Draw(count: 3, tags: ["x"]), Draw(count: 3, tags: ["y"])])
    #expect(QuotaFilling([draw], from: pool, regionID: nil).chosen.joined().count == 4)
  }

  @Test func aPartThatIsMissingIsTheShortage() {
    let pool = (0..<10).map { Sample.single("q\($0)") }
    let part = Draw(count: 1, tags: ["canton"])
    let shortages = QuotaFilling(
      [Draw(count: 4, atLeast: [part])], from: pool, regionID: nil
    ).shortages
    #expect(shortages.map(\.draw) == [part])
    #expect(shortages.map(\.available) == [0])
  }

  @Test func aChainOfHundredsOfQuotasGivesWay() {
    // Each quota first takes what the next one needs, so that the last has to push through all.
    let count = 400
    let pool = (0..<count).map { number in
      var question = Sample.single("q\(number)")
      question.tags = number + 1 < count ? ["t\(number)", "t\(number + 1)"] : ["t\(number)"]
      return question
    }
    let draws =
      (1..<count).map { Draw(count: 1, tags: ["t\($0)"]) } + [Draw(count: 1, tags: ["t0"])]
    let filling = QuotaFilling(draws, from: pool, regionID: nil)
    #expect(filling.shortages.isEmpty)
    #expect(filling.chosen.last == [0])
  }
}
