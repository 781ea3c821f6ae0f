internal import QuizEngine

extension NativeDeckReader {
  /// Reports the quotas that can be filled, but with less than one and a half times the questions
  /// that are drawn; each once, for the variant and the region where it is worst.
  mutating func reportThinQuotas(of deck: Deck, _ file: String) {
    var worst: [ThinQuota] = []
    for (prefix, outline) in forms(of: deck) {
      for region in regions(of: outline) {
        for thin in thinQuotas(of: outline, region: region, in: deck, prefix) {
          let known = worst.firstIndex { $0.name == thin.name && $0.count == thin.count }
          if let known {
            if thin.available < worst[known].available { worst[known] = thin }
          } else {
            worst.append(thin)
          }
        }
      }
    }
    for thin in worst { warn(file, thin.problem, remedy: thin.remedy) }
  }

  private func thinQuotas(
    of outline: DeckOutline, region: DeckOutline.Region?, in deck: Deck, _ prefix: String
  ) -> [ThinQuota] {
    var draws = outline.blueprint.allDraws
    if draws.isEmpty, outline.isExam {
      draws = [Draw(count: outline.blueprint.questionsPerSession)]
    }
    let wanted = draws.map(\.oneAndAHalfTimes)
    let filling = QuotaFilling(
      wanted, from: pool(of: deck, outline, region: region), regionID: region?.id)
    return filling.shortages.compactMap { shortage in
      let (draw, whole) = (draws[shortage.index], wanted[shortage.index])
      var thin = ThinQuota(
        prefix: prefix, name: name(of: shortage.draw, region: region, in: deck),
        count: draw.count, fitting: shortage.fitting, available: shortage.available)
      if let part = whole.atLeast.firstIndex(where: { $0.within(whole) == shortage.draw }) {
        thin.count = draw.atLeast[part].count
      } else {
        // What its parts have taken is the quota's, too.
        thin.available += min(whole.count, whole.atLeast.questionCount)
      }
      // What cannot be filled at all is told as that.
      return thin.available >= thin.count ? thin : nil
    }
  }
}

/// A quota that the bank fills with nearly the same questions in every paper.
private struct ThinQuota {
  let prefix: String
  let name: String
  var count: Int
  /// How many questions fit it.
  let fitting: Int
  /// How many of them the quotas before it leave, each taking one and a half times its questions.
  var available: Int

  var problem: String {
    let rest =
      available < fitting
      ? ", of which one and a half times the other quotas leaves \(available)" : ""
    let tenths = available * 10 / count
    return "\(prefix)\(name) has \(fitting) question\(fitting == 1 ? "" : "s")\(rest), "
      + "\(count) \(count == 1 ? "is" : "are") drawn: there are only \(tenths / 10).\(tenths % 10) "
      + "times as many"
  }

  var remedy: String {
    let missing = Draw(count: count).oneAndAHalfTimes.count - available
    return "Add \(missing) question\(missing == 1 ? "" : "s"), or draw fewer: papers differ where "
      + "there are 1.5 times as many."
  }
}

extension Draw {
  /// A quota half as large again, rounded up.
  fileprivate var oneAndAHalfTimes: Draw {
    var draw = self
    draw.count = (count * 3 + 1) / 2
    draw.atLeast = atLeast.map(\.oneAndAHalfTimes)
    return draw
  }
}
