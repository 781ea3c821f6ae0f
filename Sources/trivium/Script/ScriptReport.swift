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
    var members = [
      JSONMember("n", .int(index + 1)), JSONMember("question", .string(question.id)),
      JSONMember("category", .text(question.categoryID)),
      JSONMember("section", .text(session.paper.section(at: index)?.id)),
      JSONMember("stem", .string(question.stem)),
      JSONMember(
        "options", .strings(ShownOptions(session.paper.outline, words: words).texts(of: entry))),
    ]
    if case .matching(let matching) = question.kind {
      members.append(JSONMember("lefts", .strings(matching.lefts)))
    }
    members += [
      JSONMember("given", Self.json(given, entry)),
      JSONMember("right", .bool(question.accepts(given))),
      JSONMember("points", .int(session.pointsByQuestion[index])),
      JSONMember("remaining", .seconds(timeLeft)),
    ]
    return JSONValue.object(members).text(.line)
  }

  /// What was given, as a line of a script says it: the number of an option as shown, a list of
  /// numbers or of pairs, or the typed text.
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
    case .statements(let truths):
      .array(entry.optionOrder.map { .int(truths[$0].map { $0 ? 1 : 2 } ?? 0) })
    case .pairs(let partners): .strings(pairs(partners, entry))
    case .order(let options): .array(options.map(place))
    }
  }

  private static func pairs(_ partners: [Int?], _ entry: Paper.Entry) -> [String] {
    partners.enumerated().compactMap { left, partner in
      partner.flatMap(entry.place).map { "\(left + 1)-\($0 + 1)" }
    }
  }
}
