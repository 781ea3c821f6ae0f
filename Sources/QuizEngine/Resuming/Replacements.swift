/// The questions of a bank that can take the place of void ones in a paper.
struct Replacements {
  private var candidates: [Question]
  /// The questions that stay, by their places; `nil` where one is void.
  private var kept: [Question?]
  /// The places of each quota of an exam; empty where they are not known.
  private var quotas: [(draw: Draw, places: Range<Int>)] = []
  /// The quotas that are still open, where their places are not known.
  private var open: [Draw] = []
  private let regionID: String?
  private let shufflesOptions: Bool
  private var rng: SplitMix64

  /// Looks for what a paper may have besides what it has.
  ///
  /// - Parameters:
  ///   - asked: the ids of all questions that were ever in the paper.
  ///   - kept: the questions that stay, by their places.
  ///   - voidCount: how many questions of the paper were void before, so that chance goes on.
  init(
    deck: Deck, request: PaperRequest, asked: [String], kept: [Question?], seed: UInt64,
    voidCount: Int
  ) {
    let asked = Set(asked)
    candidates = Paper.pool(of: deck, request: request).map { deck.questions[$0] }
      .filter { !asked.contains($0.id) }
    self.kept = kept
    let blueprint = deck.outline.resolved(
      variantID: request.variantID, absentSectionIDs: request.absentSectionIDs
    ).blueprint
    regionID = request.regionID
    shufflesOptions = blueprint.shufflesOptions
    rng = SplitMix64(seed: seed &+ UInt64(voidCount) &+ 1)
    guard request.mode == .exam else { return }
    let draws = blueprint.allDraws
    if request.fixedPaperID == nil, draws.questionCount == kept.count {
      var start = 0
      for draw in draws {
        quotas.append((draw, start..<start + draw.count))
        start += draw.count
      }
    } else {
      open = draws
      for question in kept.compactMap(\.self) {
        if let index = open.firstIndex(where: { $0.takes(question, regionID: request.regionID) }) {
          fill(index)
        }
      }
    }
  }

  /// Takes a question for a place out of the stock: one that the quota of the place takes, or else
  /// the first quota that is open; `nil` where there is none.
  mutating func take(for place: Int) -> Paper.Entry? {
    let quota = quotas.first { $0.places.contains(place) }
    let draw = quota?.draw ?? open.first
    var fitting = candidates.indices.filter { takes(draw, $0) }
    if let quota {
      for part in quota.draw.atLeast where !isMet(part, in: quota.places) {
        let better = fitting.filter { takes(part, $0) }
        if !better.isEmpty { fitting = better }
      }
    }
    guard !fitting.isEmpty else { return nil }
    let question = candidates.remove(at: fitting[rng.next(below: fitting.count)])
    if quota == nil, draw != nil { fill(0) }
    if kept.indices.contains(place) { kept[place] = question }
    return Paper.entry(question, shuffles: shufflesOptions, rng: &rng)
  }

  private func takes(_ draw: Draw?, _ index: Int) -> Bool {
    draw?.takes(candidates[index], regionID: regionID) ?? true
  }

  /// Whether what must be among the questions at some places is.
  private func isMet(_ part: Draw, in places: Range<Int>) -> Bool {
    kept[places].count { $0.map { part.takes($0, regionID: regionID) } ?? false } >= part.count
  }

  /// Takes one off a quota; a quota that is filled is open no more.
  private mutating func fill(_ index: Int) {
    if open[index].count > 1 {
      open[index].count -= 1
    } else {
      open.remove(at: index)
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
    return stock.take(for: position)
  }
}
