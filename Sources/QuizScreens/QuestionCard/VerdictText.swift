package import QuizEngine
import TerminalKit

/// What is said after an answer: right or wrong in a word, the points, the explanation.
struct VerdictText {
  let card: QuestionCardScreen
  let entry: Paper.Entry
  let world: Surroundings

  /// A line and its role.
  struct Line: Equatable {
    var text: String
    var role: Role
  }

  /// The lines for a width; while nothing is given away only why it was not taken.
  func lines(width: Int) -> [Line] {
    if card.phase == .asking, card.sheet.isUnclear {
      return wrapped(refusal, width: width).map { Line(text: $0, role: .warning) }
    }
    guard case .verdict(_, let isHeld) = card.phase,
      let given = card.session.given[card.session.position]
    else { return [] }
    let isRight = entry.question.accepts(given.answer)
    var lines = wrapped(headline(given, isRight: isRight), width: width).map {
      Line(text: $0, role: isRight ? .right : .wrong)
    }
    guard isHeld, explains else { return lines }
    let explanation = entry.question.explanation
    if !explanation.isEmpty {
      lines += wrapped(explanation, width: width).map { Line(text: $0, role: .text) }
    }
    lines += entry.question.references.flatMap { wrapped($0, width: width) }.map {
      Line(text: $0, role: .aside)
    }
    return lines
  }

  /// What is to be done before the answer can be taken.
  private var refusal: String {
    let words = world.words
    return switch entry.question.kind {
    case .number(let key): words(.numberUnclear) + " " + NumberText(key, words: words).hint
    case .multiple(let choice) where choice.statesCount:
      words.counted(.markAnswers, choice.correct.count)
    default: HintText(card.session.paper.outline, words: words).text(for: entry)
    }
  }

  private var explains: Bool { card.session.paper.outline.blueprint.showsExplanations }

  private func headline(_ given: GivenAnswer, isRight: Bool) -> String {
    let words = world.words
    if case .card = entry.question.kind, !given.isLate {
      return isRight ? "✓ " + words(.cardKnown) : "✗ " + words(.cardUnknown)
    }
    if isRight {
      let points = card.session.pointsByQuestion[card.session.position]
      let gain = points > 0 ? " · +" + words.number(points) : ""
      return "✓ " + words(.verdictRight) + gain
    }
    let head = given.isLate ? words(.verdictTimeUp) : words(.verdictWrong)
    switch entry.question.kind {
    case .statements, .matching:
      // The rows show what is right; how near it came they do not count.
      let count: KeyValuePairs<String, String> = [
        "count": words.number(rightRows), "total": words.number(card.sheet.rowCount),
      ]
      return "✗ " + words.labelled(head, words(.rightOf, count))
    default:
      let answer = AnswerText(card.session.paper.outline, words: words).right(entry.question)
      return "✗ " + words.labelled(head, words(.verdictRightIs, ["answer": answer]))
    }
  }

  /// How many rows have the right answer of their own.
  private var rightRows: Int {
    let answer = card.sheet.answer(to: entry)
    return switch (entry.question.kind, answer) {
    case (.statements(let group), .statements(let given)): zip(group.key, given).count { $0 == $1 }
    case (.matching(let matching), .pairs(let given)): zip(matching.key, given).count { $0 == $1 }
    default: 0
    }
  }
}

/// The two answers to a statement, in the deck's own words or the program's.
package struct TruthText {
  private let own: ExamBlueprint.TruthWords?
  private let words: Words

  /// Takes the words of a deck, with the program's for a deck that has none.
  package init(_ outline: DeckOutline, words: Words) {
    own = outline.blueprint.words
    self.words = words
  }

  /// The word for an answer.
  package func text(_ truth: Bool) -> String {
    truth ? own?.whenTrue ?? words(.answerTrue) : own?.whenFalse ?? words(.answerFalse)
  }
}
