/// Questions chosen so that every quota is met, where the bank allows it.
///
/// Each quota takes the first questions that fit it. Where that leaves a later one short, earlier
/// ones give up a question for another that fits them as well (augmenting paths in a bipartite
/// graph, as in Kuhn's algorithm), so that an order of quotas never makes a paper impossible.
public struct QuotaFilling: Equatable, Sendable {
  /// For each quota the indices of its questions, ascending.
  public private(set) var chosen: [[Int]] = []
  /// The quotas that the bank cannot meet.
  public private(set) var shortages: [Shortage] = []

  /// A quota with too few questions.
  public struct Shortage: Equatable, Sendable {
    /// The index of the quota.
    public let index: Int
    /// The quota, or the part of it that is short with all that the whole asks for.
    public let draw: Draw
    /// How many questions of the bank fit it.
    public let fitting: Int
    /// How many of them the quotas before it leave.
    public let available: Int
  }

  /// A quota, or what must be in it, as a demand of its own.
  private struct Demand {
    var index: Int
    var draw: Draw
    var count: Int
    /// The quota that the questions must fit besides.
    var whole: Draw?
  }

  /// Fills quotas from a bank, the questions in an order of preference.
  public init(_ draws: [Draw], from pool: [Question], regionID: String?) {
    let demands = draws.enumerated().flatMap(Self.demands)
    let takes = { (demand: Int, question: Int) -> Bool in
      demands[demand].draw.takes(pool[question], regionID: regionID)
        && demands[demand].whole?.takes(pool[question], regionID: regionID) ?? true
    }
    var owners = [Int?](repeating: nil, count: pool.count)
    for demand in demands.indices {
      var missing = demands[demand].count
      for question in pool.indices where missing > 0 {
        if owners[question] == nil, takes(demand, question) {
          owners[question] = demand
          missing -= 1
        }
      }
      while missing > 0 {
        var isVisited = [Bool](repeating: false, count: pool.count)
        guard Self.augment(demand, &owners, &isVisited, takes) else { break }
        missing -= 1
      }
      if missing > 0 {
        let (index, draw, count) = (
          demands[demand].index, demands[demand].draw, demands[demand].count
        )
        shortages.append(
          Shortage(
            index: index, draw: demands[demand].whole.map(draw.within) ?? draw,
            fitting: pool.indices.count { takes(demand, $0) }, available: count - missing))
      }
    }
    chosen = draws.map { _ in [] }
    for (question, owner) in owners.enumerated() {
      if let owner { chosen[demands[owner].index].append(question) }
    }
  }

  private static func demands(_ index: Int, _ draw: Draw) -> [Demand] {
    var rest = draw.count
    let parts = draw.atLeast.map { part in
      // Parts that ask for more than the whole get no more than that.
      let count = min(part.count, rest)
      rest -= count
      return Demand(index: index, draw: part, count: count, whole: draw)
    }
    return parts + (rest > 0 ? [Demand(index: index, draw: draw, count: rest)] : [])
  }

  /// Finds a question for a demand, with others changing theirs where that is needed.
  private static func augment(
    _ demand: Int, _ owners: inout [Int?], _ isVisited: inout [Bool],
    _ takes: (Int, Int) -> Bool
  ) -> Bool {
    for question in owners.indices where !isVisited[question] && takes(demand, question) {
      isVisited[question] = true
      guard let owner = owners[question] else {
        owners[question] = demand
        return true
      }
      if owner != demand, augment(owner, &owners, &isVisited, takes) {
        owners[question] = demand
        return true
      }
    }
    return false
  }
}
