import QuizEngine
import TerminalKit

extension ResultsReport {
  /// The topics, the worst first; in a game only where it had several.
  ///
  /// A topic that is a part of the exam by itself is told there.
  var topics: [Row] {
    let scores = session.categoryScores.filter { !$0.categoryID.isEmpty }
    guard session.paper.outline.blueprint.showsCategoryBreakdown, scores.count > 1 else {
      return []
    }
    let told = parts.isEmpty ? [] : topicsOfParts
    let conditions = session.verdict?.conditions ?? []
    let sorted = scores.filter { !told.contains($0.categoryID) }.enumerated().sorted { a, b in
      let (left, right) = (a.element, b.element)
      let difference = left.right * right.total - right.right * left.total
      return difference == 0 ? a.offset < b.offset : difference < 0
    }.map(\.element)
    let rows = sorted.map { score in
      let asked = conditions.filter { $0.categoryID == score.categoryID }
      var row = topic(
        name(ofCategory: score.categoryID), right: score.right, total: score.total)
      row.isMet = asked.isEmpty ? nil : Self.areMet(asked)
      return row
    }
    return TopicRow.aligned(rows).map { .topic($0) }
  }

  func topic(_ name: String, right: Int, total: Int) -> TopicRow {
    TopicRow(
      name: name,
      figures: words(.scoreOf, ["score": words.number(right), "total": words.number(total)]),
      value: right, total: total)
  }

  /// The topics that are all of a part and of no other.
  private var topicsOfParts: [String] {
    let asked = session.paper.sections.map { section in
      Set(session.paper.entries[section.range].map(\.question.categoryID))
    }
    return asked.compactMap { topics in
      guard topics.count == 1, let only = topics.first else { return nil }
      return asked.count { $0.contains(only) } == 1 ? only : nil
    }
  }
}
