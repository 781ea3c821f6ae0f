import DeckFormats

/// Banks as they are written down, and what is found in them.
enum CheckedBank {
  /// What is found in a folder, each as a sentence with its remedy.
  static func findings(
    _ questions: [String], deck: String = #"{"examName":"E"}"#, isThorough: Bool = true
  ) -> [String] {
    let files = [
      SourceFile(name: "deck.json", text: deck),
      SourceFile(name: "questions.json", text: "[\(questions.joined(separator: ",\n"))]"),
    ]
    return DeckFormats.reading(of: files, id: "folder", isThorough: isThorough).findings.map {
      "\($0.severity.rawValue): \($0.description). \($0.remedy)"
    }
  }

  /// A question with options, as the list of them is written.
  static func choice(
    _ id: String, _ stem: String? = nil, _ options: [String], correct: String, more: String = ""
  ) -> String {
    let list = options.map { "\"\($0)\"" }.joined(separator: ",")
    let stem = stem ?? "\(word(id)) \(word(id + "x"))?"
    return
      #"{"id":"\#(id)","question":"\#(stem)","options":[\#(list)],"correct":\#(correct)\#(more)}"#
  }

  /// A statement.
  static func truth(_ id: String, _ stem: String? = nil, _ isTrue: Bool, more: String = "")
    -> String
  {
    #"{"id":"\#(id)","question":"\#(stem ?? word(id))","correct":\#(isTrue)\#(more)}"#
  }

  /// A word that no other text has.
  private static func word(_ text: String) -> String {
    text.map { character in
      character.wholeNumberValue.map { String("abcdefghij".dropFirst($0).prefix(1)) }
        ?? String(character)
    }.joined()
  }
}
