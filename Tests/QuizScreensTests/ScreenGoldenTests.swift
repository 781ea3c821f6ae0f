import QuizEngine
import QuizScreens
import TerminalKit
import TestSupport
import Testing

/// Each screen as it looks at three sizes.
struct ScreenGoldenTests {
  static let sizes = [(40, 12), (80, 24), (120, 40)]

  /// A screen and the keys that lead to it.
  struct Scene: CustomTestStringConvertible, Sendable {
    let name: String
    let steps: [PlayStep]
    var testDescription: String { name }
  }

  static let past = Duration.milliseconds(400)
  static let toGame: [PlayStep] = [.key(.enter), .key(.enter), .wait(past)]
  static let toExam: [PlayStep] = [
    .key(.down), .key(.enter), .key(.enter), .key(.enter), .wait(past),
  ]

  static let scenes = [
    Scene(name: "welcome", steps: []),
    Scene(name: "deck-picker", steps: [.key(.down), .key(.enter)]),
    Scene(name: "deck-picker-filter", steps: [.key(.down), .key(.enter), .type("/har")]),
    Scene(name: "category-picker", steps: [.key(.enter), .key(.down)]),
    Scene(name: "mode-picker", steps: [.key(.down), .key(.enter), .key(.enter)]),
    Scene(name: "game-card", steps: toGame + [.key(.down), .key(.down)]),
    Scene(name: "game-right", steps: toGame + [.type("2"), .wait(past)]),
    Scene(name: "game-wrong", steps: toGame + [.type("3"), .wait(past)]),
    Scene(
      name: "game-explained", steps: toGame + [.type("3"), .wait(past), .key(.character(" "))]),
    Scene(
      name: "game-time-up", steps: toGame + [.wait(.seconds(21)), .wait(past)]),
    Scene(
      name: "game-text",
      steps: toGame
        + (0..<5).flatMap { _ -> [PlayStep] in
          [.wait(.seconds(21)), .wait(past), .key(.enter), .wait(past)]
        } + [.type("blue wh")]),
    Scene(name: "dialog-leave", steps: toGame + [.key(.escape)]),
    Scene(name: "exam-card", steps: toExam + [.type("1"), .key(.right), .type("f")]),
    Scene(name: "question-map", steps: toExam + [.type("1"), .key(.right), .type("2fm")]),
    Scene(name: "results-failed", steps: toExam + [.type("1mee"), .key(.enter)]),
    Scene(
      name: "results-passed",
      steps: toExam
        + (0..<8).flatMap { number -> [PlayStep] in
          [.type("\(number % 4 + 1)"), .key(.right), .wait(past)]
        } + [.type("e"), .key(.enter)]),
    Scene(
      name: "results-game",
      steps: toGame
        + (0..<6).flatMap { _ -> [PlayStep] in
          [.type("2"), .wait(past), .key(.enter), .wait(past)]
        } + [
          .wait(.seconds(21)), .wait(.seconds(3)), .wait(.seconds(21)), .wait(.seconds(3)),
          .wait(.seconds(2)),
        ]),
    Scene(
      name: "review",
      steps: toExam + [
        .type("1"), .type("me"), .key(.enter), .wait(past), .key(.right), .key(.enter),
      ]),
    Scene(name: "high-scores-empty", steps: [.key(.down), .key(.down), .key(.enter)]),
    Scene(
      name: "settings", steps: [.key(.down), .key(.down), .key(.down), .key(.enter), .key(.down)]),
    Scene(name: "help", steps: toGame + [.type("?")]),
  ]

  @Test(arguments: scenes)
  func eachScreenLooksAsRecorded(_ scene: Scene) throws {
    for (columns, rows) in Self.sizes {
      let size = Size(columns: columns, rows: rows)
      var app = App(world: try TestWorld.surroundings(size: size), seed: 7)
      var world = TestWorld()
      for step in scene.steps { app.play(step, world: &world) }
      Golden.expect(app.draw(at: world.time), named: "\(scene.name)-\(columns)x\(rows)")
    }
  }

  @Test(arguments: [(39, 12), (40, 11), (20, 5), (2, 2), (1, 1), (0, 0)])
  func aTerminalThatIsTooSmallIsToldSo(_ columns: Int, _ rows: Int) throws {
    let size = Size(columns: columns, rows: rows)
    let app = App(world: try TestWorld.surroundings(size: size), seed: 7)
    Golden.expect(app.draw(at: .zero), named: "too-small-\(columns)x\(rows)")
  }
}
