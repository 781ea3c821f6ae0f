import QuizEngine
import TerminalKit

/// A question with its answers and its explanation, as lines.
struct ReviewText {
  private(set) var lines: [Line] = []
  let words: Words
  private let width: Int
  /// Whether the signs before the answers stand alone, for want of room for words.
  let isNarrow: Bool
  private(set) var picture: ReviewPicture?

  struct Line: Equatable {
    var text: String
    var role: Role
  }

  /// Makes the lines; what a picture that is shown says by itself is not described.
  init(_ screen: ReviewScreen, in world: Surroundings, page: Page) {
    words = world.words
    guard let index = screen.index else {
      width = page.body.columns - 1
      isNarrow = width < 56
      return
    }
    let entry = screen.session.paper.entries[index]
    let outcome = screen.session.outcomes[index]
    let shown = QuestionPicture(
      of: entry.question, deckID: screen.session.paper.outline.id, in: world,
      isCompact: page.isCompact)
    picture = shown.flatMap { ReviewPicture($0, page: page) }
    width = page.body.columns - (picture?.columnsTaken ?? 1)
    isNarrow = width < 56
    add(entry.question.stem, as: .title)
    if entry.question.isUnscored { add(words(.reviewUnscored), as: .aside) }
    if isNarrow {
      add(key(of: outcome, to: entry.question), as: outcome.isUnanswered ? .warning : .aside)
    } else {
      lines.append(Line(text: "", role: .text))
    }
    if let shown, picture == nil || shown.needsWords {
      for line in shown.words(width: max(4, width)) { add(line, as: .aside) }
    }
    let rows = picture?.stand(below: lines.count) ?? 0
    lines += Array(repeating: Line(text: "", role: .text), count: rows)
    addAnswers(entry, outcome: outcome, outline: screen.session.paper.outline)
    lines.append(Line(text: "", role: .text))
    add(entry.question.explanation, as: .text)
    for reference in entry.question.references { add(reference, as: .aside) }
    if !screen.showsWholeID(in: world) { add(entry.question.id, as: .aside) }
  }

  /// What the signs mean that stand without words.
  private func key(of outcome: Outcome, to question: Question) -> String {
    let given =
      outcome.isUnanswered
      ? "– " + words(.reviewUnanswered) : Self.chosen + " " + words(.reviewYours)
    if case .card = question.kind { return given }
    return given + "   ✓ " + words(.reviewRight)
  }

  /// The sign of what was given, beside that of right or wrong.
  private static let chosen = "●"

  mutating func add(_ text: String, as role: Role, indent: Int = 0) {
    guard !text.isEmpty else { return }
    let blanks = String(repeating: " ", count: indent)
    lines += wrapped(text, width: max(4, width - indent)).map {
      Line(text: blanks + $0, role: role)
    }
  }

  /// The columns of the labels before the answers.
  var labelWidth: Int {
    isNarrow
      ? 0
      : max(displayWidth(of: words(.reviewYours)), displayWidth(of: words(.reviewRight))) + 2
  }

  /// Adds an answer with a sign of right or wrong, which is the one given or not: the label says
  /// so, or where it has no room a sign of its own.
  mutating func addAnswer(
    _ sign: String, isMine: Bool, isRight: Bool, _ text: String, _ role: Role
  ) {
    let gap = labelWidth
    let label = isMine ? words(.reviewYours) : isRight ? words(.reviewRight) : ""
    let padded =
      gap == 0 ? "" : label + String(repeating: " ", count: gap - displayWidth(of: label))
    let shown = wrapped(text, width: max(4, width - gap - 4))
    for (offset, line) in shown.enumerated() {
      let head =
        offset == 0
        ? (isNarrow && isMine ? " " + Self.chosen : "  ") + sign + " " + padded
        : String(repeating: " ", count: 4 + gap)
      lines.append(Line(text: head + line, role: role))
    }
  }
}
