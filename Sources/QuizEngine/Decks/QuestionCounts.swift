/// How many questions there are, in all and by the topics and regions of an outline.
public struct QuestionCounts: Equatable, Sendable {
  public var total: Int
  /// Of each category of the outline, in its order, whatever their region.
  public var categories: [Int]
  /// Of each category those that belong to each region, by the orders of the outline; empty where
  /// there are no regions.
  public var regions: [[Int]]

  /// Makes counts.
  public init(total: Int, categories: [Int], regions: [[Int]] = []) {
    self.total = total
    self.categories = categories
    self.regions = regions
  }

  /// How many there are for a person of a region in a category, or in all for `nil`.
  func count(category: Int?, region: Int?) -> Int {
    guard let category else {
      return total - categories.indices.reduce(0) { $0 + elsewhere(category: $1, region: region) }
    }
    return categories[category] - elsewhere(category: category, region: region)
  }

  /// How many of a category belong to regions other than one.
  private func elsewhere(category: Int, region: Int?) -> Int {
    guard regions.indices.contains(category) else { return 0 }
    return regions[category].enumerated().reduce(0) { $0 + ($1.offset == region ? 0 : $1.element) }
  }
}

extension Deck {
  /// Counts the questions that have none of some tags.
  public func counts(excludingTags excluded: [String] = []) -> QuestionCounts {
    var total = 0
    var categories: [String: Int] = [:]
    var regions: [String: [String: Int]] = [:]
    // An index copies no more of a question than is looked at.
    for index in questions.indices {
      if !excluded.isEmpty, excluded.contains(where: questions[index].tags.contains) { continue }
      let category = questions[index].categoryID
      total += 1
      categories[category, default: 0] += 1
      if outline.regions != nil, let region = questions[index].regionID {
        regions[category, default: [:]][region, default: 0] += 1
      }
    }
    let values = outline.regions?.values
    return QuestionCounts(
      total: total, categories: outline.categories.map { categories[$0.id] ?? 0 },
      regions: values.map { values in
        outline.categories.map { category in
          values.map { regions[category.id]?[$0.id] ?? 0 }
        }
      } ?? [])
  }
}
