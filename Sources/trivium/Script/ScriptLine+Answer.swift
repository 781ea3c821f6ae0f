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
    case .pairs(let pairs): return Self.answer(pairs, to: entry)
    }
  }

  private static func answer(_ places: [Int], to entry: Paper.Entry) -> Answer? {
    if case .statements = entry.question.kind { return truths(places, entry) }
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
    case .ordering: return options.count == order.count ? .order(options) : nil
    case .text, .number, .statements, .matching: return nil
    }
  }

  /// What is said of each statement as shown: 1 true, 2 false, 0 nothing.
  private static func truths(_ marks: [Int], _ entry: Paper.Entry) -> Answer? {
    guard marks.count == entry.optionOrder.count, marks.allSatisfy((0...2).contains) else {
      return nil
    }
    var truths: [Bool?] = Array(repeating: nil, count: marks.count)
    for (place, mark) in marks.enumerated() where mark > 0 {
      truths[entry.optionOrder[place]] = mark == 1
    }
    return .statements(truths)
  }

  /// The partners of what stands on the left; what is not named stays open.
  private static func answer(_ pairs: [Pair], to entry: Paper.Entry) -> Answer? {
    guard case .matching(let matching) = entry.question.kind,
      Set(pairs.map(\.left)).count == pairs.count
    else { return nil }
    var partners: [Int?] = Array(repeating: nil, count: matching.lefts.count)
    for pair in pairs {
      guard (1...partners.count).contains(pair.left),
        (1...entry.optionOrder.count).contains(pair.right)
      else { return nil }
      partners[pair.left - 1] = entry.optionOrder[pair.right - 1]
    }
    return .pairs(partners)
  }

  /// What may be written for a question, as the end of a sentence.
  static func usage(for entry: Paper.Entry) -> String {
    let count = entry.optionOrder.count
    return switch entry.question.kind {
    case .single, .trueFalse, .card: "write a number from 1 to \(count), =, !, - or +S"
    case .multiple: "write numbers from 1 to \(count) with blanks between them, =, !, - or +S"
    case .text, .number: "write \" and the answer, =, !, - or +S"
    case .statements:
      "write \(count) numbers with blanks between them, 1 for each statement that is true, 2 for "
        + "one that is false and 0 to leave one open, or =, !, - or +S"
    case .matching(let matching):
      "write pairs such as 1-2 with blanks between them, each a number from 1 to "
        + "\(matching.lefts.count) for what stands on the left and one from 1 to \(count) for its "
        + "partner, or =, !, - or +S"
    case .ordering:
      "write all numbers from 1 to \(count) in the right order with blanks between them, or =, !, "
        + "- or +S"
    }
  }
}
