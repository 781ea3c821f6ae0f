package import QuizEngine
package import QuizScreens
package import TerminalKit

/// The world as screens see it in tests, and one that carries out effects without touching any disk.
package struct TestWorld: Outside {
  package var time: Duration = .zero
  /// How much time passes at each look at the clock.
  package var step: Duration = .zero
  package var decks: [Deck]
  /// How often the machine is found to have slept.
  package var sleeps = 0
  /// The local date at the start of the clock, in days since 1970-01-01; midnight is then.
  package var firstDay = 0
  package private(set) var effects: [Effect] = []

  package init(decks: [Deck] = [SampleDeck.game, SampleDeck.exam]) { self.decks = decks }

  package static func surroundings(
    language: String = "en", size: Size = Size(columns: 80, rows: 24),
    decks: [Deck] = [SampleDeck.game, SampleDeck.exam]
  ) throws -> Surroundings {
    let english = try ProjectFiles.texts(language: "en")
    let texts = try ProjectFiles.texts(language: language)
    return Surroundings(
      words: Words(tag: language, texts: texts, fallback: english),
      catalogue: decks.map { DeckSummary($0) },
      languages: [.init(id: "de", name: "Deutsch"), .init(id: "en", name: "English")],
      themes: [
        .init(id: "default", name: "Default"), .init(id: "high-contrast", name: "High contrast"),
      ], size: size)
  }

  package func now() -> Duration { time }
  package func today() -> Int { firstDay + Int(time / .seconds(86_400)) }
  package mutating func hasSlept() -> Bool {
    defer { sleeps = max(0, sleeps - 1) }
    return sleeps > 0
  }
  package var patience: Duration? { nil }
  package mutating func finished() -> [AppEvent] {
    time += step
    return []
  }

  package mutating func perform(_ effect: Effect) -> [AppEvent] {
    effects.append(effect)
    switch effect {
    case .loadDeck(let id):
      return decks.first { $0.id == id }.map { [.deckLoaded($0)] }
        ?? [.deckFailed(id: id, problem: "there is no deck \(id)")]
    case .listDecks: return [.decksListed(decks.map { DeckSummary($0) })]
    case .loadPicture(let name): return [.pictureLoaded(name, nil)]
    case .record(.started):
      let count = effects.count { if case .record(.started) = $0 { true } else { false } }
      return [.paperNamed(id: "paper:\(count)")]
    case .record(.finished(var paper)):
      paper.at = "2026-11-30T12:00:00.000Z"
      paper.day = "2026-11-30"
      return [.finished(paper)]
    default: return []
    }
  }

  package func theme(named name: String) -> Theme { .builtIn }
}

extension App {
  /// Carries keys and waits to the app as the loop does, without a terminal.
  package mutating func play(_ steps: PlayStep..., world: inout TestWorld) {
    for step in steps {
      switch step {
      case .key(let key): send(.key(key), world: &world)
      case .type(let text):
        for character in text { send(.key(.character(character)), world: &world) }
      case .wait(let time):
        world.time += time
        send(.timeout, world: &world)
      case .resume: send(.resumed, world: &world)
      case .resize(let columns, let rows):
        send(.resize(Size(columns: columns, rows: rows)), world: &world)
      }
    }
  }

  private mutating func send(_ input: InputEvent, world: inout TestWorld) {
    let day = world.today()
    if day != self.world.today { _ = handle(.dayChanged(day), at: world.time) }
    var effects = handle(.input(input), at: world.time)[...]
    while let effect = effects.popFirst() {
      for event in world.perform(effect) { effects += handle(event, at: world.time) }
    }
  }
}

/// A step of a person at the keyboard.
package enum PlayStep {
  case key(Key)
  case type(String)
  case wait(Duration)
  case resize(Int, Int)
  /// The program was stopped and goes on.
  case resume
}
