import QuizScreens
import TerminalKit
import TestSupport
import Testing

/// The smallest terminal is large enough for every language.
struct NarrowScreenTests {
  @Test(arguments: LanguageFile.all, ScreenGoldenTests.scenes)
  func noWordIsCutAtFortyColumns(
    language: LanguageFile, scene: ScreenGoldenTests.Scene
  ) throws {
    let size = Size(columns: 40, rows: 12)
    let surroundings = try TestWorld.surroundings(language: language.tag, size: size)
    var app = App(world: surroundings, seed: 7)
    var world = TestWorld()
    for step in scene.steps { app.play(step, world: &world) }
    #expect(app.draw(at: world.time).lines().filter { $0.contains("…") } == [])
  }
}
