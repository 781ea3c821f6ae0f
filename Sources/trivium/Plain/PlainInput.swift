import QuizEngine

/// What a typed line means while a question is asked.
enum PlainInput: Equatable {
  case answer(Answer)
  case repetition
  case leaving
  /// Nothing was typed.
  case nothing
  case unknown

  /// Reads a line.
  ///
  /// - Parameter shown: the texts of the options in the order in which they are shown.
  init(_ line: String, to entry: Paper.Entry, shown: [String]) {
    let typed = TextFolding.trimmed(line)
    if entry.question.isTyped {
      // What the question accepts is an answer, whatever else it may mean.
      let isRight = entry.question.accepts(.text(typed))
      self = isRight ? .answer(.text(typed)) : Self.command(typed) ?? .answer(.text(typed))
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
    } else {
      self = .unknown
    }
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
    let options = Set(rows.map { entry.optionOrder[$0] }).sorted()
    switch entry.question.kind {
    case .single: return options.count == 1 ? .answer(.option(options[0])) : .unknown
    case .multiple: return .answer(.options(options))
    case .trueFalse: return options.count == 1 ? .answer(.truth(options[0] == 0)) : .unknown
    case .text, .number, .statements, .matching, .ordering, .card: return .unknown
    }
  }
}
