import QuizEngine
package import TerminalKit

/// What carries out effects: disk, clock, sound.
package protocol Outside {
  /// The time on a clock that goes on while the machine sleeps, from any start.
  func now() -> Duration
  /// The local date, in days since 1970-01-01.
  func today() -> Int
  /// Carries out an effect; what comes of it are events.
  mutating func perform(_ effect: Effect) -> [AppEvent]
  /// Whether the machine has slept since this was asked last.
  mutating func hasSlept() -> Bool
  /// What has come of effects that took a while.
  mutating func finished() -> [AppEvent]
  /// How soon `finished` is to be asked again; `nil` while nothing is on its way.
  var patience: Duration? { get }
  /// The theme of a name, or the default.
  func theme(named name: String) -> Theme
}

extension App {
  /// Runs until the end is asked for; returns the exit code.
  package mutating func run(
    on terminal: inout some Terminal, outside: inout some Outside
  ) -> Int32 {
    world.size = terminal.size
    world.today = outside.today()
    if opening == nil, world.catalogue == nil { terminal.present(draw(at: outside.now())) }
    let first = firstEffects(at: outside.now())
    if let code = carryOut(first, on: &terminal, outside: &outside) { return code }
    while true {
      terminal.present(draw(at: outside.now()))
      if discardsTyping {
        discardsTyping = false
        terminal.discardPendingKeys()
      }
      let waits = [nextTick(at: outside.now()), outside.patience].compactMap { $0 }
      let input = terminal.nextEvent(timeout: waits.min())
      let interruption: [AppEvent] = outside.hasSlept() ? [.input(.resumed)] : []
      // Midnight may have passed while nothing was typed.
      let day = outside.today()
      let dayChange: [AppEvent] = day == world.today ? [] : [.dayChanged(day)]
      let events = dayChange + interruption + [.input(input)] + outside.finished()
      for event in events {
        let effects = handle(event, at: outside.now())
        if let code = carryOut(effects, on: &terminal, outside: &outside) { return code }
      }
    }
  }

  /// Carries out effects and what they lead to; the exit code where one of them is the end.
  private mutating func carryOut(
    _ effects: [Effect], on terminal: inout some Terminal, outside: inout some Outside
  ) -> Int32? {
    var waiting = effects[...]
    while let effect = waiting.popFirst() {
      var events: [AppEvent] = []
      switch effect {
      case .quit(let code): return code
      case .discardTyping: discardsTyping = true
      case .sound(_, .bell): terminal.ring()
      case .restyle(let settings):
        terminal.restyle(theme: outside.theme(named: settings.theme), glyphs: settings.glyphs)
        events = [
          .restyled(
            glyphs: terminal.glyphLevel, hasColour: terminal.colourCount > 1)
        ]
      case .loadDeck, .listDecks, .record(.started):
        // A large deck or a slow disk takes a moment: what is going on is shown first.
        terminal.present(draw(at: outside.now()))
        events = outside.perform(effect)
      default: events = outside.perform(effect)
      }
      // What an effect leads to comes before what was waiting: pictures before the next frame.
      let led = events.flatMap { handle($0, at: outside.now()) }
      waiting = led.filter(\.loadsPicture) + led.filter { !$0.loadsPicture } + waiting
    }
    return nil
  }
}

extension Effect {
  fileprivate var loadsPicture: Bool {
    if case .loadPicture = self { true } else { false }
  }
}
