package import QuizEngine

/// Something about a deck's exam that is chosen once and remembered.
package enum DeckChoice: Equatable, Sendable {
  case region
  /// The form of the exam.
  case variant
  /// The answer to a question to the candidate, by its id.
  case profile(String)

  /// What can be taken: its name in the settings, and what a person reads.
  package typealias Option = Surroundings.Choice

  static let (yesID, noID) = ("yes", "no")

  /// All that a deck asks for, in the order in which it is asked.
  package static func all(of outline: DeckOutline, in settings: Settings) -> [DeckChoice] {
    var choices: [DeckChoice] = []
    if let regions = outline.regions, !regions.values.isEmpty { choices.append(.region) }
    if outline.variants.count > 1 { choices.append(.variant) }
    let variantID = settings.examChoice(for: outline).variantID
    let questions = outline.resolved(variantID: variantID).blueprint.profile
    return choices + questions.map { .profile($0.id) }
  }

  /// The first thing that was not chosen yet; `nil` where nothing is left.
  package static func open(of outline: DeckOutline, in settings: Settings) -> DeckChoice? {
    all(of: outline, in: settings).first { $0.chosen(of: outline, in: settings) == nil }
  }

  /// What can be taken.
  package func options(of outline: DeckOutline, words: Words) -> [Option] {
    switch self {
    case .region: (outline.regions?.values ?? []).map { Option(id: $0.id, name: $0.name) }
    case .variant: outline.variants.map { Option(id: $0.id, name: $0.name) }
    case .profile:
      [
        Option(id: Self.yesID, name: words(.choiceYes)),
        Option(id: Self.noID, name: words(.choiceNo)),
      ]
    }
  }

  /// What was chosen; `nil` where nothing was, or where there is no such thing any more.
  package func chosen(of outline: DeckOutline, in settings: Settings) -> String? {
    switch self {
    case .region:
      settings.regions[outline.id].flatMap { id in
        outline.regions?.values.first { $0.id == id }?.id
      }
    case .variant:
      settings.variants[outline.id].flatMap { id in outline.variants.first { $0.id == id }?.id }
    case .profile(let id): settings.profiles[outline.id]?[id].map { $0 ? Self.yesID : Self.noID }
    }
  }

  /// What the choice is called: a word, or the question to the candidate.
  package func name(
    of outline: DeckOutline, in settings: Settings, words: Words
  ) -> String {
    switch self {
    case .region: outline.regions?.label ?? ""
    case .variant: words(.choiceVariant)
    case .profile(let id):
      outline.resolved(variantID: settings.examChoice(for: outline).variantID)
        .blueprint.profile.first { $0.id == id }?.text ?? id
    }
  }
}

extension Settings {
  /// Keeps what was chosen for a deck.
  package mutating func choose(_ choice: DeckChoice, optionID: String, deckID: String) {
    switch choice {
    case .region: regions[deckID] = optionID
    case .variant: variants[deckID] = optionID
    case .profile(let id): profiles[deckID, default: [:]][id] = optionID == DeckChoice.yesID
    }
  }
}
