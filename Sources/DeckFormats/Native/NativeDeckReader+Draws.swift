internal import QuizEngine

extension NativeDeckReader {
  /// Reports the quotas that the bank cannot fill, in figures, and papers with unknown questions.
  mutating func reportShortages(of deck: Deck, _ file: String) {
    var reported: Set<String> = []
    for (prefix, outline) in forms(of: deck) {
      for region in regions(of: outline) {
        let problems = shortages(of: outline, region: region, in: deck)
        for problem in problems where reported.insert(problem).inserted {
          report(file, nil, prefix + problem, remedy: "Add questions, or draw fewer.")
        }
      }
      if outline.isExam, !outline.blueprint.hasPassRules,
        reported.insert(prefix + "pass").inserted
      {
        warn(
          file, prefix + "the exam has no condition to pass, so that every paper passes",
          remedy: "Add `pass` to the deck or to its sections.")
      }
      for paper in outline.blueprint.papers where reported.insert("paper \(paper.id)").inserted {
        reportQuestions(of: paper, in: deck, file)
      }
    }
  }

  private mutating func reportQuestions(of paper: FixedPaper, in deck: Deck, _ file: String) {
    let name = "the paper `\(paper.id.quotedBriefly)` names"
    let unknown = paper.questionIDs.filter { deck.question(id: $0) == nil }
    if let first = unknown.first {
      let count = unknown.count == 1 ? "1 question" : "\(unknown.count) questions"
      report(
        file, nil,
        "\(name) \(count) that the deck does not have, such as `\(first.quotedBriefly)`",
        remedy: "Correct the ids under `questions`.")
    }
    let card = paper.questionIDs.first { deck.question(id: $0)?.suits(.exam) == false }
    if let card {
      report(
        file, nil, "\(name) `\(card.quotedBriefly)`, a card, which no exam can ask",
        remedy: "Name another question under `questions`.")
    }
  }

  /// The deck in each of its variants, or as it is, with what findings begin with.
  func forms(of deck: Deck) -> [(String, DeckOutline)] {
    deck.outline.variants.isEmpty
      ? [("", deck.outline)]
      : deck.outline.variants.map { ("variant \($0.name.quotedBriefly), ", $0.outline) }
  }

  /// What an exam may ask in a region.
  func pool(of deck: Deck, _ outline: DeckOutline, region: DeckOutline.Region?) -> [Question] {
    let excluded = outline.blueprint.excludedTags
    return deck.questions.filter {
      $0.suits(.exam) && ($0.regionID == nil || $0.regionID == region?.id)
        && !excluded.contains(where: $0.tags.contains)
    }
  }

  func regions(of outline: DeckOutline) -> [DeckOutline.Region?] {
    guard let regions = outline.regions?.values, !regions.isEmpty else { return [nil] }
    return regions
  }

  private func shortages(
    of outline: DeckOutline, region: DeckOutline.Region?, in deck: Deck
  ) -> [String] {
    let rules = outline.blueprint
    var draws = rules.allDraws
    // Of a deck in one form and for all regions it is said elsewhere.
    if draws.isEmpty, outline.isExam, !deck.outline.variants.isEmpty || region != nil {
      draws = [Draw(count: rules.questionsPerSession)]
    }
    let filling = QuotaFilling(
      draws, from: pool(of: deck, outline, region: region), regionID: region?.id)
    return filling.shortages.map { shortage in
      let (fitting, count) = (shortage.fitting, shortage.draw.count)
      let rest =
        shortage.available < min(fitting, count)
        ? ", of which the other quotas leave \(shortage.available)" : ""
      return "\(name(of: shortage.draw, region: region, in: deck)) has "
        + "\(fitting) question\(fitting == 1 ? "" : "s")\(rest), "
        + "\(count) \(count == 1 ? "is" : "are") drawn"
    }
  }

  func name(of draw: Draw, region: DeckOutline.Region?, in deck: Deck) -> String {
    var parts: [String] = []
    if let id = draw.categoryID {
      parts.append("topic \(deck.outline.category(id: id)?.name ?? id)")
    }
    parts += draw.tags.map { "tag \($0)" }
    if let points = draw.points { parts.append("weight \(points)") }
    if draw.region == .chosen, let region { parts.append("region \(region.name)") }
    if draw.region == .none, deck.outline.regions != nil { parts.append("the part of no region") }
    if let isUnscored = draw.isUnscored { parts.append(isUnscored ? "unscored" : "scored") }
    return parts.isEmpty ? "the bank" : parts.joined(separator: ", ").quotedBriefly
  }
}

extension ExamBlueprint {
  fileprivate var hasPassRules: Bool {
    !passRules.isEmpty || sections.contains { !$0.passRules.isEmpty }
  }
}
