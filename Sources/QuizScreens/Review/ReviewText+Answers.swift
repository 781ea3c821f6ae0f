import QuizEngine
import TerminalKit

extension ReviewText {
  /// Adds what was given and what is right, option by option or row by row.
  mutating func addAnswers(_ entry: Paper.Entry, outcome: Outcome, outline: DeckOutline) {
    switch entry.question.kind {
    case .text(let accepted):
      addTyped(outcome, right: accepted.forms.joined(separator: " / "))
    case .number(let key): addTyped(outcome, right: NumberText(key, words: words).right)
    case .single, .multiple, .trueFalse: addOptions(entry, outcome: outcome, outline: outline)
    case .statements(let group): addStatements(group, entry, outcome, outline)
    case .matching(let matching): addPairs(matching, outcome)
    case .ordering(let ordering): addOrder(ordering, outcome)
    case .card(let back): addCard(back, outcome)
    }
    if outcome.isUnanswered, !isNarrow { add("– " + words(.reviewUnanswered), as: .warning) }
  }

  private mutating func addTyped(_ outcome: Outcome, right: String) {
    if case .text(let typed) = outcome.answer, !outcome.isUnanswered {
      addMine(typed, isRight: outcome.isRight)
    }
    addRight(right)
  }

  /// Adds what was given.
  private mutating func addMine(_ text: String, isRight: Bool) {
    addAnswer(
      isRight ? "✓" : "✗", isMine: true, isRight: isRight, text, isRight ? .right : .wrong)
  }

  /// Adds what is right and was not given.
  private mutating func addRight(_ text: String) {
    addAnswer("✓", isMine: false, isRight: true, text, .right)
  }

  private mutating func addOptions(
    _ entry: Paper.Entry, outcome: Outcome, outline: DeckOutline
  ) {
    let sheet = AnswerSheet(for: entry, given: outcome.answer)
    for place in entry.optionOrder.indices {
      let option = entry.optionOrder[place]
      let text =
        entry.question.options.isEmpty
        ? TruthText(outline, words: words).text(option == 0) : entry.question.options[option]
      let isRight = entry.question.isRightOption(option)
      if sheet.isMarked[place] {
        addMine(text, isRight: isRight)
      } else if isRight {
        addRight(text)
      } else {
        addAnswer(" ", isMine: false, isRight: false, text, .aside)
      }
      addReason(option, of: entry.question)
    }
  }

  /// Why an option or a statement is right or wrong.
  private mutating func addReason(_ option: Int, of question: Question) {
    guard question.optionExplanations.indices.contains(option) else { return }
    add(question.optionExplanations[option], as: .aside, indent: labelWidth + 4)
  }

  private mutating func addStatements(
    _ group: StatementGroup, _ entry: Paper.Entry, _ outcome: Outcome, _ outline: DeckOutline
  ) {
    var given: [Bool?] = []
    if case .statements(let truths) = outcome.answer { given = truths }
    let truth = TruthText(outline, words: words)
    for option in entry.optionOrder {
      let mine = given.indices.contains(option) ? given[option] : nil
      let statement = group.statements[option]
      add(statement.text, as: .text)
      addRow(mine: mine.map(truth.text), right: truth.text(statement.isTrue))
      addReason(option, of: entry.question)
    }
  }

  private mutating func addPairs(_ matching: Matching, _ outcome: Outcome) {
    var given: [Int?] = []
    if case .pairs(let partners) = outcome.answer { given = partners }
    for (left, text) in matching.lefts.enumerated() {
      let mine = given.indices.contains(left) ? given[left] : nil
      add(text, as: .text)
      addRow(
        mine: mine.map { matching.rights[$0] }, right: matching.rights[matching.key[left]])
    }
  }

  private mutating func addOrder(_ ordering: Ordering, _ outcome: Outcome) {
    var given: [Int] = []
    if case .order(let items) = outcome.answer { given = items }
    for (place, item) in ordering.items.enumerated() {
      let mine = given.indices.contains(place) ? given[place] : nil
      addRow(mine: mine.map { ordering.items[$0] }, right: item, before: "\(place + 1). ")
    }
  }

  private mutating func addCard(_ back: String, _ outcome: Outcome) {
    add(back, as: .text)
    if case .known(let known) = outcome.answer {
      addMine(words(known ? .cardKnown : .cardUnknown), isRight: known)
    }
  }

  /// What was given for a row, and what is right where that is something else.
  private mutating func addRow(mine: String?, right: String, before number: String = "") {
    if let mine { addMine(number + mine, isRight: mine == right) }
    if mine != right { addRight(number + right) }
  }
}
