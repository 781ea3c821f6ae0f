package import QuizEngine
package import TerminalKit

/// One question at a time: its card, its options, its clock, and what came of the answer.
package struct QuestionCardScreen: ScreenState {
  package internal(set) var session: QuizSession
  package internal(set) var sheet: AnswerSheet
  package internal(set) var phase = Phase.asking
  package internal(set) var scroll = VerticalScroll()
  /// When the paper was begun, and when the question was shown.
  package internal(set) var startedAt: Duration
  package internal(set) var shownAt: Duration

  /// Whether an answer is asked for, or what came of it is shown.
  package enum Phase: Equatable, Sendable {
    case asking
    /// Since when the verdict shows, and whether it stays until a key.
    case verdict(since: Duration, isHeld: Bool)
    /// A section was handed in, and the next is told of.
    case announcing
  }

  /// For so long after something new is shown, what chooses or goes on is not taken.
  package static let guardTime = Duration.milliseconds(150)

  package init(session: QuizSession, at now: Duration) {
    self.session = session
    startedAt = now
    shownAt = now
    sheet = session.current.map { AnswerSheet(for: $0) } ?? AnswerSheet.empty
  }

  package enum Command: Equatable, Sendable {
    case focus(Int)
    /// By rows, and by pages.
    case scroll(Int), page(Int)
    /// A digit or a letter names a row.
    case pick(Int)
    /// Enter: the row in focus, or what is marked.
    case confirm
    /// Space: the row in focus, marked or not, set otherwise or cleared.
    case mark
    /// Tab: the next partner of the row in focus, or the one before.
    case cycle(Int)
    case leaveField
    case goOn, hold
    case next, previous
    case beginSection
    case flag, map, restart, help, leave
  }

  package var mode: Mode { session.paper.mode }

  package var entry: Paper.Entry? { session.current }

  package func path(in world: Surroundings) -> [String] {
    let outline = session.paper.outline
    var path = ["Trivium", outline.title]
    let words = world.words
    if let id = session.paper.request.regionID,
      let region = outline.regions?.values.first(where: { $0.id == id })
    {
      path.append(region.name)
    }
    if let name = session.paper.variantName { path.append(name) }
    switch mode {
    case .exam:
      let request = session.paper.request
      let fixed = outline.blueprint.papers.first { $0.id == request.fixedPaperID }
      // What comes next is told of already under its own name.
      let section = phase == .announcing ? session.nextSection : session.section
      path += [fixed?.name, section?.rules.name].compactMap(\.self)
      if fixed == nil, session.section == nil { path.append(words(.modeExam)) }
    case .practice: path.append(words(.modePractice))
    case .review: path.append(words(.modeMistakes))
    case .game: break
    }
    if mode != .exam, let entry, let category = outline.category(id: entry.question.categoryID) {
      path.append(category.name)
    }
    return path
  }

  package func bindings(in world: Surroundings) -> [KeyBinding<Command>] {
    let words = world.words
    var bindings: [KeyBinding<Command>] =
      switch phase {
      case .verdict(_, let isHeld): verdictBindings(in: world, isHeld: isHeld)
      case .announcing: announcementBindings(words)
      case .asking: sheet.isTyping ? typingBindings(words) : askingBindings(words)
      }
    bindings += commonBindings(words)
    return bindings
  }

  package mutating func type(
    _ key: Key, in world: Surroundings, at now: Duration
  ) -> [Action]? {
    guard phase == .asking, sheet.isTyping, key != .tab else { return nil }
    let before = sheet.field.value
    guard sheet.field.handle(key) else { return nil }
    if sheet.field.value != before { sheet.isUnclear = false }
    return []
  }

  package mutating func paste(_ text: String, in world: Surroundings) {
    guard phase == .asking, sheet.isTyping else { return }
    sheet.field.paste(text)
    sheet.isUnclear = false
  }
}

extension AnswerSheet {
  /// The sheet of a paper without questions.
  static let empty = AnswerSheet(
    for: Paper.Entry(
      question: Question(id: "", stem: "", kind: .trueFalse(true)), optionOrder: []))
}

extension Paper {
  /// The name of the form of the exam that is sat, where there are several.
  var variantName: String? { outline.variants.first { $0.id == request.variantID }?.name }
}
