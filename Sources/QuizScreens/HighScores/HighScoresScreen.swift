import QuizEngine
package import TerminalKit

/// The best results for each deck, category and number of questions, with their dates.
package struct HighScoresScreen: ScreenState {
  package var scroll = VerticalScroll()

  package init() {}

  package enum Command: Equatable, Sendable {
    case scroll(Int)
    case help, back
  }

  package func path(in world: Surroundings) -> [String] {
    ["Trivium", world.words(.highScoresTitle)]
  }

  package func bindings(in world: Surroundings) -> [KeyBinding<Command>] {
    let words = world.words
    let (total, visible) = (rows(in: world).count, Page(size: world.size).body.rows)
    let scrolling = ScrollKeys.bindings(words, total: total, visible: visible, Command.scroll)
    let space = KeyBinding.alias(.character(" "), command: Command.scroll(max(1, visible - 1)))
    return scrolling + (scrolling.isEmpty ? [] : [space]) + [
      KeyBinding(
        .character("?"), .function(1), label: "?", help: words(.keyHelp), command: .help),
      KeyBinding(
        .escape, .character("q"), .enter, label: "esc", help: words(.keyBack), command: .back),
    ]
  }

  package mutating func update(
    _ command: Command, in world: Surroundings, at now: Duration
  ) -> [Action] {
    switch command {
    case .scroll(let step):
      let page = Page(size: world.size)
      scroll.move(by: step, total: rows(in: world).count, visible: page.body.rows)
    case .help: return [.openHelp]
    case .back: return [.back]
    }
    return []
  }

  /// A row: the title of a deck, or a result under it.
  enum Row: Equatable {
    case deck(String)
    case result(label: String, figure: String, date: String)
    case blank
  }

  func rows(in world: Surroundings) -> [Row] {
    let bests = BestResults(world.history)
    var rows: [Row] = []
    for deckID in bests.deckIDs {
      if !rows.isEmpty { rows.append(.blank) }
      let outline = world.summary(id: deckID)?.outline
      rows.append(.deck(outline?.title ?? deckID))
      rows += bests.results(deckID: deckID).map { row(of: $0, outline: outline, in: world) }
    }
    return rows
  }

  private func row(
    of result: FinishedPaper, outline: DeckOutline?, in world: Surroundings
  ) -> Row {
    let words = world.words
    let topic =
      result.categoryID.map { outline?.category(id: $0)?.name ?? $0 } ?? words(.categoriesAll)
    let count = words.counted(.countQuestions, result.questionCount)
    let name =
      result.mode == .exam
      ? Self.name(of: result, outline, words: words)
      : [Self.variantName(of: result, outline), topic].compactMap(\.self).joined(separator: ", ")
    let figure =
      result.mode == .game
      ? words.counted(.countPoints, result.points)
      : ScoreText(result, outline: outline, words: words).score
        + (result.isPassed == true ? " ✓" : " ✗")
    return .result(label: name + ", " + count, figure: figure, date: words.date(result.day))
  }

  /// The form of an exam that was sat and the paper where it was a fixed one; in most exams neither.
  private static func name(
    of result: FinishedPaper, _ outline: DeckOutline?, words: Words
  ) -> String {
    let variant = outline?.variants.first { $0.id == result.variantID }
    let papers = (variant?.outline ?? outline)?.blueprint.papers
    let paper = papers?.first { $0.id == result.fixedPaperID }
    let names = [variantName(of: result, outline), paper?.name]
    let own = names.compactMap { $0 }.joined(separator: ", ")
    return own.isEmpty ? words(.modeExam) : own
  }

  /// The form of the exam; its id where the deck has it no more, `nil` where there is but one.
  private static func variantName(of result: FinishedPaper, _ outline: DeckOutline?) -> String? {
    outline?.variants.first { $0.id == result.variantID }?.name ?? result.variantID
  }
}
