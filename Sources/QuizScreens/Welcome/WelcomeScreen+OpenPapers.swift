import QuizEngine
import TerminalKit

extension WelcomeScreen {
  /// What the entry of an earlier paper is called; `nil` for any other entry.
  func openLabel(of item: Item, words: Words) -> String? {
    switch item {
    case .result: words(.welcomeResult)
    case .goOn: words(.welcomeContinue)
    case .play, .choose, .reviewMistakes, .highScores, .settings: nil
    }
  }

  /// Draws the entry of an earlier paper in one row: what does not fit is said shorter.
  func drawOpenPaper(
    _ item: Item, label: String, isFocused: Bool, in area: Area, on canvas: inout Canvas,
    world: Surroundings, at now: Duration
  ) {
    canvas.writeEntry(label, at: area.origin, isFocused: isFocused, limit: area.columns - 2)
    let labels = openPapers(in: world).compactMap { openLabel(of: $0, words: world.words) }
    let widest = labels.map { displayWidth(of: $0) }.max() ?? 0
    let start = area.column + 2 + widest + (area.columns < 56 ? 2 : 3)
    let room = max(1, area.endColumn - start)
    let texts = standings(of: item, in: world, at: now)
    let text =
      texts.lazy.map { $0.text(room: room) }.first { displayWidth(of: $0) <= room }
      ?? texts.last?.text(room: room) ?? ""
    canvas.write(truncated(text, to: room), at: Position(row: area.row, column: start), as: .text)
  }

  /// How a paper stands: its name, which gives way first, and the rest.
  private struct Standing {
    var name: String
    var rest: [String]

    /// The least of a name that is worth showing.
    private static let leastName = 8

    func text(room: Int) -> String {
      let tail = rest.joined(separator: " · ")
      let left = room - displayWidth(of: tail) - 3
      guard !name.isEmpty else { return tail }
      let isWhole = displayWidth(of: name) <= left
      guard isWhole || left >= Self.leastName else { return name + " · " + tail }
      return truncated(name, to: left) + " · " + tail
    }
  }

  /// The ways to say how a paper stands, the fullest first.
  private func standings(
    of item: Item, in world: Surroundings, at now: Duration
  ) -> [Standing] {
    let words = world.words
    switch item {
    case .goOn(_, nil): return []
    case .goOn(let paper, let outline?):
      let standing = paper.standing(in: outline)
      let (number, total) = (words.number(standing.number), words.number(standing.total))
      let left = paper.timeLeft(at: now).map { words.clock($0) }
      let long = left.map { [words(.continueLeft, ["time": $0])] } ?? []
      var question = words(.continueAt, ["number": number, "total": total])
      var short = ["\(number)/\(total)"]
      if let part = standing.section, part.isNext {
        question = words(
          .sectionOf,
          [
            "number": words.number(part.number), "total": words.number(part.total),
            "name": part.name,
          ])
        short = [part.name]
      }
      return [
        Standing(
          name: Self.name(of: paper, outline, standing, words: words), rest: [question] + long),
        Standing(name: Self.title(of: paper, outline), rest: [question] + long),
        Standing(name: outline.title, rest: [question] + long),
        Standing(name: outline.title, rest: short + long),
        Standing(name: "", rest: short + long),
      ]
    case .result(let session):
      let score = ScoreText(session, words: words).score
      let verdict = session.verdict.map {
        [words($0.isPassed ? .resultsPassed : .resultsFailed)]
      }
      let title = session.paper.outline.title
      return [
        Standing(name: title, rest: [words(.continueTimeUp)] + (verdict ?? []) + [score]),
        Standing(name: "", rest: [words(.continueTimeUp)] + [score]),
        Standing(name: "", rest: [score]),
      ]
    case .play, .choose, .reviewMistakes, .highScores, .settings: return []
    }
  }

  /// A deck's title with the form of its exam, where there are several.
  private static func title(of paper: UnfinishedPaper, _ outline: DeckOutline) -> String {
    let variant =
      paper.mode == .exam ? outline.variants.first { $0.id == paper.variantID } : nil
    return outline.title + (variant.map { " · " + $0.name } ?? "")
  }

  /// A deck's title and what of it was sat.
  private static func name(
    of paper: UnfinishedPaper, _ outline: DeckOutline, _ standing: UnfinishedPaper.Standing,
    words: Words
  ) -> String {
    // A part that is sat apart says more than that it is an exam.
    if let part = standing.section {
      return title(of: paper, outline) + (part.isNext ? "" : " · " + part.name)
    }
    let mode: Phrase? =
      switch paper.mode {
      case .exam: .modeExam
      case .practice: .modePractice
      case .review: .modeMistakes
      case .game: nil
      }
    return title(of: paper, outline) + (mode.map { " · " + words($0) } ?? "")
  }
}
