package import TerminalKit

/// A terminal that types what it is told and keeps every frame it is shown.
package struct ScriptedTerminal: Terminal {
  package private(set) var size: Size
  package private(set) var glyphLevel: GlyphLevel
  package var colourCount: Int

  /// The events not yet delivered; after the last one the terminal is gone.
  package var events: [InputEvent]

  package private(set) var frames: [Canvas] = []
  /// The timeouts that were asked for, one for each event.
  package private(set) var timeouts: [Duration?] = []
  package private(set) var rings = 0
  package private(set) var discards = 0
  package private(set) var theme: Theme?

  private let bestLevel: GlyphLevel

  package init(
    size: Size = Size(columns: 80, rows: 24), glyphLevel: GlyphLevel = .full,
    colourCount: Int = 256, events: [InputEvent] = []
  ) {
    self.size = size
    self.glyphLevel = glyphLevel
    self.colourCount = colourCount
    self.events = events
    bestLevel = glyphLevel
  }

  /// A script of keys alone.
  package init(size: Size = Size(columns: 80, rows: 24), keys: Key...) {
    self.init(size: size, events: keys.map(InputEvent.key))
  }

  package mutating func present(_ canvas: Canvas) {
    frames.append(canvas)
  }

  package mutating func nextEvent(timeout: Duration?) -> InputEvent {
    timeouts.append(timeout)
    guard !events.isEmpty else { return .ended(code: 0) }
    let event = events.removeFirst()
    if case .resize(let size) = event { self.size = size }
    return event
  }

  /// Counts the call; the script goes on, since its keys are typed one by one.
  package mutating func discardPendingKeys() {
    discards += 1
  }

  package mutating func restyle(theme: Theme, glyphs: GlyphLevel?) {
    self.theme = theme
    glyphLevel = glyphs ?? bestLevel
  }

  package mutating func ring() {
    rings += 1
  }
}
