import QuizEngine
import QuizScreens
import TerminalKit
import TestSupport
import Testing

/// The screens of exams in sections, forms and scorings as they look at three sizes.
struct ExamFormGoldenTests {
  /// A state of a screen of a deck and the keys that lead to it.
  struct Scene: CustomTestStringConvertible, Sendable {
    let name: String
    let deck: Deck
    let steps: [PlayStep]
    var testDescription: String { name }
  }

  static let pause = PlayStep.wait(.milliseconds(400))
  static let toModes = [PlayStep](repeating: .key(.enter), count: 4)
  static let toExam = toModes + [.key(.enter), pause]
  static let handIn: [PlayStep] = [.type("me"), .key(.enter), pause]

  /// Answers to the questions of a section, from the first to the last.
  static func answers(_ keys: String) -> [PlayStep] {
    keys.enumerated().flatMap { number, key -> [PlayStep] in
      (number == 0 ? [] : [.key(.right), pause]) + [.type(String(key))]
    }
  }

  static let scenes = [
    Scene(name: "region-picker", deck: FormsDeck.boat, steps: [.key(.enter)]),
    Scene(name: "variant-picker", deck: FormsDeck.boat, steps: [.key(.enter), .key(.enter)]),
    Scene(
      name: "profile-picker", deck: FormsDeck.boat,
      steps: [.key(.enter), .key(.enter), .key(.enter), .key(.right)]),
    Scene(name: "mode-picker-sections", deck: FormsDeck.boat, steps: toModes),
    Scene(
      name: "mode-picker-profile", deck: FormsDeck.boat, steps: toModes + [.key(.end)]),
    Scene(
      name: "paper-picker", deck: FormsDeck.boat, steps: toModes + [.key(.down), .key(.enter)]),
    Scene(name: "exam-card-section", deck: FormsDeck.boat, steps: toExam),
    Scene(
      name: "section-announcement", deck: FormsDeck.boat, steps: toExam + answers("11") + handIn),
    Scene(name: "results-gate", deck: FormsDeck.boat, steps: toExam + answers("22") + handIn),
    Scene(
      name: "results-sections", deck: FormsDeck.boat,
      steps: toExam + answers("11") + handIn + [.key(.enter), pause] + answers("22111") + handIn
        + [.key(.enter), pause] + answers("22") + handIn),
    Scene(
      name: "results-error-points", deck: FormsDeck.lorry,
      steps: [.key(.enter), .key(.enter), pause] + answers("221111") + handIn),
    Scene(
      name: "results-options", deck: FormsDeck.tractor,
      steps: [.key(.enter), .key(.enter), pause, .type("12"), .key(.right), pause, .type("12")]
        + handIn),
    Scene(
      name: "review-unscored", deck: FormsDeck.boat,
      steps: toExam + answers("11") + handIn + [.key(.enter), pause] + answers("11222") + handIn
        + [.key(.enter), pause] + answers("11") + handIn
        + [.key(.right), .key(.right), .key(.right), .key(.enter)]
        + [PlayStep](repeating: .key(.right), count: 4)),
    Scene(
      name: "welcome-variant", deck: FormsDeck.boat,
      steps: toExam + [.type("1"), .key(.escape), .key(.enter)]),
    Scene(
      name: "dialog-kept", deck: FormsDeck.boat,
      steps: toExam
        + [.type("1"), .key(.escape), .key(.enter), .key(.down), .key(.enter), .key(.enter)]),
    Scene(
      name: "question-map-moved-on",
      deck: Decks.exam(limit: nil, each: .seconds(30), navigation: .forward),
      steps: [.key(.enter), .key(.enter), pause, .type("m"), .wait(.seconds(30))]),
    Scene(
      name: "review-several", deck: Decks.exam(Decks.mammals),
      steps: [.key(.enter), .key(.enter), pause, .type("12")] + handIn
        + [.key(.enter)]),
    Scene(
      name: "card-mark-more", deck: Decks.deck(InSightTests.threeOfFive),
      steps: [.key(.enter), .type("p"), pause, .type("1"), .key(.enter)]),
  ]

  @Test(arguments: scenes)
  func eachScreenLooksAsRecorded(_ scene: Scene) throws {
    for (columns, rows) in ScreenGoldenTests.sizes {
      var play = try Play(decks: [scene.deck], size: (columns, rows))
      play.perform(scene.steps)
      Golden.expect(play.canvas, named: "\(scene.name)-\(columns)x\(rows)")
    }
  }
}
