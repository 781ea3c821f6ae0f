import QuizEngine
import Testing

/// Which questions of a paper are not answered right.
enum Mistakes: Sendable, CustomStringConvertible {
  /// So many scored questions, spread over the categories one after the other.
  case spread(Int)
  /// So many of the category that comes at a place among those asked, from 1.
  case inCategory(Int, Int)
  /// So many in every category.
  case inEachCategory(Int)
  /// So many of the section at a place, from 1.
  case inSection(Int, Int)
  /// So many of a weight.
  case ofWeight(Int, Int)
  /// So many that are not scored.
  case unscored(Int)

  var description: String {
    switch self {
    case .spread(let count): "\(count) anywhere"
    case .inCategory(let place, let count): "\(count) in category \(place)"
    case .inEachCategory(let count): "\(count) in each category"
    case .inSection(let place, let count): "\(count) in section \(place)"
    case .ofWeight(let weight, let count): "\(count) of weight \(weight)"
    case .unscored(let count): "\(count) unscored"
    }
  }

  /// The places of the questions, none of which is taken yet.
  func places(in paper: Paper, besides taken: [Int]) -> [Int] {
    let free = paper.entries.indices.filter { !taken.contains($0) }
    func question(_ index: Int) -> Question { paper.entries[index].question }
    let scored = free.filter { !question($0).isUnscored }
    var categories: [String] = []
    for entry in paper.entries where !categories.contains(entry.question.categoryID) {
      categories.append(entry.question.categoryID)
    }
    let byCategory = categories.map { id in scored.filter { question($0).categoryID == id } }
    switch self {
    case .spread(let count):
      // Categories without a mistake so far come first.
      let touched = Set(taken.map { question($0).categoryID })
      let (others, first) = (
        byCategory.filter { $0.first.map { touched.contains(question($0).categoryID) } ?? false },
        byCategory.filter { $0.first.map { !touched.contains(question($0).categoryID) } ?? false }
      )
      return Array((Self.rounds(first) + Self.rounds(others)).prefix(count))
    case .inCategory(let place, let count): return Array(byCategory[place - 1].prefix(count))
    case .inEachCategory(let count): return byCategory.flatMap { $0.prefix(count) }
    case .inSection(let place, let count):
      return Array(scored.filter(paper.sections[place - 1].range.contains).prefix(count))
    case .ofWeight(let weight, let count):
      return Array(scored.filter { question($0).points == weight }.prefix(count))
    case .unscored(let count): return Array(free.filter { question($0).isUnscored }.prefix(count))
    }
  }

  /// The first of each list, then the second of each, and so on.
  private static func rounds(_ lists: [[Int]]) -> [Int] {
    (0..<(lists.map(\.count).max() ?? 0)).flatMap { round in
      lists.compactMap { $0.indices.contains(round) ? $0[round] : nil }
    }
  }

  /// How many questions that is in a paper.
  func count(in paper: Paper) -> Int {
    switch self {
    case .spread(let count), .inCategory(_, let count), .inSection(_, let count),
      .ofWeight(_, let count), .unscored(let count):
      count
    case .inEachCategory(let count):
      count * Set(paper.entries.map(\.question.categoryID)).count
    }
  }
}

extension QuizSession {
  /// Sits a paper to its end, or to the gate that ends it, with mistakes and all else right.
  init(_ paper: Paper, mistakes: [Mistakes], leavesOpen: Bool = false) {
    var wrong: [Int] = []
    for mistake in mistakes {
      let places = mistake.places(in: paper, besides: wrong)
      #expect(places.count == mistake.count(in: paper), "the paper has no \(mistake)")
      wrong += places
    }
    self.init(paper: paper)
    repeat {
      for index in openRange {
        let question = paper.entries[index].question
        if !wrong.contains(index) {
          apply(.answer(index, GivenAnswer(question.rightAnswer, taken: .seconds(1))))
        } else if !leavesOpen {
          apply(.answer(index, GivenAnswer(question.wrongAnswer, taken: .seconds(1))))
        }
      }
      guard section != nil else { break }
      apply(.endSection(elapsed: .seconds(60)))
      apply(.beginSection(elapsed: .seconds(60)))
    } while !isFinished
    apply(.finish(elapsed: .seconds(60)))
  }

  /// The conditions that are not met, each with what was reached of what is needed.
  var unmet: [String] {
    (verdict?.conditions ?? []).filter { !$0.isMet }.map { condition in
      let place = paper.sections.firstIndex { $0.id == condition.sectionID }
      let section = place.map { "section \($0 + 1): " } ?? ""
      return "\(section)\(condition.rule.name) \(condition.got) of \(condition.needed)"
    }
  }
}
