import QuizEngine
package import TerminalKit

extension SettingsScreen {
  package func draw(on canvas: inout Canvas, in world: Surroundings, at now: Duration) {
    let page = Page(size: canvas.size)
    let words = world.words
    canvas.writeHeader(path(in: world), on: page)
    let labels = Item.allCases.map { label(of: $0, words) }
    let column = 2 + (labels.map { displayWidth(of: $0) }.max() ?? 0) + 3
    let step = page.isCompact ? 1 : 2
    // What the setting in focus is for is shown whole; the list gives way.
    let about = wrapped(about(focused, words), width: page.body.columns)
    let room = max(step, min(labels.count * step, page.body.rows - about.count))
    let window = list.window(count: labels.count, rows: room / step)
    for index in window {
      let at = Position(
        row: page.body.row + (index - window.lowerBound) * step, column: page.body.column)
      let isFocused = Item.allCases[index] == focused
      canvas.writeEntry(labels[index], at: at, isFocused: isFocused)
      let value = value(of: Item.allCases[index], in: world)
      canvas.write(
        truncated(isFocused ? "‹ \(value) ›" : "  \(value)", to: page.body.columns - column),
        at: Position(row: at.row, column: at.column + column),
        as: isFocused ? .accent : .text)
    }
    let list = Area(
      row: page.body.row, column: page.body.column, rows: (window.count - 1) * step + 1,
      columns: page.body.columns + 1)
    canvas.markMore(
      above: window.lowerBound > 0, below: window.upperBound < labels.count, in: list)
    canvas.writeLines(
      about,
      at: Position(row: page.body.row + window.count * step, column: page.body.column), as: .aside)
    canvas.writeFooter(keyHelp(in: world), on: page)
  }

  private func label(of item: Item, _ words: Words) -> String {
    switch item {
    case .language: words(.settingLanguage)
    case .theme: words(.settingTheme)
    case .clock: words(.settingClock)
    case .animation: words(.settingAnimation)
    case .sound: words(.settingSound)
    case .questions: words(.settingQuestions)
    case .glyphs: words(.settingGlyphs)
    }
  }

  private func about(_ item: Item, _ words: Words) -> String {
    switch item {
    case .language: words(.settingLanguageAbout)
    case .theme: words(.settingThemeAbout)
    case .clock: words(.settingClockAbout)
    case .animation: words(.settingAnimationAbout)
    case .sound: words(.settingSoundAbout)
    case .questions: words(.settingQuestionsAbout)
    case .glyphs: words(.settingGlyphsAbout)
    }
  }

  private func value(of item: Item, in world: Surroundings) -> String {
    let (words, settings) = (world.words, world.settings)
    switch item {
    case .language:
      guard let tag = settings.language else {
        return words(.valueFromSystem) + " (" + words.name + ")"
      }
      return world.languages.first { $0.id == tag }?.name ?? tag
    case .theme:
      return themeName(settings.theme, in: world)
    case .clock:
      return settings.clock == .off
        ? words(.valueOff) : "×" + words.hundredths(settings.clock.rawValue)
    case .animation: return words(settings.animates ? .valueOn : .valueOff)
    case .sound:
      switch settings.sound {
      case .off: return words(.valueOff)
      case .bell: return words(.valueBell)
      case .tones: return words(.valueTones)
      }
    case .questions:
      return settings.questionsPerGame.map { words.number($0) } ?? words(.valueFromDeck)
    case .glyphs:
      switch settings.glyphs {
      case nil: return words(.valueAutomatic)
      case .full: return words(.valueGlyphsFull)
      case .simple: return words(.valueGlyphsSimple)
      case .ascii: return words(.valueGlyphsASCII)
      }
    }
  }

  private func themeName(_ id: String, in world: Surroundings) -> String {
    switch id {
    case "default": world.words(.themeDefault)
    case "high-contrast": world.words(.themeHighContrast)
    case "monochrome": world.words(.themeMonochrome)
    default: world.themes.first { $0.id == id }?.name ?? id
    }
  }
}
