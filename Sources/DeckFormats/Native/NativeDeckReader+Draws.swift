internal import QuizEngine

extension NativeDeckReader {
  /// Reports the quotas that the bank cannot fill, in figures, and papers with unknown questions.
  mutating func reportShortages(of deck: Deck, _ file: String) {
    let variants: [(String, DeckOutline)] =
      deck.outline.variants.isEmpty
      ? [("", deck.outline)]
      : deck.outline.variants.map { ("variant \($0.name.quotedBriefly), ", $0.outline) }
    var reported: Set<String> = []
    for (prefix, outline) in variants {
      for region in regions(of: outline) {
        let problems = shortages(of: outline, region: region, in: deck)
        for problem in problems where reported.insert(problem).inserted {
          report(file, nil, prefix + problem, remedy: "Add questions, or draw fewer.")
        }
      }
      for paper in outline.blueprint.papers {
        let unknown = paper.questionIDs.filter { deck.question(id: $0) == nil }
        guard let first = unknown.first, reported.insert(paper.id).inserted else { continue }
        report(
          file, nil,
          "the paper `\(paper.id.quotedBriefly)` names \(unknown.count) questions that the deck "
            + "does not have, such as `\(first.quotedBriefly)`",
          remedy: "Correct the ids under `questions`.")
      }
    }
  }

  private func regions(of outline: DeckOutline) -> [DeckOutline.Region?] {
    guard let regions = outline.regions?.values, !regions.isEmpty else { return [nil] }
    return regions
  }

  private func shortages(
    of outline: DeckOutline, region: DeckOutline.Region?, in deck: Deck
  ) -> [String] {
    let draws = outline.blueprint.allDraws
    let excluded = outline.blueprint.excludedTags
    let pool = deck.questions.filter {
      $0.suits(.exam) && ($0.regionID == nil || $0.regionID == region?.id)
        && !excluded.contains(where: $0.tags.contains)
    }
    return QuotaFilling(draws, from: pool, regionID: region?.id).shortages.map { shortage in
      "\(name(of: shortage.draw, region: region, in: deck)) has \(shortage.available) questions, "
        + "\(shortage.draw.count) are drawn"
    }
  }

  private func name(of draw: Draw, region: DeckOutline.Region?, in deck: Deck) -> String {
    var parts: [String] = []
    if let id = draw.categoryID {
      parts.append("topic \(deck.outline.category(id: id)?.name ?? id)")
    }
    parts += draw.tags.map { "tag \($0)" }
    if let points = draw.points { parts.append("weight \(points)") }
    if draw.region == .chosen, let region { parts.append("region \(region.name)") }
    return parts.isEmpty ? "the bank" : parts.joined(separator: ", ").quotedBriefly
  }
}
