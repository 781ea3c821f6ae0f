import JSONText
import QuizEngine
import QuizScreens

/// What a script prints of a session.
struct ScriptReport {
  let words: Words
  let isJSON: Bool

  /// The line for an answer that is on the disk.
  ///
  /// - Parameters:
  ///   - index: the place of the question in the paper, from 0.
  ///   - timeLeft: on the clock that was running; `nil` for none.
  func line(of session: QuizSession, at index: Int, timeLeft: Duration?) -> String {
    guard isJSON else { return "ACK \(index + 1)" }
    let entry = session.paper.entries[index]
    let question = entry.question
    let given = session.given[index]?.answer ?? .unanswered
    let json: JSONValue = [
      "n": .int(index + 1), "question": .string(question.id),
      "category": .text(question.categoryID), "section": nil, "stem": .string(question.stem),
      "options": .strings(options(of: entry, outline: session.paper.outline)),
      "given": Self.json(given, entry), "right": .bool(question.accepts(given)),
      "points": .int(session.pointsByQuestion[index]), "remaining": .seconds(timeLeft),
    ]
    return json.text(.line)
  }

  /// The options in the order in which they are shown.
  private func options(of entry: Paper.Entry, outline: DeckOutline) -> [String] {
    if case .trueFalse = entry.question.kind {
      return entry.optionOrder.map { TruthText(outline, words: words).text($0 == 0) }
    }
    return entry.optionOrder.map { entry.question.options[$0] }
  }

  /// What was given, as a line of a script says it: the number of an option as shown, several, or
  /// the typed text.
  private static func json(_ answer: Answer, _ entry: Paper.Entry) -> JSONValue {
    func place(_ option: Int) -> JSONValue {
      entry.place(ofOption: option).map { .int($0 + 1) } ?? .null
    }
    guard !answer.isEmpty else { return .null }
    return switch answer {
    case .unanswered: .null
    case .option(let option): place(option)
    case .options(let options):
      .array(entry.optionOrder.filter(options.contains).map(place))
    case .truth(let truth): place(truth ? 0 : 1)
    case .known(let known): place(known ? 0 : 1)
    case .text(let text): .string(text)
    case .statements, .pairs, .order: .null
    }
  }
}
