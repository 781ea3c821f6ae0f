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

  package init() {}

  /// What is heard after an answer.
  package enum SoundSetting: String, CaseIterable, Sendable {
    case off, bell, tones
  }
}
