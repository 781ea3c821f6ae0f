import QuizEngine
import TerminalKit
import TestSupport
import Testing

/// The sheet, the verdict and the review of each kind as they look at three sizes.
struct KindGoldenTests {
  /// A question, and the keys that answer it wrongly, up to the last.
  struct Scene: CustomTestStringConvertible, Sendable {
    let name: String
    let questions: [Question]
    var before: [PlayStep] = []
    let answer: [PlayStep]
    var testDescription: String { name }
  }

  static let scenes = [
    Scene(
      name: "number", questions: Decks.speed, before: [.type("5,x"), .key(.enter)],
      answer: [
        .key(.backspace), .type("9"), .key(.enter),
      ]),
    Scene(
      name: "statements", questions: Decks.statements, before: [.type("1")],
      answer: [.type("11"), .key(.enter)]),
    Scene(
      name: "matching", questions: Decks.capitals, before: [.type("12")],
      answer: [.type("4"), .key(.enter)]),
    Scene(
      name: "matching-long", questions: Decks.signals, before: [.type("2")],
      answer: [.type("13"), .key(.enter)]),
    Scene(
      name: "ordering", questions: Decks.rivers, before: [.type("31")],
      answer: [.type("42"), .key(.enter)]),
    Scene(name: "card", questions: Decks.sea, before: [.key(.enter)], answer: [.type("2")]),
  ]

  @Test(arguments: scenes)
  func aKindLooksAsRecorded(_ scene: Scene) throws {
    for (columns, rows) in ScreenGoldenTests.sizes {
      let size = "\(columns)x\(rows)"
      var play = try Play.begin(
        .practice, of: Decks.deck(scene.questions), size: (columns, rows))
      play.perform(scene.before)
      Golden.expect(play.canvas, named: "\(scene.name)-sheet-\(size)")
      play.perform(scene.answer)
      play.pause()
      Golden.expect(play.canvas, named: "\(scene.name)-verdict-\(size)")
      play.press(.enter)
      play.pause()
      play.press(.enter)
      Golden.expect(play.canvas, named: "\(scene.name)-review-\(size)")
    }
  }
}
