import QuizEngine

extension ScriptLine {
  /// What the line answers to a question; `nil` where it does not fit.
  ///
  /// A line that lets time pass is no answer.
  func answer(to entry: Paper.Entry) -> Answer? {
    switch self {
    case .right: return entry.question.rightAnswer
    case .wrong: return entry.question.wrongAnswer
    case .nothing: return .unanswered
    case .wait: return nil
    case .typed(let text):
      guard entry.question.isTyped else { return nil }
      return .text(text)
    case .places(let places): return Self.answer(places, to: entry)
    }
  }

  private static func answer(_ places: [Int], to entry: Paper.Entry) -> Answer? {
    let order = entry.optionOrder
    guard places.allSatisfy({ (1...max(1, order.count)).contains($0) }), !order.isEmpty,
      Set(places).count == places.count
    else { return nil }
    let options = places.map { order[$0 - 1] }
    switch entry.question.kind {
    case .single: return options.count == 1 ? .option(options[0]) : nil
    case .multiple: return .options(options.sorted())
    case .trueFalse: return options.count == 1 ? .truth(options[0] == 0) : nil
    case .card: return options.count == 1 ? .known(options[0] == 0) : nil
    case .text, .number, .statements, .matching, .ordering: return nil
    }
  }

  /// What may be written for a question, as the end of a sentence.
  static func usage(for entry: Paper.Entry) -> String {
    let count = entry.optionOrder.count
    return switch entry.question.kind {
    case .single, .trueFalse, .card, .statements, .matching, .ordering:
      "write a number from 1 to \(count), =, !, - or +S"
    case .multiple: "write numbers from 1 to \(count) with blanks between them, =, !, - or +S"
    case .text, .number: "write \" and the answer, =, !, - or +S"
    }
  }
}
