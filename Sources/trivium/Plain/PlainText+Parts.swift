import QuizEngine
import QuizScreens
import TerminalKit

extension PlainText {
  /// What kind of answer is asked for, where a number alone does not do.
  func hint(for question: Question, outline: DeckOutline) -> [String] {
    switch question.kind {
    case .single, .trueFalse, .text, .card: return []
    case .multiple(let choice):
      let hint =
        choice.statesCount
        ? words.counted(.hintChoose, choice.correct.count) : words(.hintSeveral)
      return [hint + " " + words(.plainSeveral)]
    case .number(let key): return [hint(for: key)]
    case .statements:
      let truth = TruthText(outline, words: words)
      return [
        words(
          .plainHintStatements,
          ["yes": cleaned(truth.text(true)), "no": cleaned(truth.text(false))])
      ]
    case .matching(let matching):
      let texts = matching.lefts.map { cleaned($0) }.joined(separator: "; ")
      return [words(.plainHintMatching, ["texts": texts])]
    case .ordering: return [words(.plainHintOrdering)]
    }
  }

  private func hint(for key: NumberKey) -> String {
    switch key.form {
    case .decimal:
      key.unit.isEmpty
        ? words(.plainHintNumber) : words(.plainHintUnit, ["unit": cleaned(key.unit)])
    case .time: words(.plainHintTime)
    case .latitude: words(.plainHintLatitude)
    case .longitude: words(.plainHintLongitude)
    }
  }

  /// An answer to be made for a question.
  func draft(for entry: Paper.Entry, outline: DeckOutline) -> PlainDraft {
    var choices = ShownOptions(outline, words: words).texts(of: entry)
    if case .statements = entry.question.kind {
      choices = [true, false].map(TruthText(outline, words: words).text)
    }
    return PlainDraft(entry, choices: choices)
  }

  /// What is said before the next part of an answer is asked for; for a card that was turned, its
  /// back.
  func part(of draft: PlainDraft) -> [String] {
    let entry = draft.entry
    let part = draft.rows.count
    switch entry.question.kind {
    case .statements(let group):
      let text = words(
        .plainStatement,
        [
          "number": words.number(part + 1), "total": words.number(group.statements.count),
          "text": group.statements[entry.optionOrder[part]].text,
        ])
      return Self.lines(of: text)
    case .matching(let matching):
      return Self.lines(of: words(.plainPartner, ["text": matching.lefts[part]]))
    case .card(let back):
      return draft.isCovered ? [] : Self.lines(of: back) + Self.numbered(draft.choices)
    case .single, .multiple, .trueFalse, .text, .number, .ordering: return []
    }
  }

  /// What stands before the line that is typed.
  func prompt(for draft: PlainDraft) -> String {
    words(draft.isCovered ? .plainTurn : .plainAnswer)
  }

  /// What is said of a line that is no answer.
  func unknown(_ draft: PlainDraft) -> String {
    switch draft.entry.question.kind {
    case .text: words(.plainHowTyped)
    case .number(let key): hint(for: key)
    case .ordering: words(.plainHintOrdering)
    case .single, .multiple, .trueFalse, .statements, .matching, .card:
      words(.plainUnknown, ["count": words.number(draft.choices.count)])
    }
  }
}
