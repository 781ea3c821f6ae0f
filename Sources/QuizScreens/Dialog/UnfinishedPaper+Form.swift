import QuizEngine

extension UnfinishedPaper {
  /// What tells the paper from others of its deck: region, form of the exam, and what was sat.
  func form(in outline: DeckOutline, words: Words) -> [String] {
    let region = outline.regions?.values.first { $0.id == regionID }?.name
    let variant = outline.variants.first { $0.id == variantID }?.name
    let sat: String? =
      switch mode {
      case .exam:
        outline.blueprint.papers.first { $0.id == fixedPaperID }?.name ?? words(.modeExam)
      case .practice: words(.modePractice)
      case .review: words(.modeMistakes)
      case .game: nil
      }
    let category = mode == .exam ? nil : categoryID.flatMap { outline.category(id: $0)?.name }
    return [region, variant, sat, category].compactMap(\.self)
  }
}
