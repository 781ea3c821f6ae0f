package import QuizEngine

extension Surroundings {
  /// A deck as it is under the form of the exam and the answers of the profile that were chosen.
  package func examOutline(id: String) -> DeckOutline? {
    summary(id: id).map { settings.examChoice(for: $0.outline).outline(of: $0.outline) }
  }

  /// What is asked for when an exam of a deck is sat as it was chosen.
  package func examRequest(deckID: String, fixedPaperID: String? = nil) -> PaperRequest {
    guard let outline = summary(id: deckID)?.outline else { return PaperRequest(mode: .exam) }
    let choice = settings.examChoice(for: outline)
    return PaperRequest(
      mode: .exam, regionID: settings.regions[deckID], variantID: choice.variantID,
      absentSectionIDs: choice.absentSectionIDs(in: outline), fixedPaperID: fixedPaperID,
      clock: settings.clock)
  }

  /// The form of the exam that was chosen; `nil` where there is but one.
  package func variantID(deckID: String) -> String? {
    summary(id: deckID).flatMap { settings.examChoice(for: $0.outline).variantID }
  }
}
