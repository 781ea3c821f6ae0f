internal import QuizEngine

extension NativeDeckReader {
  /// Reports the quotas that the bank cannot fill, in figures.
  mutating func reportShortages(of deck: Deck, _ file: String) {
    let regions = deck.outline.regions?.values ?? []
    var reported: [Int] = []
    for region in regions.isEmpty ? [nil] : regions.map(Optional.some) {
      var isTaken = Array(repeating: false, count: deck.questions.count)
      for (number, draw) in deck.outline.blueprint.draws.enumerated() {
        let fitting = deck.questions.indices.filter {
          !isTaken[$0] && deck.questions[$0].suits(.exam)
            && draw.takes(deck.questions[$0], regionID: region?.id)
        }
        for index in fitting.prefix(draw.count) { isTaken[index] = true }
        guard fitting.count < draw.count, !reported.contains(number) else { continue }
        reported.append(number)
        report(
          file, nil,
          "\(name(of: draw, region: region, in: deck)) has \(fitting.count) questions, "
            + "\(draw.count) are drawn",
          remedy: "Add questions, or draw fewer.")
      }
    }
  }

  private func name(of draw: Draw, region: DeckOutline.Region?, in deck: Deck) -> String {
    var parts: [String] = []
    if let id = draw.categoryID {
      parts.append("topic \(deck.outline.category(id: id)?.name ?? id)")
    }
    if let tag = draw.tag { parts.append("tag \(tag)") }
    if let points = draw.points { parts.append("weight \(points)") }
    if draw.region == .chosen, let region { parts.append("region \(region.name)") }
    return parts.isEmpty ? "the bank" : parts.joined(separator: ", ").quotedBriefly
  }
}
