/// A bank of questions and the rules by which papers are drawn from it.
public struct Deck: Equatable, Sendable {
  public var outline: DeckOutline
  public var questions: [Question]

  /// Makes a deck of an outline and its bank.
  public init(outline: DeckOutline, questions: [Question]) {
    self.outline = outline
    self.questions = questions
  }

  public var id: String { outline.id }

  /// The question of an id.
  public func question(id: String) -> Question? { questions.first { $0.id == id } }

  /// How many questions each category has, in the order of the outline.
  public var categoryCounts: [Int] {
    var counts: [String: Int] = [:]
    // An index copies no more of a question than is looked at.
    for index in questions.indices { counts[questions[index].categoryID, default: 0] += 1 }
    return outline.categories.map { counts[$0.id] ?? 0 }
  }

  /// How many questions of each category belong to each region, by the orders of the outline;
  /// empty where there are no regions.
  public var regionCounts: [[Int]] {
    guard let regions = outline.regions?.values else { return [] }
    var counts: [String: [String: Int]] = [:]
    for index in questions.indices {
      guard let region = questions[index].regionID else { continue }
      counts[questions[index].categoryID, default: [:]][region, default: 0] += 1
    }
    return outline.categories.map { category in
      regions.map { counts[category.id]?[$0.id] ?? 0 }
    }
  }
}
