import QuizEngine
import TerminalKit

/// What is said of the things that can be done with an exam's deck.
struct ModeTexts {
  typealias Line = ModePickerLayout.Line

  private let deckID: String
  private let world: Surroundings
  private let words: Words
  private let outline: DeckOutline?

  init(deckID: String, in world: Surroundings) {
    self.deckID = deckID
    self.world = world
    words = world.words
    outline = world.examOutline(id: deckID)
  }

  func label(of item: ModePickerScreen.Item) -> String {
    switch item {
    case .practice: words(.modePractice)
    case .exam: words(.modeExam)
    case .papers: words(.modePapers)
    case .game: words(.modeGame)
    case .mistakes: words(.modeMistakes)
    case .flagged: words(.modeFlagged)
    case .choice(let choice):
      world.summary(id: deckID).map {
        choice.name(of: $0.outline, in: world.settings, words: words)
      } ?? ""
    }
  }

  func detail(of item: ModePickerScreen.Item) -> String {
    switch item {
    case .practice: return PracticeText(deckID: deckID, in: world).line
    case .exam:
      let rules = outline.map { RulesText($0, words: words).figures } ?? ""
      let conditions =
        world.settings.clock == .times1 ? "" : " · " + words(.practiceConditions)
      return rules + conditions
    case .papers: return words(.modePapersAbout)
    case .game: return words(.modeGameAbout)
    case .mistakes:
      return words.counted(.countQuestions, world.history.mistakeIDs(deckID: deckID).count)
    case .flagged:
      return words.counted(.countQuestions, world.history.flaggedIDs(deckID: deckID).count)
    case .choice(let choice):
      guard let deck = world.summary(id: deckID)?.outline else { return "" }
      let chosen = choice.chosen(of: deck, in: world.settings)
      return choice.options(of: deck, words: words).first { $0.id == chosen }?.name ?? ""
    }
  }

  /// What stands below the list while an entry is in focus: what its row has no room for, the parts
  /// of the exam, its edition, what the deck says of itself, and where its rules are from.
  func below(
    _ item: ModePickerScreen.Item, room: Int, labelRoom: Int, width: Int, summary: [String]
  ) -> [Line] {
    var own: [String] = []
    let (label, detail) = (label(of: item), detail(of: item))
    if displayWidth(of: label) > labelRoom { own.append(label) }
    if displayWidth(of: detail) > room { own.append(detail) }
    let asides = { (texts: [String]) in
      texts.flatMap { wrapped($0, width: width) }.map { Line(text: $0, role: .aside) }
    }
    // The edition is not to be looked for below a long text.
    let source =
      summary.isEmpty
      ? [asides(edition + references)]
      : [asides(edition), summary.map { Line(text: $0, role: .text) }, asides(references)]
    let blocks =
      [
        own.flatMap { wrapped($0, width: width) }.map { Line(text: $0, role: .text) },
        sections(width: width),
      ] + source
    // A row of air between them where there is any to give.
    let air = world.size.rows < 20 ? [] : [Line(text: "", role: .text)]
    return Array(blocks.filter { !$0.isEmpty }.joined(separator: air))
  }

  /// The parts of the exam with their figures, one a line where it fits.
  private func sections(width: Int) -> [Line] {
    guard let outline, !outline.blueprint.sections.isEmpty else { return [] }
    let rules = RulesText(outline, words: words)
    let sections = outline.blueprint.sections
    let names = sections.map { displayWidth(of: $0.name) }.max() ?? 0
    let isTable = sections.allSatisfy {
      names + 2 + displayWidth(of: rules.figures(of: $0)) <= width
    }
    return sections.flatMap { section -> [Line] in
      let figures = rules.figures(of: section)
      let gap = String(repeating: " ", count: max(0, names - displayWidth(of: section.name)) + 2)
      let text = isTable ? section.name + gap + figures : words.labelled(section.name, figures)
      return (isTable ? [text] : wrapped(text, width: width)).map { Line(text: $0, role: .text) }
    }
      + sections.filter(\.isGate).flatMap {
        wrapped(words.labelled($0.name, words(.sectionGate)), width: width)
      }.map { Line(text: $0, role: .text) }
  }

  /// The edition, and since when it holds.
  private var edition: [String] {
    guard let outline else { return [] }
    var edition = [RulesText(outline, words: words).edition].filter { !$0.isEmpty }
    if !outline.validFrom.isEmpty {
      edition.append(words(.rulesValidFrom, ["date": words.date(outline.validFrom)]))
    }
    return edition.isEmpty ? [] : [edition.joined(separator: " ")]
  }

  /// Where the rules stand.
  private var references: [String] { (outline?.references ?? []).filter { !$0.isEmpty } }
}
