internal import QuizEngine

extension NativeOutlineReader {
  /// Reports conditions that nobody can meet, as far as the quotas tell it.
  ///
  /// - Parameter line: that of the section they are asked of; `nil` for the whole paper.
  mutating func reportUnreachable(
    _ rules: [PassRule], draws: [Draw], count: Int, scoring: Scoring, line: Int?
  ) {
    let scored = count - draws.unscoredCount
    for rule in rules {
      switch rule {
      case .minimumCorrect(let needed) where needed > scored:
        let questions = scored == count ? "questions" : "questions that are scored"
        reportUnreachable(
          "\(needed) right answers are needed to pass, but there are \(scored) \(questions)",
          "minimumCorrect", line)
      case .minimumPoints(let needed):
        guard let all = marks(of: draws, count: count, scoring: scoring), needed > all else {
          continue
        }
        reportUnreachable(
          "\(needed) points are needed to pass, but there are \(all)", "minimumPoints", line)
      case .minimumCountPerCategory(let needed):
        for (id, drawn) in draws.countsByCategory where drawn < needed {
          reportUnreachable(
            "\(needed) right answers are needed in each category, but \(drawn) questions of "
              + "`\(id.quotedBriefly)` are drawn", "minimumPerCategory", line)
        }
      default: continue
      }
    }
  }

  private mutating func reportUnreachable(_ problem: String, _ rule: String, _ line: Int?) {
    report(
      .error, line ?? object.lines["pass"] ?? 1, problem,
      remedy: "Correct `\(rule)`, or the number of questions.")
  }

  /// The marks of a paper; `nil` where the quotas do not tell them.
  private func marks(of draws: [Draw], count: Int, scoring: Scoring) -> Int? {
    switch scoring {
    case .question: return count - draws.unscoredCount
    case .option: return nil
    case .weightWon, .weightLost:
      guard draws.questionCount == count, draws.unscoredCount == 0 else { return nil }
      var sum = 0
      for draw in draws {
        guard let points = draw.points else { return nil }
        sum += draw.count * points
      }
      return sum
    }
  }
}

extension [Draw] {
  /// How many questions are surely not scored.
  fileprivate var unscoredCount: Int {
    reduce(0) { sum, draw in
      sum + (draw.isUnscored == true ? draw.count : draw.atLeast.unscoredCount)
    }
  }

  /// How many questions of each category are drawn, in the order of the quotas; empty where a
  /// quota takes any category.
  fileprivate var countsByCategory: [(id: String, count: Int)] {
    var counts: [(id: String, count: Int)] = []
    for draw in self {
      guard let id = draw.categoryID else { return [] }
      if let index = counts.firstIndex(where: { $0.id == id }) {
        counts[index].count += draw.count
      } else {
        counts.append((id, draw.count))
      }
    }
    return counts
  }
}
