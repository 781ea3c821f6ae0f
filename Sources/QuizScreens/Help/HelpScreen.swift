import QuizEngine
package import TerminalKit

/// The keys of the screen it was opened from, and how points are counted.
package struct HelpScreen: ScreenState {
  package let topic: String
  package let keys: [KeyHelp]
  package var scroll = VerticalScroll()

  package init(topic: String, keys: [KeyHelp]) {
    self.topic = topic
    self.keys = keys
  }

  package enum Command: Equatable, Sendable {
    case scroll(Int)
    case back
  }

  package func path(in world: Surroundings) -> [String] {
    ["Trivium", topic, world.words(.helpTitle)].reduce(into: []) { path, name in
      if path.last != name { path.append(name) }
    }
  }

  package func bindings(in world: Surroundings) -> [KeyBinding<Command>] {
    let words = world.words
    return [
      KeyBinding(
        .down, .character("j"), label: "↑↓", help: words(.keyScroll), command: .scroll(1)),
      .alias(.up, .character("k"), command: .scroll(-1)),
      .alias(.pageDown, .character(" "), command: .scroll(10)),
      .alias(.pageUp, command: .scroll(-10)),
      .alias(.home, .character("g"), command: .scroll(-1000)),
      .alias(.end, .character("G"), command: .scroll(1000)),
      KeyBinding(
        .escape, .character("q"), .character("?"), .function(1), .enter, label: "esc",
        help: words(.keyBack), command: .back),
    ]
  }

  package mutating func update(
    _ command: Command, in world: Surroundings, at now: Duration
  ) -> [Action] {
    switch command {
    case .scroll(let step):
      let page = Page(size: world.size)
      scroll.move(
        by: step, total: lines(in: world, width: page.body.columns - 2).count,
        visible: page.body.rows)
      return []
    case .back: return [.back]
    }
  }

  /// A line: a heading, or a key and what it does, or running text.
  enum Line: Equatable {
    case heading(String)
    case key(String, String)
    case text(String)
  }

  func lines(in world: Surroundings, width: Int) -> [Line] {
    let words = world.words
    var lines: [Line] = [.heading(words(.helpKeys))]
    lines += keys.map { .key($0.label, $0.help) }
    lines += [.key("Ctrl-C", words(.helpControlC)), .key("Ctrl-L", words(.helpControlL))]
    lines.append(.text(""))
    lines.append(.heading(words(.helpScoring)))
    for phrase in [Phrase.helpScoringText, .helpExamText, .helpKept] {
      lines += wrapped(words(phrase), width: width).map(Line.text)
      lines.append(.text(""))
    }
    return lines.dropLast()
  }

  package func draw(on canvas: inout Canvas, in world: Surroundings, at now: Duration) {
    let page = Page(size: canvas.size)
    canvas.writeHeader(path(in: world), on: page)
    let lines = lines(in: world, width: page.body.columns - 2)
    let keyWidth = (keys.map { displayWidth(of: $0.label) }.max() ?? 0)
    for (offset, index) in scroll.shown(total: lines.count, visible: page.body.rows).enumerated() {
      let at = Position(row: page.body.row + offset, column: page.body.column)
      switch lines[index] {
      case .heading(let text): canvas.write(text, at: at, as: .title)
      case .text(let text): canvas.write(text, at: at, as: .text)
      case .key(let key, let help):
        canvas.write(key, at: Position(row: at.row, column: at.column + 2), as: .key)
        canvas.write(
          help, at: Position(row: at.row, column: at.column + 2 + max(6, keyWidth) + 3),
          as: .text)
      }
    }
    scroll.drawSigns(total: lines.count, into: &canvas, area: page.body)
    canvas.writeFooter(keyHelp(in: world), on: page)
  }
}
