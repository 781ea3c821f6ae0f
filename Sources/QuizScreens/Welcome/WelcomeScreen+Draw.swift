import QuizEngine
package import TerminalKit

extension WelcomeScreen {
  private static let lettering = [
    "╺┳╸┏━┓╻╻ ╻╻╻ ╻┏┳┓",
    " ┃ ┣┳┛┃┃┏┛┃┃ ┃┃┃┃",
    " ╹ ╹┗╸╹┗┛ ╹┗━┛╹ ╹",
  ]

  package func draw(on canvas: inout Canvas, in world: Surroundings, at now: Duration) {
    let page = Page(size: canvas.size)
    let left = page.area.column + (page.isCompact ? 0 : 2)
    var row = page.area.row + (page.isCompact ? 0 : max(1, (page.area.rows - 20) / 3))
    row += drawTitle(on: &canvas, at: Position(row: row, column: left), in: world, page: page)
    let items = items(in: world)
    let focus = list.focus(among: items.count)
    let boxed = rowsOfBox(in: world, page: page, rows: page.footer.row - row - items.count)
    if boxed > 0 {
      let box = Area(
        row: row, column: left - 2, rows: boxed + 2, columns: page.area.endColumn - left + 2)
      canvas.frame(box, as: focus < boxed ? .accent : .border)
      row += 1
    }
    for (index, item) in items.enumerated() {
      if index == boxed, boxed > 0 { row += 2 }
      drawItem(
        item, isFocused: index == focus,
        in: Area(
          row: row + index, column: left, rows: 1,
          columns: page.area.endColumn - left - (index < boxed ? 2 : 0)),
        on: &canvas, world: world, at: now)
    }
    row += items.count + (page.isCompact ? 0 : 2)
    let rest = Area(
      row: row, column: left + (page.isCompact ? 0 : 2), rows: page.footer.row - row,
      columns: page.area.endColumn - left - 2)
    drawHints(on: &canvas, in: rest, world: world)
    canvas.writeFooter(keyHelp(in: world), on: page)
  }

  /// How many entries stand in a box of their own: those of earlier papers, where there is room.
  private func rowsOfBox(in world: Surroundings, page: Page, rows: Int) -> Int {
    page.isCompact || rows < 4 ? 0 : openPapers(in: world).count
  }

  /// Draws the name and what the program is; returns the rows taken.
  private func drawTitle(
    on canvas: inout Canvas, at origin: Position, in world: Surroundings, page: Page
  ) -> Int {
    let isLarge = world.glyphLevel != .ascii && page.area.rows >= 14
    var at = origin
    if isLarge {
      at.row += canvas.writeLines(Self.lettering, at: at, as: .accent)
    } else {
      canvas.write("TRIVIUM", at: at, as: .title)
      at.row += 1
    }
    let tagline = world.words(page.isCompact ? .welcomeShortTagline : .welcomeTagline)
    at.row += canvas.writeWrapped(
      tagline, in: Area(row: at.row, column: at.column, rows: 2, columns: page.area.columns - 4),
      as: .aside)
    return at.row - origin.row + (page.isCompact ? 0 : 2)
  }

  private func drawItem(
    _ item: Item, isFocused: Bool, in area: Area, on canvas: inout Canvas, world: Surroundings,
    at now: Duration
  ) {
    if let label = openLabel(of: item, words: world.words) {
      return drawOpenPaper(
        item, label: label, isFocused: isFocused, in: area, on: &canvas, world: world, at: now)
    }
    let (label, middle, right) = texts(of: item, in: world)
    let labelWidth = min(22, area.columns / 2)
    canvas.writeEntry(label, at: area.origin, isFocused: isFocused, limit: area.columns - 2)
    let isNarrow = area.columns < 56
    let start = area.column + (isNarrow ? 2 + displayWidth(of: label) + 2 : 2 + labelWidth)
    let room = area.endColumn - start
    let full = isNarrow && !right.isEmpty ? right : middle
    let shown = displayWidth(of: full) <= room ? full : brief(item, in: world) ?? full
    canvas.write(
      truncated(shown, to: max(1, room)), at: Position(row: area.row, column: start),
      as: isNarrow ? .aside : .text)
    let least = displayWidth(of: middle) + 3
    let most = room - displayWidth(of: right)
    if !isNarrow, !right.isEmpty, least <= most {
      canvas.write(
        right, at: Position(row: area.row, column: start + min(max(26, least), most)), as: .accent)
    }
  }

  private func texts(of item: Item, in world: Surroundings) -> (String, String, String) {
    let words = world.words
    switch item {
    case .play(let deck):
      let best = deck.flatMap { world.history.bestPoints(deckID: $0.id) }.map {
        words(.welcomeHighScore, ["points": words.number($0)])
      }
      return (words(.welcomePlay), deck?.title ?? "", best ?? "")
    case .choose: return (words(.welcomeChoose), catalogueText(in: world), "")
    case .reviewMistakes:
      return (
        words(.welcomeReview), words.counted(.countMistakes, world.history.mistakeCount), ""
      )
    case .highScores: return (words(.welcomeHighScores), "", "")
    case .settings: return (words(.welcomeSettings), "", "")
    case .result, .goOn: return ("", "", "")
    }
  }

  /// The count alone, where there is no room for more.
  private func brief(_ item: Item, in world: Surroundings) -> String? {
    switch item {
    case .choose: world.headings.map { world.words.counted(.countDecks, $0.count) }
    case .reviewMistakes: world.words.counted(.countQuestions, world.history.mistakeCount)
    case .result, .goOn, .play, .highScores, .settings: nil
    }
  }

  private func catalogueText(in world: Surroundings) -> String {
    guard let decks = world.headings else { return "" }
    let questions = decks.reduce(0) { $0 + $1.questionCount }
    return world.words.counted(.countDecks, decks.count) + ", "
      + world.words.counted(.countQuestions, questions)
  }

  private func drawHints(on canvas: inout Canvas, in area: Area, world: Surroundings) {
    var area = area
    if let notice = world.notice {
      let used = canvas.writeWrapped("! " + notice, in: area, as: .warning)
      area = area.droppingTop(used + 1)
    }
    let lines = wrapped(world.words(.welcomeHowTo), width: min(area.columns, 76))
    guard lines.count <= area.rows else { return }
    canvas.writeLines(lines, at: area.origin, as: .text)
  }
}
