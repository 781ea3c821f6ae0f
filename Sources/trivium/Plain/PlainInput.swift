import QuizEngine

/// What a typed line means while a question is asked.
enum PlainInput: Equatable {
  case answer(Answer)
  /// The row that was chosen for one part of an answer that has several.
  case part(Int)
  case repetition
  case leaving
  /// Nothing was typed.
  case nothing
  case unknown

  /// Reads a line.
  ///
  /// - Parameter shown: what may be chosen, for each part where there are several, in the order in
  ///   which it is shown.
  init(_ line: String, to entry: Paper.Entry, shown: [String]) {
    let typed = TextFolding.trimmed(line)
    if entry.question.isTyped {
      self = Self.typed(typed, to: entry.question)
      return
    }
    if let command = Self.command(typed) {
      self = command
      return
    }
    let words = typed.split { $0 == " " || $0 == "," || $0 == ";" }.map(String.init)
    let rows = words.map { Self.row($0, count: shown.count) }
    let folded = TextFolding.folded(typed)
    if !rows.isEmpty, !rows.contains(nil) {
      self = Self.answer(rows.compactMap { $0 }, to: entry)
    } else if let row = shown.firstIndex(where: { TextFolding.folded($0) == folded }) {
      self = Self.answer([row], to: entry)
    } else if let answer = Self.pairs(words, of: entry) {
      self = .answer(answer)
    } else {
      self = .unknown
    }
  }

  private static func typed(_ typed: String, to question: Question) -> PlainInput {
    // What the question accepts is an answer, whatever else it may mean.
    if question.accepts(.text(typed)) { return .answer(.text(typed)) }
    if let command = command(typed) { return command }
    if case .number(let key) = question.kind, !key.understands(typed) { return .unknown }
    return .answer(.text(typed))
  }

  private static func command(_ typed: String) -> PlainInput? {
    switch typed {
    case "": .nothing
    case "?": .repetition
    case "q", "Q": .leaving
    default: nil
    }
  }

  /// The row that a number from 1, or a letter, names.
  private static func row(_ word: String, count: Int) -> Int? {
    if let number = WholeNumber.of(word) {
      return (1...UInt64(max(1, count))).contains(number) ? Int(number) - 1 : nil
    }
    guard word.utf8.count == 1, let letter = word.lowercased().utf8.first,
      letter >= UInt8(ascii: "a")
    else { return nil }
    let row = Int(letter - UInt8(ascii: "a"))
    return row < count ? row : nil
  }

  private static func answer(_ rows: [Int], to entry: Paper.Entry) -> PlainInput {
    let options = { Set(rows.map { entry.optionOrder[$0] }).sorted() }
    switch entry.question.kind {
    case .single: return options().count == 1 ? .answer(.option(options()[0])) : .unknown
    case .multiple: return .answer(.options(options()))
    case .trueFalse: return options().count == 1 ? .answer(.truth(options()[0] == 0)) : .unknown
    case .statements, .matching:
      if rows.count == 1 { return .part(rows[0]) }
      return whole(rows, of: entry).map(PlainInput.answer) ?? .unknown
    case .ordering, .card: return whole(rows, of: entry).map(PlainInput.answer) ?? .unknown
    case .text, .number: return .unknown
    }
  }

  /// The answer that has a row for each of its parts; `nil` where these are too few or too many.
  static func whole(_ rows: [Int], of entry: Paper.Entry) -> Answer? {
    let numbers = rows.map { $0 + 1 }
    guard case .matching(let matching) = entry.question.kind else {
      return ScriptLine.places(numbers).answer(to: entry)
    }
    guard numbers.count == matching.lefts.count else { return nil }
    let pairs = numbers.enumerated().map { ScriptLine.Pair($0 + 1, $1) }
    return ScriptLine.pairs(pairs).answer(to: entry)
  }

  /// Pairs as a script has them, `1-2 2-1`, one for each on the left.
  private static func pairs(_ words: [String], of entry: Paper.Entry) -> Answer? {
    let pairs = words.compactMap { ScriptLine.Pair($0[...]) }
    guard !pairs.isEmpty, pairs.count == words.count,
      let answer = ScriptLine.pairs(pairs).answer(to: entry), entry.question.isComplete(answer)
    else { return nil }
    return answer
  }
}
