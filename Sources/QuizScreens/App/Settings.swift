package import QuizEngine
package import TerminalKit

/// What a person has chosen for the program.
package struct Settings: Equatable, Sendable {
  /// The language's tag; `nil` follows the environment.
  package var language: String?
  /// The name of a theme.
  package var theme = "default"
  package var clock = ClockFactor.times1
  package var animates = true
  package var sound = SoundSetting.off
  /// How many questions a game has; `nil` leaves it to the deck.
  package var questionsPerGame: Int?
  /// Which glyphs are used; `nil` takes the best the terminal can show.
  package var glyphs: GlyphLevel?

  /// The region chosen last for each deck that has regions.
  package var regions: [String: String] = [:]
  /// The variant chosen last for each deck that has variants.
  package var variants: [String: String] = [:]
  /// What the candidate said last for each deck that asks, by the ids of its questions.
  package var profiles: [String: [String: Bool]] = [:]

  package init() {}

  /// Which form of a deck's exam was chosen last, and for which candidate.
  package func examChoice(for outline: DeckOutline) -> ExamChoice {
    ExamChoice(
      variantID: outline.variant(id: variants[outline.id])?.id,
      profile: profiles[outline.id] ?? [:])
  }

  /// A form of an exam and what the candidate says of themselves.
  package struct ExamChoice: Equatable, Sendable {
    package var variantID: String?
    package var profile: [String: Bool]

    /// The deck under these choices.
    package func outline(of deck: DeckOutline) -> DeckOutline {
      deck.resolved(variantID: variantID, absentSectionIDs: absentSectionIDs(in: deck))
    }

    /// The sections that fall away.
    package func absentSectionIDs(in deck: DeckOutline) -> [String] {
      deck.resolved(variantID: variantID).blueprint.removedSectionIDs(by: profile)
    }
  }

  /// What is heard after an answer.
  package enum SoundSetting: String, CaseIterable, Sendable {
    case off, bell, tones
  }
}
