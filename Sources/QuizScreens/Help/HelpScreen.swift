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
    let page = Page(size: world.size)
    let total = lines(in: world, width: page.body.columns - 2).count
    let visible = page.body.rows
    let scrolling = ScrollKeys.bindings(words, total: total, visible: visible, Command.scroll)
    let space = KeyBinding.alias(.character(" "), command: Command.scroll(max(1, visible - 1)))
    return scrolling + (scrolling.isEmpty ? [] : [space]) + [
      KeyBinding(
        .escape, .character("q"), .character("?"), .function(1), .enter, label: "esc",
        help: words(.keyBack), command: .back)
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

  /// Where what a key does begins.
  private var helpColumn: Int {
    2 + max(6, keys.map { displayWidth(of: $0.label) }.max() ?? 0) + 3
  }

  func lines(in world: Surroundings, width: Int) -> [Line] {
    let words = world.words
    var lines: [Line] = [.heading(words(.helpKeys))]
    let always = [
      KeyHelp(label: "Ctrl-C", help: words(.helpControlC)),
      KeyHelp(label: "Ctrl-L", help: words(.helpControlL)),
    ]
    for key in keys + always {
      let help = wrapped(key.help, width: width - helpColumn)
      for (row, part) in help.enumerated() { lines.append(.key(row == 0 ? key.label : "", part)) }
    }
    lines.append(.text(""))
    lines.append(.heading(words(.helpScoring)))
    for phrase in [Phrase.helpScoringText, .helpExamText, .helpKept] {
      lines += wrapped(words(phrase), width: width).map(Line.text)
      lines.append(.text(""))
    }
    // Where it stands over the screens there may be too little room for all of it.
    if let notice = world.notice { lines += wrapped("! " + notice, width: width).map(Line.text) }
    return world.notice == nil ? lines.dropLast() : lines
  }

  package func draw(on canvas: inout Canvas, in world: Surroundings, at now: Duration) {
    let page = Page(size: canvas.size)
    canvas.writeHeader(path(in: world), on: page)
    let lines = lines(in: world, width: page.body.columns - 2)
    for (offset, index) in scroll.shown(total: lines.count, visible: page.body.rows).enumerated() {
      let at = Position(row: page.body.row + offset, column: page.body.column)
      switch lines[index] {
      case .heading(let text): canvas.write(text, at: at, as: .title)
      case .text(let text): canvas.write(text, at: at, as: .text)
      case .key(let key, let help):
        canvas.write(key, at: Position(row: at.row, column: at.column + 2), as: .key)
        canvas.write(
          help, at: Position(row: at.row, column: at.column + helpColumn), as: .text)
      }
    }
    scroll.drawSigns(total: lines.count, into: &canvas, area: page.body)
    canvas.writeFooter(keyHelp(in: world), on: page)
  }
}
