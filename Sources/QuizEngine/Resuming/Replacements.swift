/// The questions of a bank that can take the place of void ones in a paper.
struct Replacements {
  private var candidates: [Question]
  private var draws: [Draw]
  private let regionID: String?
  private let shufflesOptions: Bool
  private var rng: SplitMix64

  /// Looks for what a paper may have besides what it has.
  ///
  /// - Parameters:
  ///   - asked: the ids of all questions that were ever in the paper.
  ///   - kept: the questions that stay; they fill the quotas of an exam first.
  ///   - voidCount: how many questions of the paper were void before, so that chance goes on.
  init(
    deck: Deck, request: PaperRequest, asked: [String], kept: [Question], seed: UInt64,
    voidCount: Int
  ) {
    let asked = Set(asked)
    candidates = Paper.pool(of: deck, request: request).filter { !asked.contains($0.id) }
    let blueprint = deck.outline.resolved(
      variantID: request.variantID, absentSectionIDs: request.absentSectionIDs
    ).blueprint
    draws = request.mode == .exam ? blueprint.allDraws : []
    regionID = request.regionID
    shufflesOptions = blueprint.shufflesOptions
    rng = SplitMix64(seed: seed &+ UInt64(voidCount) &+ 1)
    for question in kept {
      if let index = draws.firstIndex(where: { $0.takes(question, regionID: request.regionID) }) {
        fill(index)
      }
    }
  }

  /// Takes a question out of the stock: one that the first open quota takes; `nil` where there is
  /// none.
  mutating func take() -> Paper.Entry? {
    let draw = draws.first
    let fitting = candidates.indices.filter { index in
      draw?.takes(candidates[index], regionID: regionID) ?? true
    }
    guard !fitting.isEmpty else { return nil }
    let question = candidates.remove(at: fitting[rng.next(below: fitting.count)])
    if draw != nil { fill(0) }
    return Paper.entry(question, shuffles: shufflesOptions, rng: &rng)
  }

  /// Takes one off a quota; a quota that is filled is open no more.
  private mutating func fill(_ index: Int) {
    if draws[index].count > 1 {
      draws[index].count -= 1
    } else {
      draws.remove(at: index)
    }
  }
}

extension QuizSession {
  /// Whether the question that is shown is void where its time stood still for a person.
  ///
  /// That is so in a game with a clock for each question, until the question is answered.
  public var isVoidIfInterrupted: Bool {
    paper.mode == .game && paper.questionTimeLimit != nil && !isFinished
      && given.indices.contains(position) && given[position] == nil
  }

  /// A question of the bank to take the place of the one that is shown; `nil` where the bank has
  /// no other.
  public func replacement(from deck: Deck) -> Paper.Entry? {
    guard deck.id == paper.outline.id else { return nil }
    var stock = Replacements(
      deck: deck, request: paper.request, asked: paper.entries.map(\.question.id) + voidIDs,
      kept: [], seed: paper.seed, voidCount: voidIDs.count)
    return stock.take()
  }
}
